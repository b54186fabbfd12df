import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Hosts that a server accepts. */
export interface Hosts {
  /** As in URLs: 'localhost', '[::1]'. */
  names: readonly string[];
  /** True accepts any IP address, which cannot be redirected to this server as a name can. */
  addresses: boolean;
}

const OWN_NAMES = ['localhost', '127.0.0.1', '::1'];
const EVERY_ADDRESS = ['0.0.0.0', '::'];

const getHostname = (host: string) => URL.parse(`http://${host}`)?.hostname ?? null;

/** Returns the machine's names for itself and the one a server listens on; all IP addresses if it listens on all. */
export function getHosts(listensOn: string): Hosts {
  const addresses = EVERY_ADDRESS.includes(listensOn);
  const names = addresses ? OWN_NAMES : [...OWN_NAMES, listensOn];
  const written = names.map((name) => getHostname(name.includes(':') ? `[${name}]` : name));
  return { names: [...new Set(written.filter((name) => name !== null))], addresses };
}

/** Returns whether a server accepts only this machine's names for itself. */
export const isThisMachineAlone = ({ names, addresses }: Hosts): boolean =>
  !addresses && names.every((name) => getHosts(OWN_NAMES[0] ?? '').names.includes(name));

/** Returns whether an address is this machine's loopback: '127.0.0.1', '::1', '::ffff:127.0.0.1'. */
export const isLoopback = (address: string | undefined): boolean =>
  /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(address ?? '');

/** A host with its port as in a header, without path or account. */
const PLAIN_HOST = /^[^\s/?#@\\]+$/;

/** Returns whether a request's host, port included, is one of the server's. */
export function isOneOf({ names, addresses }: Hosts, host: string | undefined): boolean {
  const name = host !== undefined && PLAIN_HOST.test(host) ? getHostname(host) : null;
  if (name === null) return false;
  return names.includes(name) || (addresses && isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0);
}

/**
 * Returns whether a request is for this server, by its header and, if absolute, its address. Rejects pages of another
 * site whose name resolves to this machine.
 */
export function isRequestedBy(hosts: Hosts, { headers, url = '/' }: IncomingMessage): boolean {
  const named = url.startsWith('/') || url === '*' ? undefined : URL.parse(url)?.host;
  return isOneOf(hosts, headers.host) && (named === undefined || isOneOf(hosts, named));
}
