import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '#server/client.ts';
import { createQueryClient } from '#server/queries.ts';
import { groupUnsentOrdersQuery, unsentOrdersQuery } from './unsentOrders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['a pharmacy', (client: Client) => unsentOrdersQuery(client)],
  ['a group', (client: Client) => groupUnsentOrdersQuery(client, 1, [2])],
] as const)('refetches visible orders of %s: a colleague may be working on one', async (_whose, query) => {
  let ordervalue = 991.19;
  const send = vi.fn(async () => ({
    kind: 'value',
    value: { clientorders: [{ orderid: 7, ordervalue, retailers: [] }] },
  }));
  const seen = vi.fn();
  const observer = new QueryObserver(createQueryClient(), query({ send } as unknown as Client) as never);
  const stop = observer.subscribe(({ data }) => seen(data));
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenLastCalledWith([expect.objectContaining({ orderId: 7, value: 99_119 })]);
  ordervalue = 5154.46;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).toHaveBeenLastCalledWith([expect.objectContaining({ orderId: 7, value: 515_446 })]);
  stop();
  const times = send.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(times);
});
