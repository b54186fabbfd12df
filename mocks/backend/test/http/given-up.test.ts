import { importOrder, listProducts } from '@mortar/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios, seededRandom } from '../../src/index.ts';
import { mountNode } from '../../src/node/index.ts';
import { type FileReader, readFile } from '../../src/upload/fileReader.ts';
import { offers, startBackend } from '../support/buyer.ts';
import { enter, getRequest } from '../support/client.ts';
import { type RunningServer, serve } from '../support/transports.ts';
import { orderFile } from '../support/upload-files.ts';

const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const search = {
  ...({ filter: 'Description', sortby: 'Alphabetically', searchtype: 'Containing', value: 'a' } as const),
  wholesalercode: '',
  adid: 0,
  productschedules: 'N,NM,0,1,2,3,4,5,6',
};

/** A backend on its own server that records requests. */
async function running(fileReader?: FileReader) {
  const { seed } = scenarios.openingTime();
  const options = { seed, clock: manualClock(seed.now), random: seededRandom('given up') };
  const backend = createBackend(fileReader ? { ...options, fileReader } : options);
  const seen: Request[] = [];
  const { origin, close } = await serve(() =>
    mountNode({
      ...backend,
      fetch(request, sender) {
        seen.push(request);
        return backend.fetch(request, sender);
      },
    }),
  );
  servers.push({ origin, close });
  const me = await enter(backend.fetch, 'buyer@1001');
  /** Sends a request as a page that may abort it. */
  const send = async (request: Request, signal: AbortSignal) => {
    const { pathname, search: query } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'GET' ? {} : { body: await request.text() };
    return fetch(origin + pathname + query, { method, headers, signal, ...body }).catch(() => null);
  };
  return { backend, me, seen, send };
}

describe('an aborted request', () => {
  it('stops its search', async () => {
    const { backend, fetch } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const stop = new AbortController();
    const requested = getRequest(listProducts, { query: search }, me);
    const given = backend.fetch(new Request(requested, { signal: stop.signal }));
    const awaited = backend.fetch(getRequest(listProducts, { query: search }, me));
    stop.abort();
    expect((await given).status).toBe(499);
    expect((await (await awaited).json()).products.length).toBeGreaterThan(100);
  });

  it('is detected by its connection under Node: a file that was aborted during reading is not imported', async () => {
    let goOn = () => {};
    const reading = new Promise<void>((go) => {
      goOn = go;
    });
    const { backend, me, seen, send } = await running({
      async read(kind, base64) {
        await reading;
        return readFile(kind, base64);
      },
      close() {},
    });
    const before = backend.store.orders.size;
    const stop = new AbortController();
    const body = {
      ...({ staffname: 'Thabo Nkosi', computername: 'TILL-1', rule: 'Cheapest', status: 'save' } as const),
      importorderbase64xml: orderFile([{ nap: offers(backend)[0]?.product.nappicode ?? '', q: 1 }]),
    };
    const sent = send(getRequest(importOrder, { body }, me), stop.signal);
    await expect.poll(() => seen.length).toBe(1);
    stop.abort();
    expect(await sent).toBeNull();
    await expect.poll(() => seen[0]?.signal.aborted).toBe(true);
    goOn();
    // Another file of the same user is queued behind it, so both are done afterwards.
    const other = await backend.fetch(getRequest(importOrder, { body: { ...body, computername: 'TILL-2' } }, me));
    expect(await other.json()).toMatchObject({ resultcode: 1, totalitemslinked: 1 });
    expect(backend.store.orders.size).toBe(before + 1);
  });
});
