/** Names of this machine for itself: what is framed from there by http is framed on it alone. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

export interface FrameHosts {
  /** The base address of the report pages; '' is the application's own origin. */
  reporting: string;
  /** Where the application is. */
  here: string;
}

/** What a report is given (002 §2.8), and what it is to look like. */
export interface FrameValues {
  retailerid: number;
  retailername: string;
  token: string;
  /** `ordering_General_Country`. */
  country: string;
  brand: string;
  mode: string;
}

/** The address to frame, or the host that it is refused for. */
export type FrameAddress = { address: string } | { refused: string };

/** By https; by http only of this machine, for an application that is there itself (ruling 25). */
const isSafe = ({ protocol, hostname }: URL, here: URL) =>
  protocol === 'https:' ||
  (protocol === 'http:' && THIS_MACHINE.includes(hostname) && THIS_MACHINE.includes(here.hostname));

/** The page of a report with what it is given, where its host is the one of the configuration (ruling 25). */
export function frameAddress(link: string, hosts: FrameHosts, values: FrameValues): FrameAddress {
  const here = new URL(hosts.here);
  const url = URL.parse(link, here);
  if (!url) return { refused: link };
  const { origin } = new URL(hosts.reporting || '/', here);
  if (url.origin !== origin || !isSafe(url, here)) return { refused: url.host || url.protocol };
  // Somebody's name and password are no part of an address that is framed.
  url.username = '';
  url.password = '';
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
  return { address: url.href };
}
