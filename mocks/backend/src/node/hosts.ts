import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What a server answers to. */
export interface Hosts {
  /** As addresses have them: 'localhost', '[::1]'. */
  names: readonly string[];
  /** True for any address in figures as well: it leads nowhere else, and nobody can point it here as they can a name. */
  addresses: boolean;
}

const OWN_NAMES = ['localhost', '127.0.0.1', '::1'];
const EVERY_ADDRESS = ['0.0.0.0', '::'];

const getHostname = (host: string) => URL.parse(`http://${host}`)?.hostname ?? null;

/** The names of this machine for itself, and the one that a server listens on; with every address, each of them. */
export function getHosts(listensOn: string): Hosts {
  const addresses = EVERY_ADDRESS.includes(listensOn);
  const names = addresses ? OWN_NAMES : [...OWN_NAMES, listensOn];
  const written = names.map((name) => getHostname(name.includes(':') ? `[${name}]` : name));
  return { names: [...new Set(written.filter((name) => name !== null))], addresses };
}

/** Whether a server answers to this machine's names for itself alone, as one does that listens on no other address. */
export const isThisMachineAlone = ({ names, addresses }: Hosts): boolean =>
  !addresses && names.every((name) => getHosts(OWN_NAMES[0] ?? '').names.includes(name));

/** Whether an address of a connection is this machine's own: '127.0.0.1', '::1', '::ffff:127.0.0.1'. */
export const isLoopback = (address: string | undefined): boolean =>
  /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(address ?? '');

/** A host with its port as a header has it, when it is nothing else: no path, no account. */
const PLAIN_HOST = /^[^\s/?#@\\]+$/;

/** Whether a host of a request, port included, is one of the server's. */
export function isOneOf({ names, addresses }: Hosts, host: string | undefined): boolean {
  const name = host !== undefined && PLAIN_HOST.test(host) ? getHostname(host) : null;
  if (name === null) return false;
  return names.includes(name) || (addresses && isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0);
}

/**
 * Whether a request asks for this server: by its header, and by its address where that names one. A page of another site
 * whose name was pointed at this machine asks by its own.
 */
export function isAskedBy(hosts: Hosts, { headers, url = '/' }: IncomingMessage): boolean {
  const named = url.startsWith('/') || url === '*' ? undefined : URL.parse(url)?.host;
  return isOneOf(hosts, headers.host) && (named === undefined || isOneOf(hosts, named));
}
