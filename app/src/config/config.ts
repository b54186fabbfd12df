import type { Host } from '@mortar/contract';
import { BRANDS, type BrandName } from '@mortar/themes';

/** What a deployment decides without a build (ruling 2). */
export interface Config {
  brand: BrandName;
  /** Base address of each server, without a slash at the end; '' is the application's own origin. */
  hosts: Record<Host | 'hub', string>;
  softwareName: string;
  version: string;
  /** Where problems are posted to (docs/first-day.md); '' is nowhere. */
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

/** What somebody wrote, short enough for a line. */
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

/** Reads fields of a JSON object, and collects what of it makes no sense. */
function getFields(json: unknown, at: string, problems: string[]) {
  const found = isRecord(json) ? json : {};
  if (json !== undefined && !isRecord(json)) problems.push(`${at || 'config.json'} is no object`);
  const known: string[] = [];
  const getName = (key: string) => (at ? `${at}.${key}` : key);
  return {
    /** @returns what stands in a field where it fits, else what is taken in its place */
    read<Value>(key: string, fits: (value: unknown) => value is Value, otherwise: Value, wanted: string): Value {
      known.push(key);
      const value = found[key];
      if (fits(value)) return value;
      if (value !== undefined) problems.push(`${getName(key)} is ${shown(value)}, not ${wanted}`);
      return otherwise;
    },
    /** @returns what stands in a field, to be read by itself */
    part(key: string): unknown {
      known.push(key);
      return found[key];
    },
    /** To be called last: names what was never asked for. */
    end() {
      for (const key of Object.keys(found))
        if (!known.includes(key)) problems.push(`${getName(key).slice(0, 60)} is not known`);
    },
  };
}

const isBrand = (name: string): name is BrandName => (BRANDS as readonly string[]).includes(name);
/** As folders of brands are called. */
const isBrandName = (value: unknown): value is string => isText(value) && /^[a-z][a-z0-9]{1,19}$/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
/** Of another host, or a path of the application's own. */
const isAddress = (value: unknown): value is string =>
  isText(value) && (/^(\/|$)/.test(value) || /^https?:$/.test(URL.parse(value)?.protocol ?? ''));
const ADDRESS = 'an address that begins with https:// or /';

export interface ReadConfig {
  config: Config;
  /** What was not understood, a sentence each. */
  problems: string[];
  /** True where nothing of the file could be read: the defaults stand in its place. */
  unread: boolean;
  /** The brand that it asks for, where it was not built in: it is served beside the application, or nowhere. */
  elsewhere?: string;
}

/**
 * Reads `config.json`. A value that is missing or of the wrong kind falls back to the default, so that a slip in a
 * deployment's file never leaves staff before a blank page; what fell back, and what nobody knows, is named.
 */
export function readConfig(json: unknown): ReadConfig {
  const problems: string[] = [];
  const file = getFields(json, '', problems);
  const hosts = getFields(file.part('hosts'), 'hosts', problems);
  const features = getFields(file.part('features'), 'features', problems);
  const text = (key: 'softwareName' | 'version') => file.read(key, isText, defaultConfig[key], 'a text');
  const feature = (key: keyof Config['features']) =>
    features.read(key, isSwitch, defaultConfig.features[key], 'true or false');
  const brand = file.read<string>('brand', isBrandName, defaultConfig.brand, `one of ${BRANDS.join(', ')}`);
  const config: Config = {
    brand: isBrand(brand) ? brand : defaultConfig.brand,
    hosts: Object.fromEntries(
      HOSTS.map((host) => [host, hosts.read(host, isAddress, '', ADDRESS).replace(/\/+$/, '')]),
    ) as Config['hosts'],
    softwareName: text('softwareName'),
    version: text('version'),
    problemsUrl: file.read('problemsUrl', isAddress, '', ADDRESS),
    features: {
      pinLogin: feature('pinLogin'),
      resetPassword: feature('resetPassword'),
      olderRegrets: feature('olderRegrets'),
    },
  };
  for (const part of [file, hosts, features]) part.end();
  return { config, problems, unread: !isRecord(json), ...(!isBrand(brand) && { elsewhere: brand }) };
}

/** In the brand that was asked for, if it is served; else in the default one, which is said. */
async function dressed({ elsewhere: name, ...read }: ReadConfig): Promise<ReadConfig> {
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

/** Fetches the deployment's `config.json` beside `index.html`; the defaults when it is not there. */
export async function loadConfig(): Promise<ReadConfig> {
  const without = (problem: string): ReadConfig => ({
    config: defaultConfig,
    problems: [problem],
    unread: true,
  });
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache' });
    if (!answer.ok) return without(`config.json: the answer has the status ${answer.status}`);
    const json = await answer.json().catch(() => undefined);
    return json === undefined ? without('config.json is no JSON') : await dressed(readConfig(json));
  } catch {
    return without('config.json cannot be fetched');
  }
}
