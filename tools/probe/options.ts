import { parseArgs } from 'node:util';
import type { Host } from '@mortar/contract';

/** Options of `npm run probe`. */
export interface ProbeArguments {
  /** Base address of each host, without a trailing slash. */
  hosts: Record<Host, string>;
  username: string;
  /** Path of the report page; null for none. */
  page: string | null;
  /** Folder for masked answers; null for none. */
  record: string | null;
  /** Timeout of a call in milliseconds. */
  limitMs: number;
}

export const PROBE_USAGE = `MORTAR_PASSWORD=… npm run probe -- https://orders.example --username NAME
                  [--host messaging=https://talk.example]… [--page FILE.html] [--record FOLDER] [--limit MS]

Asks a server every call of the contract that reads, with an account of its own, and says of each how it answers.
Nothing is written. The password is asked for where MORTAR_PASSWORD does not hold it.`;

const HOSTS = ['ordering', 'analytics', 'reporting', 'insights', 'messaging', 'notification'] as const;

function getAddress(text: string | undefined): string {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error(`A server's address is as https://orders.example, not "${text ?? ''}".`);
  return url.href.replace(/\/+$/, '');
}

function getHost(text: string): [Host, string] {
  const [name = '', ...address] = text.split('=');
  const host = HOSTS.find((one) => one === name);
  if (!host) throw new Error(`--host takes one of ${HOSTS.join(', ')} and its address, not "${text}".`);
  return [host, getAddress(address.join('='))];
}

/**
 * Reads the options of `npm run probe`.
 * @throws with a readable message if an option is invalid
 */
export function readProbeArguments(argv: readonly string[]): ProbeArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      username: { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
      page: { type: 'string' },
      record: { type: 'string' },
      limit: { type: 'string', default: '20000' },
    },
  });
  const [server, ...more] = positionals;
  if (more.length > 0) throw new Error(`One server at a time, not ${positionals.join(', ')}.`);
  if (!values.username) throw new Error('--username names the account that asks.');
  const limitMs = Number(values.limit);
  if (!/^\d+$/.test(values.limit) || limitMs === 0)
    throw new Error(`--limit takes milliseconds, not "${values.limit}".`);
  const base = getAddress(server);
  const hosts = Object.fromEntries(HOSTS.map((host) => [host, base])) as Record<Host, string>;
  return {
    hosts: { ...hosts, ...Object.fromEntries(values.host.map(getHost)) },
    username: values.username,
    page: values.page ?? null,
    record: values.record ?? null,
    limitMs,
  };
}
