import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '#server/client.ts';
import { refreshAfter } from '#server/keys.ts';
import { createQueryClient } from '#server/queries.ts';
import { invoiceHistoryQuery } from './demand.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function createHarness() {
  const send = vi.fn(async () => ({
    kind: 'value' as const,
    value: { productinvoicehistory: [{ monthyear: 'Nov 2026', orderedqty: 6, invoicedqty: 4 }] },
  }));
  const queryClient = createQueryClient();
  const choose = () => queryClient.fetchQuery(invoiceHistoryQuery({ send } as unknown as Client, '1'));
  return { send, queryClient, choose };
}

describe('the demand of a product', () => {
  it('is requested once in ten minutes, however often the product is chosen', async () => {
    const { send, choose } = createHarness();
    const first = await choose();
    vi.setSystemTime(Date.now() + 4 * 60_000);
    expect(await choose()).toEqual(first);
    expect(send).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 7 * 60_000);
    await choose();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each(['orders sent', 'response arrived', 'link restored'] as const)(
    'is requested again after %s',
    async (change) => {
      const { send, queryClient, choose } = createHarness();
      await choose();
      await refreshAfter(queryClient, change);
      await choose();
      expect(send).toHaveBeenCalledTimes(2);
    },
  );
});
