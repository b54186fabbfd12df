import { createOrder, getSettings, listSuppliers, listUnsentOrders } from '@mortar/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Backend, type Fault, systemClock } from '../../src/index.ts';
import { type Command, mountNode } from '../../src/node/index.ts';
import { buyer, newOrder, startBackend } from '../support/buyer.ts';
import { callApi, enter, getRequest } from '../support/client.ts';
import { direct, node, serve } from '../support/transports.ts';

const page = { query: { page: '' } };

describe.each([direct(), node()])('an injected error, $name', (transport) => {
  afterAll(() => transport.close());
  let backend: Backend;
  async function reach(...faults: Fault[]) {
    backend = startBackend().backend;
    const fetch = await transport.reach(backend);
    const me = await enter(fetch, 'buyer@1001');
    backend.faults.add(...faults);
    return { fetch, me };
  }

  it('with a code is answered with that code, as often as it is set', async () => {
    const { fetch, me } = await reach({ call: 'getSettings', kind: 'code', code: 0, times: 2 });
    const kinds = [];
    for (let at = 0; at < 3; at += 1) kinds.push((await callApi(fetch, getSettings, page, me)).kind);
    expect(kinds).toEqual(['error', 'error', 'value']);
    expect(backend.faults.active).toEqual([]);
  });

  it('for all calls applies to every one until it is cleared', async () => {
    const { fetch, me } = await reach({ call: '*', kind: 'code', code: 4 });
    expect((await callApi(fetch, getSettings, page, me)).kind).toBe('expired');
    expect((await callApi(fetch, listUnsentOrders, {}, me)).kind).toBe('expired');
    backend.faults.clear();
    expect((await callApi(fetch, getSettings, page, me)).kind).toBe('value');
  });

  it('with a status is that status', async () => {
    const { fetch, me } = await reach({ call: 'getSettings', kind: 'status', status: 503 });
    expect((await fetch(getRequest(getSettings, page, me))).status).toBe(503);
  });

  it('of garbage is a web page with status 200', async () => {
    const { fetch, me } = await reach({ call: 'getSettings', kind: 'garbage' });
    const response = await fetch(getRequest(getSettings, page, me));
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it('of a malformed field changes it only in the first rows of its list', async () => {
    const { fetch, me } = await reach({ call: 'listSuppliers', kind: 'malformed', field: 'email', value: 7, rows: 2 });
    const read = async () => {
      const answer = await fetch(getRequest(listSuppliers, { query: { wholesalername: '' } }, me));
      return ((await answer.json()) as { wholesalers: object[] }).wholesalers;
    };
    const malformed = await read();
    backend.faults.clear();
    const intact = await read();
    expect(intact.length).toBeGreaterThan(2);
    expect(malformed).toEqual(intact.map((row, index) => (index < 2 ? { ...row, email: 7 } : row)));
  });

  it.each([
    ['cut', 0],
    ['lostAnswer', 1],
  ] as const)('of kind %s is a network error with %i orders created', async (kind, made) => {
    const { fetch, me } = await reach({ call: 'createOrder', kind, times: 1 });
    const mine = { fetch, by: me, computername: 'TILL-1' };
    await expect(newOrder(mine)).rejects.toThrow(TypeError);
    expect(backend.store.orders.size).toBe(made);
    await newOrder(mine);
    expect(backend.store.orders.size).toBe(made + 1);
  });
});

describe('an injected delay', () => {
  it('delays by the clock', async () => {
    const { backend, clock, fetch } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    backend.faults.add({ call: 'getSettings', kind: 'delay', ms: 2_000 });
    let done = false;
    const pendingRequest = callApi(fetch, getSettings, page, me).then((outcome) => {
      done = true;
      return outcome;
    });
    await new Promise(setImmediate);
    expect(done).toBe(false);
    clock.advance(2_000);
    expect((await pendingRequest).kind).toBe('value');
  });

  it('of kind never has no effect and no answer', async () => {
    const { backend, fetch } = startBackend();
    const mine = await buyer(fetch);
    backend.faults.add({ call: 'createOrder', kind: 'never' });
    const order = callApi(fetch, createOrder, { body: {} as never }, mine.by);
    await expect(Promise.race([order, new Promise((resolve) => setImmediate(resolve, 'silence'))])).resolves.toBe(
      'silence',
    );
    expect(backend.store.orders.size).toBe(0);
  });
});

describe('the control route', () => {
  const control = async (origin: string, command: Command) => {
    const response = await fetch(`${origin}/__control`, { method: 'POST', body: JSON.stringify(command) });
    return { status: response.status, body: await response.text() };
  };
  let backend: Backend;
  beforeEach(() => {
    backend = startBackend('busyMorning').backend;
  });

  it('does not exist unless it is enabled', async () => {
    const mount = mountNode(backend);
    const server = await serve(() => mount);
    expect((await control(server.origin, { do: 'facts' })).status).toBe(404);
    await server.close();
  });

  it('sets injected errors, triggers supplier answers, and reports the content of the store', async () => {
    const mount = mountNode(backend, { control: true });
    const server = await serve(() => mount);
    await control(server.origin, { do: 'fault', faults: [{ call: '*', kind: 'status', status: 500 }] });
    expect(backend.faults.active).toHaveLength(1);
    await control(server.origin, { do: 'clearFaults' });
    expect(JSON.parse((await control(server.origin, { do: 'answerNow' })).body)).toEqual({ answered: 1 });
    const facts = JSON.parse((await control(server.origin, { do: 'facts' })).body);
    expect(facts.orders[0]).toMatchObject({ orderid: 1, unsent: 60, sent: 0 });
    expect(facts.sentOrders).toHaveLength(10);
    expect((await control(server.origin, { do: 'advance', ms: 1_000 })).status).toBe(200);
    expect((await control(server.origin, { do: 'explode' } as never)).status).toBe(400);
    expect(await control(server.origin, { do: 'startOver' })).toMatchObject({
      status: 400,
      body: 'Only a server with a data folder can start over.',
    });
    await server.close();
  });

  it('does not move the system clock', async () => {
    expect('advance' in systemClock()).toBe(false);
  });
});
