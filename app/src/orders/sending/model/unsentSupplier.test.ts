import type { CommOrder, GroupCommOrder } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { type GroupUnsentSupplier, reachedAnyone, toGroupUnsentSuppliers, toUnsentSupplier } from './unsentSupplier.ts';

const at = (code: string, ...retailers: number[]) =>
  ({ code, retailers: retailers.map((id) => ({ id, name: '', accounts: '' })) }) as unknown as GroupUnsentSupplier;

describe('a group’s sending without an answer', () => {
  it.each([
    ['no pharmacy still waits for', [at('KEST', 2001)], true],
    ['one of the pharmacies still waits for', [at('UMVO', 2002)], true],
    ['all of them still wait for', [at('UMVO', 2001, 2002)], false],
    ['all of them still wait for, as one does for another', [at('KEST', 2001), at('UMVO', 2001, 2002)], false],
  ])('reached a supplier that %s: %#', (_, unsent, reached) => {
    expect(reachedAnyone(at('UMVO', 2001, 2002), unsent)).toBe(reached);
  });

  it('reached the only pharmacy that waited for it', () => {
    expect(reachedAnyone(at('UMVO', 2001), [])).toBe(true);
  });
});

const order: CommOrder = {
  suppliercode: 'KEST',
  suppliername: 'Kestrel',
  minimumordervalue: 500,
  numberofitems: 1,
  ordervalue: 210.5,
  accountnumbers: [{ accountnumber: 'A1' }, { accountnumber: 'A2' }],
  orderdetailscomms: [
    {
      orderitemid: 5,
      ordernumber: '100131',
      productdescription: 'Panado',
      staffname: 'Thabo Nkosi',
      datecreated: '2026-11-20T08:00:00Z',
      orderedqty: 20,
      price: 10.525,
    },
  ],
};
const row = {
  code: 'KEST',
  name: 'Kestrel',
  accounts: 'A1, A2',
  lineCount: 1,
  value: 21_050,
  minimum: 50_000,
  missing: 28_950,
  lines: [
    {
      id: 5,
      orderNumber: '100131',
      description: 'Panado',
      quantity: 20,
      price: 1053,
      total: 21_060,
      staff: 'Thabo Nkosi',
      created: '2026-11-20T08:00:00Z',
    },
  ],
};

describe('the unsent order at a supplier', () => {
  it('is shown in cents, with the amount below the minimum and every account', () => {
    expect(toUnsentSupplier(order)).toEqual(row);
  });

  it.each([
    [210.5, 0],
    [210.49, 0],
    [210.51, 1],
  ])('is below a minimum of %d by %d cents', (minimumordervalue, missing) => {
    expect(toUnsentSupplier({ ...order, minimumordervalue }).missing).toBe(missing);
  });

  it('of a group lists the pharmacies that have accounts, each with its accounts', () => {
    const at = (retailerid: number, retailername: string, ...accounts: string[]) => ({
      retailerid,
      retailername,
      supplieraccounts: accounts.map((accountnumber) => ({ accountnumber })),
    });
    const retailers = [at(2001, 'Sea Point', 'S1', 'S2'), at(2002, 'Claremont'), at(2003, 'Wynberg', 'W1')];
    expect(toGroupUnsentSuppliers([{ ...order, retailers } as GroupCommOrder])).toEqual([
      {
        ...row,
        accounts: 'S1, S2, W1',
        shares: retailers.map(({ retailerid: id, retailername: name }) => ({ id, name, left: 21_050 })),
        retailers: [
          { id: 2001, name: 'Sea Point', accounts: 'S1, S2' },
          { id: 2002, name: 'Claremont', accounts: '' },
          { id: 2003, name: 'Wynberg', accounts: 'W1' },
        ],
      },
    ]);
  });

  it('is one row per supplier even if lines wait for different pharmacies, each with its remainder', () => {
    const waiting = (ordervalue: number, orderitemid: number, ...ids: number[]) =>
      ({
        ...order,
        ordervalue,
        numberofitems: 1,
        orderdetailscomms: order.orderdetailscomms.map((line) => ({ ...line, orderitemid })),
        retailers: ids.map((retailerid) => ({ retailerid, retailername: `P${retailerid}`, supplieraccounts: [] })),
      }) as GroupCommOrder;
    const [only, ...others] = toGroupUnsentSuppliers([waiting(600, 1, 2002), waiting(100, 2, 2001, 2002)]);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      code: 'KEST',
      lineCount: 2,
      value: 10_000,
      minimum: 50_000,
      missing: 40_000,
      lines: [{ id: 1 }, { id: 2 }],
      retailers: [{ id: 2002 }, { id: 2001 }],
      shares: [
        { id: 2002, left: 70_000 },
        { id: 2001, left: 10_000 },
      ],
    });
  });

  it('is one row for each supplier', () => {
    const rows = toGroupUnsentSuppliers(
      [order, { ...order, suppliercode: 'UMVO' }].map((one) => ({ ...one, retailers: [] })),
    );
    expect(rows.map(({ code }) => code)).toEqual(['KEST', 'UMVO']);
  });

  it('has no pharmacies while the order has none', () => {
    expect(toGroupUnsentSuppliers([{ ...order, retailers: [] }])).toMatchObject([{ value: 21_050, shares: [] }]);
  });
});
