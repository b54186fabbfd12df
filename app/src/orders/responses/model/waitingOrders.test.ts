import { describe, expect, it } from 'vitest';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { filterNamed } from './toResponsesRequest.ts';
import { waitingOrders } from './waitingOrders.ts';

const response = (supplier: string, sentAt: string | null, total = 1010, retailerName = 'Kloof') =>
  ({ supplier, sentAt, total, retailerName }) as SupplierResponse;

describe('the orders that wait for a response', () => {
  const some = [
    response('Umvoti', '2026-03-02T06:00:00Z', 10),
    response('Kestrel', '2026-03-01T06:00:00Z', 20, 'Sea Point'),
    response('Umvoti', '2026-02-27T06:00:00Z', 70),
    response('Blue Crane', null),
  ];

  it('are added up in cents', () => {
    expect(waitingOrders(some, 'supplier').all).toMatchObject({
      orders: 4,
      value: 1110,
      since: '2026-02-27T06:00:00Z',
    });
  });

  it('start with the supplier of the longest-waiting order, and end with unknown dates', () => {
    const rows = waitingOrders(some, 'supplier').rows.map(({ name, orders }) => [name, orders]);
    expect(rows).toEqual([
      ['Umvoti', 2],
      ['Kestrel', 1],
      ['Blue Crane', 1],
    ]);
  });

  it('are separated by pharmacy for a group', () => {
    expect(waitingOrders(some, 'retailerName').rows.map(({ name, value }) => [name, value])).toEqual([
      ['Kloof', 1090],
      ['Sea Point', 20],
    ]);
  });

  it('are empty without a response', () => {
    expect(waitingOrders([], 'supplier')).toEqual({ all: { name: '', orders: 0, value: 0, since: null }, rows: [] });
  });
});

describe('the responses requested by an address', () => {
  it.each([
    ['waiting', false, 'Outstanding'],
    ['waiting', true, 'Outstanding'],
    ['unread', false, 'Unread'],
    ['unread', true, 'All'],
    ['constructor', false, 'All'],
    [null, false, 'All'],
  ])('%s, of a group: %s, are %s', (name, ofGroup, filter) => expect(filterNamed(name, ofGroup)).toBe(filter));
});
