/** Local hosts, which may be framed over http from a local application. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

export interface FrameHosts {
  /** Base address of the report pages; '' is the application's origin. */
  reporting: string;
  /** Address of the application. */
  here: string;
}

/** Parameters of a report (002 §2.8), and its appearance. */
export interface FrameValues {
  retailerid: number;
  retailername: string;
  token: string;
  /** `ordering_General_Country`. */
  country: string;
  brand: string;
  mode: string;
}

/** Address to frame, or the host that is refused. */
export type FrameAddress = { address: string } | { refused: string };

/** Requires https; allows http between local hosts (ruling 25). */
const isSafe = ({ protocol, hostname }: URL, here: URL) =>
  protocol === 'https:' ||
  (protocol === 'http:' && THIS_MACHINE.includes(hostname) && THIS_MACHINE.includes(here.hostname));

/** Returns a report's address with parameters, if its host matches the configuration (ruling 25). */
export function frameAddress(link: string, hosts: FrameHosts, values: FrameValues): FrameAddress {
  const here = new URL(hosts.here);
  const url = URL.parse(link, here);
  if (!url) return { refused: link };
  const { origin } = new URL(hosts.reporting || '/', here);
  if (url.origin !== origin || !isSafe(url, here)) return { refused: url.host || url.protocol };
  // Removes credentials from the address.
  url.username = '';
  url.password = '';
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
  return { address: url.href };
}
