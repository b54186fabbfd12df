import { readFileSync } from 'node:fs';
import { HUB_PATH } from '@mortar/contract';
import { BRANDS } from '@mortar/themes';
import { type Config, readConfig } from '../../app/src/config/config.ts';
import { securityHeaders } from '../serving/headers.ts';
import type { PackageOptions } from './options.ts';

/** The input of all server configurations. */
export interface Deployment extends Pick<PackageOptions, 'root' | 'site' | 'server' | 'certificate' | 'key'> {
  config: Config;
  /** Public name; '' if the site is only a port. */
  host: string;
  /** 443 for a name without a port. */
  port: string;
  /** Headers of every page and file. */
  headers: Readonly<Record<string, string>>;
  /** Path prefixes of the same origin that are proxied to the server, such as `/api`. */
  calls: readonly string[];
  /** Path of SignalR on the same origin; null if it is on another host. */
  hub: string | null;
}

/** Path prefix of calls by host (002 §7). */
const CALLS: Readonly<Partial<Record<keyof Config['hosts'], string>>> = {
  ordering: '/api',
  analytics: '/api',
  insights: '/api',
  messaging: '/messaging',
  notification: '/notification',
  hub: HUB_PATH,
};

const isRemote = (address: string) => /^https?:/.test(address);

/** Returns the origins that the page may connect to: other hosts and their sockets. */
function getServers({ hosts, problemsUrl }: Config): string[] {
  const calls = Object.keys(CALLS).map((host) => hosts[host as keyof Config['hosts']]);
  const origins = [...calls, problemsUrl].filter(isRemote).map((address) => new URL(address).origin);
  const sockets = [hosts.hub].filter(isRemote).map((address) => new URL(address).origin.replace(/^http/, 'ws'));
  return [...new Set([...origins, ...sockets])];
}

/** Returns the paths of the page's own origin that the server answers. */
function getCalls({ hosts, problemsUrl }: Config): string[] {
  const own = Object.entries(CALLS).flatMap(([host, path]) => {
    const address = hosts[host as keyof Config['hosts']];
    return isRemote(address) ? [] : [`${address}${path}`];
  });
  return [...new Set([...own, ...(problemsUrl.startsWith('/') ? [problemsUrl] : [])])];
}

/** Returns the deployment that a `config.json` describes. */
export function getDeployment(config: Config, options: Omit<PackageOptions, 'brand' | 'config' | 'out'>): Deployment {
  const { root, site, server, images, certificate, key } = options;
  const [host = '', port = '443'] = site.split(':');
  const hub = isRemote(config.hosts.hub) ? null : `${config.hosts.hub}${HUB_PATH}`;
  const frames = isRemote(config.hosts.reporting) ? [new URL(config.hosts.reporting).origin] : [];
  return {
    root,
    site,
    server,
    certificate,
    key,
    host,
    port,
    hub,
    config,
    headers: {
      ...securityHeaders(getServers(config), frames, images),
      // Named sites use HTTPS; a site with only a port may not.
      ...(site.startsWith(':') ? {} : { 'strict-transport-security': 'max-age=31536000' }),
    },
    calls: getCalls(config),
  };
}

/**
 * Reads the `config.json` of a deployment and applies the requested brand.
 * @throws with every problem found, because staff would otherwise see fallbacks
 */
export function readDeployed({ config: path, brand }: Pick<PackageOptions, 'config' | 'brand'>): Config {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const {
    config,
    problems,
    servedBrand: elsewhere,
  } = readConfig(isObject && brand !== undefined ? { ...(json as object), brand } : json);
  // A brand that was not built in goes next to a deployment and is named in its configuration.
  if (elsewhere !== undefined) problems.unshift(`brand is "${elsewhere}", not one of ${BRANDS.join(', ')}`);
  if (problems.length > 0) throw new Error(problems.map((problem) => `${path}: ${problem}`).join('\n'));
  return config;
}
