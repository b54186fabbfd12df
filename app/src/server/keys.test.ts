import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keys, refreshAfter } from './keys.ts';

/** Sample queries of orders, responses and products. */
const READ: readonly QueryKey[] = [
  keys.settings,
  keys.notifications,
  keys.order(7),
  keys.order(8),
  keys.unsentOrders,
  keys.groupUnsentOrders({ groupretailerid: 1 }),
  keys.unsentValues,
  keys.unsentSuppliers(7),
  keys.groupUnsentSuppliers(7),
  keys.creditUsage('KEST'),
  keys.supplierHistory('KEST'),
  keys.orderHistory({ datefilter: 'Last 3 Months' }),
  keys.assignedRetailers(2),
  keys.orderRetailers(7),
  keys.orderRetailers(8),
  keys.products({ text: 'panado' }, '1,2'),
  keys.generics('704040'),
  keys.genericsOfIngredient('704040'),
  keys.favourites({ text: '' }),
  keys.keywords('1'),
  keys.keywords('2'),
  keys.productInfo('1'),
  keys.invoiceHistory('1'),
  keys.regretList({ description: '' }),
  keys.responses({ search: '' }),
  keys.responseLines(7),
];

async function staleAfter(refresh: (queryClient: QueryClient) => Promise<void>): Promise<readonly QueryKey[]> {
  const queryClient = new QueryClient();
  for (const key of READ) queryClient.setQueryData(key, {});
  await refresh(queryClient);
  return READ.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
}

const lists = [keys.unsentOrders, keys.groupUnsentOrders({ groupretailerid: 1 })];
const unsent = [keys.unsentSuppliers(7), keys.groupUnsentSuppliers(7)];
const responses = [keys.responses({ search: '' }), keys.responseLines(7)];
const regrets = [keys.regretList({ description: '' })];
const invoices = [keys.invoiceHistory('1')];
const history = [keys.orderHistory({ datefilter: 'Last 3 Months' })];
const about = { orderid: 7 };

describe('the refetched queries', () => {
  it.each([
    ['order created', () => lists],
    ['order opened', () => lists],
    ['order closed', () => lists],
    ['order deleted', () => [...lists, keys.unsentValues]],
    ['lines written', () => [keys.unsentValues, ...regrets]],
    ['regrets deleted', () => regrets],
    ['notification changed', () => [keys.notifications]],
    ['response arrived', () => [...history, ...invoices, ...regrets, ...responses]],
    // Settings were read just before the first connection.
    ['link joined', () => [keys.notifications, ...history, ...invoices, ...regrets, ...responses]],
    ['link restored', () => [keys.settings, keys.notifications, ...history, ...invoices, ...regrets, ...responses]],
    [
      'own pharmacies changed',
      () => [
        ...[keys.notifications, keys.order(7), keys.order(8), ...lists, keys.unsentValues, ...unsent, ...history],
        ...[keys.orderRetailers(7), keys.orderRetailers(8), ...regrets, ...responses],
      ],
    ],
    [
      'favourite changed',
      () => [
        keys.products({ text: 'panado' }, '1,2'),
        keys.generics('704040'),
        keys.genericsOfIngredient('704040'),
        keys.favourites({ text: '' }),
      ],
    ],
    [
      'orders sent',
      () => [
        keys.order(7),
        keys.order(8),
        ...lists,
        keys.unsentValues,
        ...unsent,
        keys.creditUsage('KEST'),
        keys.supplierHistory('KEST'),
        ...history,
        ...invoices,
        ...responses,
      ],
    ],
  ] as const)('after %s are only the stale ones', async (change, stale) => {
    expect(await staleAfter((queryClient) => refreshAfter(queryClient, change))).toEqual(stale());
  });

  it.each([
    ['order described', [keys.order(7), ...lists]],
    ['order refused', [keys.order(7)]],
    ['regrets reordered', [keys.order(7), ...lists, keys.unsentValues, ...regrets]],
    ['retailers assigned', [...lists, keys.unsentValues, ...unsent, keys.orderRetailers(7)]],
  ] as const)('after %s of an order exclude the other orders', async (change, stale) => {
    expect(await staleAfter((queryClient) => refreshAfter(queryClient, change, about))).toEqual(stale);
  });

  it('after a change of keywords are those of the product, and the lists searched by keyword', async () => {
    expect(
      await staleAfter((queryClient) => refreshAfter(queryClient, 'keywords changed', { productcode: '1' })),
    ).toEqual([keys.products({ text: 'panado' }, '1,2'), keys.favourites({ text: '' }), keys.keywords('1')]);
  });
});
