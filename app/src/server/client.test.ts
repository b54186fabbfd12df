import { getOrder, listSuppliers, listUnsentValues, login, sendOrders } from '@mortar/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createClient } from './client.ts';
import { failureText, isUnknown } from './outcome.ts';
import { shouldRetry } from './queries.ts';

function clientAnswering(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  const onExpired = vi.fn();
  const client = createClient({
    hosts: { ...defaultConfig.hosts, ordering: 'https://orders.example' },
    caller: () => ({ token: 'secret', retailerid: 1001 }),
    onExpired,
    fetch: fetched,
  });
  return { client, fetched, onExpired };
}
const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('a call', () => {
  it('carries token, retailer and query', async () => {
    const { client, fetched } = clientAnswering(() => json({ resultcode: 1, clientorders: [] }));
    await client.send(getOrder, { query: { orderid: 7 } });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://orders.example/api/ClientOrder/get?retailerid=1001&orderid=7');
    expect(init).toStrictEqual({
      method: 'GET',
      headers: { accept: 'application/json', authorization: 'Bearer secret' },
      signal: expect.any(AbortSignal),
    });
  });

  it('declares a JSON body, and whether it outlives the page', async () => {
    const { client, fetched } = clientAnswering(() => json({ resultcode: 5 }));
    await client.send(sendOrders, { body: [], keepalive: true });
    expect(fetched.mock.calls[0]?.[1]).toStrictEqual({
      method: sendOrders.method,
      headers: { accept: 'application/json', authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: '[]',
      signal: expect.any(AbortSignal),
      keepalive: true,
    });
  });

  it('uses the browser’s fetch unless another is given', async () => {
    const browser = vi.fn(async () => json({ resultcode: 5 }));
    vi.stubGlobal('fetch', browser);
    const options = { hosts: defaultConfig.hosts, caller: () => null, onExpired: () => undefined };
    expect(await createClient(options).send(getOrder, { query: { orderid: 7 } })).toEqual({ kind: 'nothing' });
    expect(browser).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('is named in the problem if its answer is not JSON', async () => {
    const { client } = clientAnswering(() => new Response('<html>proxy</html>'));
    const outcome = await client.send(getOrder, { query: { orderid: 7 } });
    expect(outcome).toEqual({ kind: 'violation', problem: 'getOrder: not JSON' });
  });

  it('reports an answer that violates the contract, in full or in part, without its values', async () => {
    const row = { ordernumber: 'R-1 secret', supplier: 'Kestrel' };
    const bodies = [
      { resultcode: 1, wholesalers: 'secret' },
      '<html>secret</html>',
      { resultcode: 1, wholesalers: [row] },
    ];
    const onProblem = vi.fn();
    for (const body of bodies) {
      const fetched = async () => (typeof body === 'string' ? new Response(body) : json(body));
      const client = createClient({
        hosts: defaultConfig.hosts,
        caller: () => null,
        onExpired: () => undefined,
        fetch: fetched,
        onProblem,
      });
      expect((await client.send(listSuppliers, { query: { wholesalername: '' } })).kind).toBe('violation');
    }
    expect(onProblem).toHaveBeenCalledTimes(3);
    expect(onProblem).toHaveBeenCalledWith({
      kind: 'violation',
      call: 'listSuppliers',
      rows: 0,
      detail: expect.stringContaining('wholesalers.0.wholesalercode'),
    });
    expect(JSON.stringify(onProblem.mock.calls)).not.toContain('secret');
  });

  it('skips invalid rows of a list for display, but rejects the list to verify a write', async () => {
    const rows = [{ supplier: 'Kestrel', ordervalue: 1 }, { supplier: 'Protea' }];
    const { client } = clientAnswering(() => json({ resultcode: 1, ordervaluebysupplier: rows }));
    const { signal } = new AbortController();
    expect(await client.send(listUnsentValues, { signal })).toEqual({
      kind: 'value',
      value: { ordervaluebysupplier: rows.slice(0, 1) },
    });
    expect((await client.send(listUnsentValues, {})).kind).toBe('violation');
  });

  it('leaves out query values that are undefined, and sends bare arrays', async () => {
    const { client, fetched } = clientAnswering(() => json({ resultcode: 5 }));
    await client.send(listSuppliers, { query: { wholesalername: undefined } });
    await client.send(sendOrders, { body: [{ suppliercode: 'UPD', computername: 'TILL' }] });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      'https://orders.example/api/Wholesaler/get?retailerid=1001',
      'https://orders.example/api/Order/createserverorder/v2?retailerid=1001',
    ]);
    expect(fetched.mock.calls[1]?.[1]?.body).toBe('[{"suppliercode":"UPD","computername":"TILL"}]');
  });

  it('sends no token if the contract requires none', async () => {
    const { client, fetched } = clientAnswering(() => json({ resultcode: 5 }));
    await client.send(login, { body: { username: 'a', password: 'b' } });
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
    expect(fetched.mock.calls[0]?.[0]).toBe(`https://orders.example${login.path}`);
  });

  it.each([
    ['an answer with a code', () => json({ resultcode: 2 }), 'error'],
    ['another code', () => json({ resultcode: 0 }), 'error'],
    ['the code for nothing found', () => json({ resultcode: 5 }), 'nothing'],
    ['a page of HTML', () => new Response('<html>proxy</html>'), 'violation'],
    ['half a document', () => new Response('{"resultcode":1,"clie'), 'violation'],
    ['an answer without its fields', () => json({ resultcode: 1 }), 'violation'],
    ['a broken server', () => new Response('', { status: 503 }), 'http'],
    ['a dropped connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ])('reads %s', async (_name, answer, kind) => {
    const { client, onExpired } = clientAnswering(answer);
    expect((await client.send(getOrder, { query: { orderid: 7 } })).kind).toBe(kind);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('reports a rejected token, once a call', async () => {
    const { client, onExpired } = clientAnswering(() => json({ resultcode: 4 }));
    expect((await client.send(getOrder, { query: { orderid: 7 } })).kind).toBe('expired');
    expect(onExpired.mock.calls).toEqual([['secret']]);
  });

  it('rejects only when its signal is aborted', async () => {
    const { client } = clientAnswering(() => Promise.reject(new DOMException('', 'AbortError')));
    const aborted = AbortSignal.abort();
    await expect(client.send(getOrder, { query: { orderid: 7 }, signal: aborted })).rejects.toThrow();
  });
});

describe('a pending answer', () => {
  const silent = (_url: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const waiting = (request: { limitMs?: number; keepalive?: boolean; signal?: AbortSignal } = {}) => {
    const client = createClient({
      hosts: defaultConfig.hosts,
      caller: () => ({ token: 'secret', retailerid: 1001 }),
      onExpired: () => undefined,
      fetch: silent as typeof fetch,
    });
    const ended = vi.fn();
    void client.send(getOrder, { query: { orderid: 7 }, ...request }).then(ended, ended);
    return ended;
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    [{}, 20_000],
    [{ limitMs: 120_000 }, 120_000],
  ])('times out (%o: %d ms)', async (request, ms) => {
    const ended = waiting(request);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.mock.calls).toEqual([[{ kind: 'timeout' }]]);
  });

  it('is abandoned when the caller aborts, with an AbortError', async () => {
    const leave = new AbortController();
    const ended = waiting({ signal: leave.signal });
    leave.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended.mock.calls[0]?.[0]).toMatchObject({ name: 'AbortError' });
  });

  it('has no timer left once it has arrived', async () => {
    const { client } = clientAnswering(() => json({ resultcode: 5 }));
    await client.send(getOrder, { query: { orderid: 7 } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can outlive its page', async () => {
    const ended = waiting({ keepalive: true });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('texts of failures', () => {
  it.each([
    [{ kind: 'error', code: 2, text: '' }, 'Sorry an error has occurred, error code: 2. Please try again.'],
    [{ kind: 'network' }, 'Sorry an unexpected error has occurred. Please try again'],
    [{ kind: 'http', status: 502 }, 'Sorry an unexpected error has occurred. Please try again'],
    [{ kind: 'violation', problem: 'x' }, 'Sorry an unexpected error has occurred. Please try again'],
    [{ kind: 'timeout' }, 'Sorry an unexpected error has occurred. Please try again'],
    [{ kind: 'blocked', by: {} }, 'You cannot open this order as it is opened by another user.'],
    [{ kind: 'expired' }, 'Your session has expired. Please login again.'],
  ] as const)('%o reads %j', (failure, text) => expect(failureText(failure)).toBe(text));

  it('name the remedy', () => {
    expect(failureText({ kind: 'error', code: 0, text: '' }, 'Please reload.')).toBe(
      'Sorry an error has occurred, error code: 0. Please reload.',
    );
  });
});

describe('a failed read', () => {
  it.each([
    [0, { kind: 'network' }, true],
    [1, { kind: 'http', status: 500 }, true],
    [2, { kind: 'network' }, false],
    [0, { kind: 'http', status: 404 }, false],
    [0, { kind: 'error', code: 2, text: '' }, false],
    [0, { kind: 'timeout' }, false],
    [0, { kind: 'expired' }, false],
    [0, { kind: 'violation', problem: '' }, false],
  ] as const)('after %d attempts with %o is retried: %s', (failures, failure, again) => {
    expect(shouldRetry(failures, failure)).toBe(again);
  });
});

it('knows which failures leave the result of a write unknown', () => {
  expect(isUnknown({ kind: 'network' })).toBe(true);
  expect(isUnknown({ kind: 'timeout' })).toBe(true);
  expect(isUnknown({ kind: 'violation', problem: '' })).toBe(true);
  expect(isUnknown({ kind: 'http', status: 500 })).toBe(true);
  expect(isUnknown({ kind: 'http', status: 404 })).toBe(false);
  expect(isUnknown({ kind: 'error', code: 0, text: '' })).toBe(false);
});
