import type { Host } from '@mortar/contract';
import { BRANDS, type BrandName } from '@mortar/themes';

/** Settings of a deployment that need no build (ruling 2). */
export interface Config {
  brand: BrandName;
  /** Base address of each server, without trailing slash; '' is the application's origin. */
  hosts: Record<Host | 'hub', string>;
  softwareName: string;
  /** Of a packaged release that release's, whatever `config.json` says. */
  version: string;
  /** Where problems are posted to (docs/first-day.md); '' disables reports. */
  problemsUrl: string;
  features: { pinLogin: boolean; resetPassword: boolean; olderRegrets: boolean };
}

const HOSTS = ['ordering', 'analytics', 'reporting', 'insights', 'messaging', 'notification', 'hub'] as const;

export const defaultConfig: Config = {
  brand: 'mortar',
  hosts: { ordering: '', analytics: '', reporting: '', insights: '', messaging: '', notification: '', hub: '' },
  softwareName: 'odweb_prod',
  version: '2.5.4',
  problemsUrl: '',
  features: { pinLogin: false, resetPassword: false, olderRegrets: false },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reports leave the machine, so a password in an address is left out. */
const describeValue = (value: unknown) =>
  JSON.stringify(value)
    ?.replace(/\/\/[^/@"]*@/g, '//…@')
    .slice(0, 60) ?? 'nothing';

function createFieldReader(json: unknown, at: string, problems: string[]) {
  const found = isRecord(json) ? json : {};
  if (json !== undefined && !isRecord(json)) problems.push(`${at || 'config.json'} is no object`);
  const known: string[] = [];
  const getName = (key: string) => (at ? `${at}.${key}` : key);
  return {
    /** @returns the field's value if valid, else the fallback */
    read<Value>(key: string, fits: (value: unknown) => value is Value, otherwise: Value, expected: string): Value {
      known.push(key);
      const value = found[key];
      if (fits(value)) return value;
      if (value !== undefined) problems.push(`${getName(key)} is ${describeValue(value)}, not ${expected}`);
      return otherwise;
    },
    /** @returns the field's raw value */
    part(key: string): unknown {
      known.push(key);
      return found[key];
    },
    /** Call last: reports unknown fields. */
    end() {
      for (const key of Object.keys(found))
        if (!known.includes(key)) problems.push(`${getName(key).slice(0, 60)} is not known`);
    },
  };
}

const isBrand = (name: string): name is BrandName => (BRANDS as readonly string[]).includes(name);
/** Format of brand folder names. */
const isBrandName = (value: unknown): value is string => isText(value) && /^[a-z][a-z0-9]{1,19}$/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
/** Absolute URL without a password, or path on the application's origin; browsers read `//host` and `/\host` as a host. */
function isAddress(value: unknown): value is string {
  if (!isText(value)) return false;
  if (/^(\/(?![\\/])|$)/.test(value)) return true;
  const { protocol, username = '', password = '' } = URL.parse(value) ?? {};
  return /^https?:$/.test(protocol ?? '') && username + password === '';
}
const ADDRESS = 'an address that begins with https:// or /';

export interface ReadConfig {
  config: Config;
  /** Problems as sentences. */
  problems: string[];
  /** True if the file was unreadable, so all values are defaults. */
  unread: boolean;
  /** Requested brand that is not built in; it has to be served next to the application. */
  servedBrand?: string;
}

/**
 * Reads `config.json`. Missing or invalid values fall back to defaults and are reported, so that a mistake never leaves
 * a blank page.
 * @param release version of the packaged release; null if it is not packaged
 */
export function readConfig(json: unknown, release: string | null = null): ReadConfig {
  const problems: string[] = [];
  const file = createFieldReader(json, '', problems);
  const hosts = createFieldReader(file.part('hosts'), 'hosts', problems);
  const features = createFieldReader(file.part('features'), 'features', problems);
  const text = (key: 'softwareName' | 'version') => file.read(key, isText, defaultConfig[key], 'a text');
  const feature = (key: keyof Config['features']) =>
    features.read(key, isBoolean, defaultConfig.features[key], 'true or false');
  const brand = file.read<string>('brand', isBrandName, defaultConfig.brand, `one of ${BRANDS.join(', ')}`);
  const config: Config = {
    brand: isBrand(brand) ? brand : defaultConfig.brand,
    hosts: Object.fromEntries(
      HOSTS.map((host) => [host, hosts.read(host, isAddress, '', ADDRESS).replace(/\/+$/, '')]),
    ) as Config['hosts'],
    softwareName: text('softwareName'),
    version: release ?? text('version'),
    problemsUrl: file.read('problemsUrl', isAddress, '', ADDRESS),
    features: {
      pinLogin: feature('pinLogin'),
      resetPassword: feature('resetPassword'),
      olderRegrets: feature('olderRegrets'),
    },
  };
  for (const part of [file, hosts, features]) part.end();
  return { config, problems, unread: !isRecord(json), ...(!isBrand(brand) && { servedBrand: brand }) };
}

/** Loads the requested brand; reports a problem and uses the default one if it is not served. */
async function withServedBrand({ servedBrand: name, ...read }: ReadConfig): Promise<ReadConfig> {
  if (name === undefined) return read;
  try {
    const { fetchBrand } = await import('./fetchBrand.ts');
    return { ...read, config: { ...read.config, brand: await fetchBrand(name) } };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const problem = `brand is "${name}", not one of ${BRANDS.join(', ')}, nor served in /brands/${name}: ${why}`;
    return { ...read, problems: [...read.problems, problem] };
  }
}

/** Milliseconds after which the page starts without `config.json`. */
const TIMEOUT_MS = 10_000;

/** Fetches the deployment's `config.json`; defaults if it is missing or does not arrive. */
export async function loadConfig(): Promise<ReadConfig> {
  const release = document.querySelector('meta[name="mortar-version"]')?.getAttribute('content') ?? null;
  const without = (problem: string): ReadConfig => ({
    ...readConfig({}, release),
    problems: [problem],
    unread: true,
  });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache', signal });
    if (!answer.ok) return without(`config.json: the answer has the status ${answer.status}`);
    const json = await answer.json().catch(() => undefined);
    signal.throwIfAborted();
    return json === undefined ? without('config.json is no JSON') : await withServedBrand(readConfig(json, release));
  } catch {
    const reason = signal.aborted ? `did not arrive within ${TIMEOUT_MS / 1000} seconds` : 'cannot be fetched';
    return without(`config.json ${reason}`);
  }
}
