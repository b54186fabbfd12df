// Serves a checkout in a separate process for the benchmark: node serving.ts CHECKOUT PRODUCTS
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Backend from '@mortar/backend';
import type * as Node from '@mortar/backend/node';
import { importBasket, importOrder, login } from '@mortar/contract';
import type { Sent } from './files.ts';
import { getSearches, searchUrl } from './people.ts';
import type { Answer, FileCost, Order, SearchCost, StartCost } from './protocol.ts';

const [checkout = '', products = '20000'] = process.argv.slice(2);
const load = (file: string) => import(pathToFileURL(join(checkout, 'mocks', 'backend', 'src', file)).href);
const { createBackend, SAMPLE_PASSWORD } = (await load('index.ts')) as typeof Backend;
const node = (await load('node/index.ts')) as Omit<typeof Node, 'threadFileReader'> & Partial<typeof Node>;

const dataDir = mkdtempSync(join(tmpdir(), 'mortar-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

/** Milliseconds of processor time of this thread, unaffected by other processes. */
const processor = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function timed<T>(work: () => T): { result: T; ms: number } {
  const startedAt = processor();
  return { result: work(), ms: processor() - startedAt };
}

const open = () => node.openDataDirectory(dataDir, { products: Number(products) });
const first = timed(open);
first.result.journal.close();
const again = timed(open);
const { seed, journal } = again.result;
// Commits without a file reader thread use their own way.
const reader = node.threadFileReader ? { fileReader: node.threadFileReader() } : {};
const backend = createBackend({ seed, journal, passwordThrottle: false, ...reader });

const nextTurn = () => new Promise<void>((next) => setImmediate(next));
const megabytes = () => process.memoryUsage().rss / 1024 / 1024;

async function request(token: string | null, method: string, url: string, body?: unknown): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await backend.fetch(
    new Request(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
  );
  return answer.text();
}

const at = (path: string, retailerid: string) => `http://server.example${path}?retailerid=${retailerid}`;

async function signIn(username: string): Promise<{ token: string; retailerid: string }> {
  const retailerid = username.split('@')[1] ?? '';
  const answer = await request(null, login.method, at(login.path, retailerid), {
    username,
    password: SAMPLE_PASSWORD,
    versionnumber: '1.0.0',
    softwarename: 'Mortar',
  });
  return { token: (JSON.parse(answer) as { apitoken: string }).apitoken, retailerid };
}

const users = await Promise.all(['buyer@1001', 'admin@1001', 'viewer@1001', 'buyer@2000', 'admin@2000'].map(signIn));
const [me = { token: '', retailerid: '' }] = users;

function getRequest({ kind, base64 }: Sent): [string, string, unknown] {
  const identity = { staffname: 'A Buyer', computername: 'TILL-1', rule: 'Cheapest' };
  if (kind === 'order') {
    const body = { ...identity, status: 'save', importorderbase64xml: base64 };
    return [importOrder.method, at(importOrder.path, me.retailerid), body];
  }
  const basket = backend.store.orders.at(me.retailerid).find(({ isbasket }) => isbasket);
  const body = {
    ...identity,
    orderid: basket?.orderid,
    statusdescription: basket?.statusdescription,
    emptyonimport: false,
    fileextension: 'xlsx',
    retailerid: Number(me.retailerid),
    filebase64: base64,
  };
  return [importBasket.method, at(importBasket.path, me.retailerid), body];
}

/** Milliseconds after which memory of a file is released. */
const SETTLE_MS = 8_000;

async function measureFiles(files: readonly Sent[]): Promise<FileCost> {
  const requests = files.map(getRequest);
  globalThis.gc?.();
  const before = megabytes();
  let [longestTurn, maximum, left] = [0, before, requests.length];
  // Alternates between two users, because parallel files of one user are limited.
  const answers = requests.map(([method, url, body], index) =>
    request(users[index % 2]?.token ?? '', method, url, body).finally(() => --left),
  );
  for (let started = processor(); left > 0; ) {
    await nextTurn();
    const now = processor();
    longestTurn = Math.max(longestTurn, now - started);
    maximum = Math.max(maximum, megabytes());
    started = processor();
  }
  const results = (await Promise.all(answers)).map((text) => {
    const { resulttext } = JSON.parse(text) as { resulttext?: string };
    return resulttext ?? 'imported';
  });
  await new Promise((rested) => setTimeout(rested, SETTLE_MS));
  globalThis.gc?.();
  return { longestTurn, before, maximum, after: megabytes(), answers: results };
}

/**
 * Searches arrive by a clock that follows this thread's processor time and skips idle time, so that other load on the
 * machine affects neither arrivals nor latency.
 */
async function measureSearches(people: number, count: number): Promise<SearchCost> {
  const { products: known } = backend.catalogue;
  const names = known.map(({ description }) => description);
  const nappis = known.map(({ nappicode }) => nappicode);
  const searches = getSearches(names, nappis, people, count);
  // Warms up what is built once per catalogue.
  for (const search of searches.slice(0, 50)) await request(me.token, 'GET', searchUrl(search, me.retailerid));
  const latencies: number[] = [];
  const startedAt = processor();
  let skipped = -startedAt;
  const clock = () => processor() + skipped;
  let [next, waiting] = [0, 0];
  while (latencies.length < searches.length) {
    const arriving = searches[next];
    if (arriving && waiting === 0 && arriving.at > clock()) skipped += arriving.at - clock();
    for (let one = searches[next]; one && one.at <= clock(); one = searches[next]) {
      const { token, retailerid } = users[next % users.length] ?? me;
      const arrived = one.at;
      next += 1;
      waiting += 1;
      void request(token, 'GET', searchUrl(one, retailerid)).then(() => {
        waiting -= 1;
        latencies.push(clock() - arrived);
      });
    }
    await nextTurn();
  }
  return { latencies, each: (processor() - startedAt) / count };
}

async function answer(order: Order): Promise<Answer> {
  switch (order.do) {
    case 'files':
      return measureFiles(order.files);
    case 'searches':
      return measureSearches(order.people, order.count);
    case 'nappis':
      return backend.catalogue.products.slice(0, order.count).map(({ nappicode }) => nappicode);
  }
}

process.on('message', (order: Order) => void answer(order).then((answered) => process.send?.(answered)));
process.on('disconnect', () => process.exit());
process.send?.({ first: first.ms, again: again.ms } satisfies StartCost);
