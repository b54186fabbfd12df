import type { Host } from '@mortar/contract';
import { BRANDS, type BrandName } from '@mortar/themes';

/** What a deployment decides without a build (ruling 2). */
export interface Config {
  brand: BrandName;
  /** Base address of each server, without a slash at the end; '' is the application's own origin. */
  hosts: Record<Host | 'hub', string>;
  softwareName: string;
  version: string;
  features: { pinLogin: boolean; resetPassword: boolean; olderRegrets: boolean };
}

const HOSTS = ['ordering', 'analytics', 'reporting', 'insights', 'messaging', 'notification', 'hub'] as const;

export const defaultConfig: Config = {
  brand: 'mortar',
  hosts: { ordering: '', analytics: '', reporting: '', insights: '', messaging: '', notification: '', hub: '' },
  softwareName: 'odweb_prod',
  version: '2.5.4',
  features: { pinLogin: false, resetPassword: false, olderRegrets: false },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBrand = (value: unknown): value is BrandName => (BRANDS as readonly unknown[]).includes(value);

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/**
 * Reads `config.json`. A value that is missing or of the wrong kind falls back to the default, so that a slip in a
 * deployment's file never leaves staff before a blank page.
 */
export function parseConfig(json: unknown): Config {
  const found = isRecord(json) ? json : {};
  const hosts = isRecord(found.hosts) ? found.hosts : {};
  const features = isRecord(found.features) ? found.features : {};
  return {
    brand: isBrand(found.brand) ? found.brand : defaultConfig.brand,
    hosts: Object.fromEntries(
      HOSTS.map((host) => [host, textOr(hosts[host], '').replace(/\/+$/, '')]),
    ) as Config['hosts'],
    softwareName: textOr(found.softwareName, defaultConfig.softwareName),
    version: textOr(found.version, defaultConfig.version),
    features: {
      pinLogin: features.pinLogin === true,
      resetPassword: features.resetPassword === true,
      olderRegrets: features.olderRegrets === true,
    },
  };
}

/** Fetches the deployment's `config.json` beside `index.html`; the defaults when it is not there. */
export async function loadConfig(): Promise<Config> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache' });
    return parseConfig(answer.ok ? await answer.json() : null);
  } catch {
    return parseConfig(null);
  }
}
