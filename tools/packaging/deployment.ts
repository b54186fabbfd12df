import { readFileSync } from 'node:fs';
import { HUB_PATH } from '@mortar/contract';
import { BRANDS } from '@mortar/themes';
import { type Config, readConfig } from '../../app/src/config/config.ts';
import { securityHeaders } from '../serving/headers.ts';
import type { PackageOptions } from './options.ts';

/** What one deployment is served as: all that configurations of servers are made from. */
export interface Deployment extends Pick<PackageOptions, 'root' | 'site' | 'server'> {
  config: Config;
  /** Headers of every page and file. */
  headers: Readonly<Record<string, string>>;
  /** Paths of the own origin that the server behind answers, with what is below them: `/api`. */
  calls: readonly string[];
}

/** Paths of the calls by the host that answers them (002 §7). */
const CALLS: Readonly<Partial<Record<keyof Config['hosts'], string>>> = {
  ...{ ordering: '/api', analytics: '/api', insights: '/api', messaging: '/messaging', notification: '/notification' },
  hub: HUB_PATH,
};

const isElsewhere = (address: string) => /^https?:/.test(address);

/** Where the page may connect to: servers of other hosts, and their sockets. */
function getServers({ hosts, problemsUrl }: Config): string[] {
  const calls = Object.keys(CALLS).map((host) => hosts[host as keyof Config['hosts']]);
  const origins = [...calls, problemsUrl].filter(isElsewhere).map((address) => new URL(address).origin);
  const sockets = [hosts.hub].filter(isElsewhere).map((address) => new URL(address).origin.replace(/^http/, 'ws'));
  return [...new Set([...origins, ...sockets])];
}

/** What of the page's own origin is no file of it. */
function getCalls({ hosts, problemsUrl }: Config): string[] {
  const own = Object.entries(CALLS).flatMap(([host, path]) => {
    const address = hosts[host as keyof Config['hosts']];
    return isElsewhere(address) ? [] : [`${address}${path}`];
  });
  return [...new Set([...own, ...(problemsUrl.startsWith('/') ? [problemsUrl] : [])])];
}

/** What a deployment is, by its `config.json`. */
export function getDeployment(
  config: Config,
  { root, site, server, images }: Pick<PackageOptions, 'root' | 'site' | 'server' | 'images'>,
): Deployment {
  const frames = isElsewhere(config.hosts.reporting) ? [new URL(config.hosts.reporting).origin] : [];
  return {
    ...{ root, site, server, config },
    headers: {
      ...securityHeaders(getServers(config), frames, images),
      // A name that people open is served by HTTPS; a port alone may not be.
      ...(site.startsWith(':') ? {} : { 'strict-transport-security': 'max-age=31536000' }),
    },
    calls: getCalls(config),
  };
}

/**
 * The `config.json` of a deployment, in the brand that was asked for.
 * @throws with every mistake of it, where it has any: what staff would see in its place is nobody's wish
 */
export function readDeployed({ config: path, brand }: Pick<PackageOptions, 'config' | 'brand'>): Config {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const { config, problems, elsewhere } = readConfig(
    isObject && brand !== undefined ? { ...(json as object), brand } : json,
  );
  // One that is served apart is laid beside a deployment, and named where it lies.
  if (elsewhere !== undefined) problems.unshift(`brand is "${elsewhere}", not one of ${BRANDS.join(', ')}`);
  if (problems.length > 0) throw new Error(problems.map((problem) => `${path}: ${problem}`).join('\n'));
  return config;
}
