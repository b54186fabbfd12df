import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { keys } from '#server/keys.ts';
import { createQueryClient } from '#server/queries.ts';
import { useKnownProducts } from './knownProducts.ts';

const RULE = { supplierrule: '0', lockpreferred: false };
const prices = (price: number) => [{ supplierPriceId: 1, price }] as SupplierPrice[];
const sent = (ordered: number, price: number, sentAt: string) => ({
  ordered,
  supplied: ordered,
  price,
  sentAt,
  supplier: 'Kestrel',
});

function watching() {
  const queryClient = createQueryClient();
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Provider>
  );
  const watch = () => renderHook(useKnownProducts, { wrapper });
  /** Caches a server's answer, as a screen does. */
  const read = (queryKey: readonly unknown[], data: unknown) =>
    act(() => queryClient.fetchQuery({ queryKey, queryFn: async () => data, staleTime: 0 }));
  return { queryClient, watch, read };
}

describe('the known facts of products', () => {
  it('include reads from before and after the first subscription', async () => {
    const { watch, read } = watching();
    await read(keys.supplierPrices('1', 0, RULE), prices(8));
    const { result } = watch();
    expect(result.current.get('1')?.prices).toEqual(prices(8));
    await read(keys.productHistory('1'), [
      sent(12, 950, '2026-05-01T08:00:00Z'),
      sent(24, 900, '2026-03-01T08:00:00Z'),
      { ...sent(6, 700, '2026-06-01T08:00:00Z'), supplied: 0 },
    ]);
    expect(result.current.get('1')).toMatchObject({
      prices: prices(8),
      past: { quantities: [12, 24, 6], lastPaid: 950 },
    });
  });

  it('have the newest price, and outlive the query cache', async () => {
    const { queryClient, watch, read } = watching();
    const { result } = watch();
    await read(keys.supplierPrices('1', 0, RULE), prices(8));
    await read(keys.supplierPrices('1', 0, RULE), prices(9));
    act(() => queryClient.clear());
    expect(result.current.get('1')?.prices).toEqual(prices(9));
  });

  it('name the order that a product was compared with', async () => {
    const { watch, read } = watching();
    const { result } = watch();
    const line = { orderNumber: '7', staff: 'Lerato', supplier: 'Kestrel', ordered: 12, price: 950 };
    await read(keys.unsentOfProduct('1', 5, false), [line]);
    expect(result.current.get('1')?.others).toEqual({
      orderId: 5,
      lines: [{ order: '7', staff: 'Lerato', supplier: 'Kestrel', quantity: 12, price: 950 }],
    });
  });

  it.each([
    ['no product', keys.supplierPrices(null, 0, RULE), prices(8)],
    ['the shop’s history', keys.shopHistory('1'), [sent(1, 1, '2026-05-01T08:00:00Z')]],
    ['sent orders', keys.sentOfProduct('1', false), []],
    ['something else', keys.order(1), null],
  ])('ignore %s', async (_case, key, data) => {
    const { watch, read } = watching();
    const { result } = watch();
    await read(key, data);
    expect([...result.current.keys()]).toEqual([]);
  });

  it('are kept for the last five hundred products', async () => {
    const { watch, read } = watching();
    const { result } = watch();
    for (let at = 0; at < 510; at += 1) await read(keys.supplierPrices(String(at), 0, RULE), prices(at));
    await read(keys.supplierPrices('10', 0, RULE), prices(1));
    expect([result.current.size, result.current.has('9'), result.current.has('10'), result.current.has('509')]).toEqual(
      [...[500, false, true, true]],
    );
  });
});
