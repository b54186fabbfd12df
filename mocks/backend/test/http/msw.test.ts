import { HubConnectionBuilder, type IHttpConnectionOptions, LogLevel } from '@microsoft/signalr';
import { createOrder, getSettings, listMessages, sendOrders } from '@mortar/contract';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackend, scenarios, signIn } from '../../src/index.ts';
import { mswHandlers } from '../../src/msw/index.ts';
import { answered, callApi, type Signed } from '../support/client.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function mounted() {
  const scenario = scenarios.busyMorning();
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 0 });
  const server = setupServer(...mswHandlers(backend));
  server.listen({ onUnhandledFrame: 'error' });
  closing.push(() => server.close());
  const { apitoken, staffid, staff } = await signIn(backend, scenario);
  const me: Signed = { token: apitoken, staffid, retailerid: staff.retailerid };
  return { backend, me };
}

describe('the reference backend inside MSW', () => {
  it('answers calls on any origin', async () => {
    const { me } = await mounted();
    const { settings } = await answered(fetch, getSettings, { query: { page: '' } }, me);
    expect(settings.ordering_SearchType).toBe('0');
  });

  it('answers the calls of the messaging service, and nothing else under its path', async () => {
    const { me, backend } = await mounted();
    const query = { convID: 1 };
    expect(await callApi(fetch, listMessages, { query }, me)).toEqual({ kind: 'nothing' });
    for (const source of ['features/messaging/conversations.ts', 'app/src/features/ordering/api/products.ts']) {
      await expect(fetch(`http://sources.invalid/${source}`)).rejects.toThrow(TypeError);
    }
    expect(backend.unknownRequests).toEqual([]);
  });

  it('turns a dropped connection into a network error', async () => {
    const { backend, me } = await mounted();
    const before = backend.store.orders.size;
    const body = {
      computername: 'A',
      createddatetime: '',
      name: '',
      description: '',
      staffname: '',
      isbasket: false,
    };
    for (const kind of ['cut', 'lostAnswer'] as const) {
      backend.faults.add({ call: 'createOrder', kind, times: 1 });
      await expect(callApi(fetch, createOrder, { body }, me)).rejects.toThrow(TypeError);
    }
    expect(backend.store.orders.size).toBe(before + 1);
  });

  it.each([false, true])('supports the hub (skipNegotiation %s), and its close message', async (skipNegotiation) => {
    const { backend, me } = await mounted();
    const connection = new HubConnectionBuilder()
      // Without negotiation a browser puts the token into the address; under Node the client does not.
      .withUrl(`http://hub.example/hub${skipNegotiation ? `?access_token=${me.token}` : ''}`, {
        accessTokenFactory: () => me.token,
        WebSocket: globalThis.WebSocket,
        ...(skipNegotiation ? { skipNegotiation, transport: 1 } : {}),
      } as IHttpConnectionOptions)
      .withAutomaticReconnect()
      .configureLogging(LogLevel.None)
      .build();
    closing.push(() => connection.stop());
    await connection.start();
    await connection.invoke('JoinGroup', '1001');
    const pushed = new Promise((resolve) => connection.on('ReceiveNotification', resolve));
    await callApi(fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] }, me);
    expect(await pushed).toMatchObject({ group: 'response' });
    const closed = new Promise((resolve) => connection.onclose(resolve));
    backend.hub.close();
    await closed;
  });
});
