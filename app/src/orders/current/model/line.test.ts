import type { ClientOrder, OrderItem } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order, OrderLine } from './line.ts';
import { getAddedLine, toOrder, toOrderLine, totalsBySupplier, withLines } from './line.ts';

const line = fc.record({
  supplier: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
  price: fc.integer({ min: 1, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 1000 }),
});
const lines = fc
  .array(line)
  .map((rows) => rows.map((row, id) => ({ ...row, id, total: row.price * row.quantity }) as OrderLine));
const order = { id: 1, number: '1', description: '', lines: [], total: 0 };

it('has totals that equal the sum of the lines, overall and by supplier', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const sum = given.reduce((total, each) => total + each.price * each.quantity, 0);
      const bySupplier = totalsBySupplier(given).reduce((total, each) => total + each.total, 0);
      return withLines(order, given).total === sum && bySupplier === sum;
    }),
  );
});

it('lists suppliers by name, once', () => {
  const given = ['Beta', 'Alpha', 'Beta'].map((supplier, id) => ({ id, supplier, total: 1 }) as OrderLine);
  expect(totalsBySupplier(given)).toEqual([
    { supplier: 'Alpha', total: 1 },
    { supplier: 'Beta', total: 2 },
  ]);
});

const item: OrderItem = {
  orderitemid: 5,
  productid: 9,
  productcode: 'P9',
  productdescription: 'Panado',
  packsize: '20',
  itemnumber: 4,
  accountnumber: 'A1',
  suppliername: 'Alpha',
  suppliercode: 'ALP',
  wholesalername: 'Beta',
  wholesalercode: 'BET',
  supplierpriceid: 91,
  creditorid: 3,
  supplierproductcode: 'A-9',
  staffname: 'Thabo Nkosi',
  status: 'Pending',
  orderedquantity: 20,
  orderedprice: 10.5,
  bonusquantity: 4,
  supplierquantity: 10,
  supplierbonusquantity: 2,
};
const read: OrderLine = {
  id: 5,
  number: 4,
  productId: 9,
  productCode: 'P9',
  description: 'Panado',
  supplier: 'Alpha',
  supplierCode: 'ALP',
  supplierPriceId: 91,
  supplierProductCode: 'A-9',
  creditorId: 3,
  quantity: 20,
  bonus: 4,
  deal: { step: 10, bonus: 2 },
  price: 1050,
  total: 21_000,
  staff: 'Thabo Nkosi',
  accountNumber: 'A1',
  packSize: '20',
};

it('reads a line with its price in cents and its total', () => {
  expect(toOrderLine(item)).toEqual(read);
});

it('uses the wholesaler as supplier of a line that names none', () => {
  const line = toOrderLine({ ...item, suppliername: '', suppliercode: '' });
  expect(line).toEqual({ ...read, supplier: 'Beta', supplierCode: 'BET' });
});

it('reads an order with the total of all its lines', () => {
  const order = { orderid: 7, ordernumber: '100131', description: 'Monday', orderitems: [item, item] } as ClientOrder;
  expect(toOrder(order)).toEqual({
    id: 7,
    number: '100131',
    description: 'Monday',
    lines: [read, read],
    total: 42_000,
  });
});

describe('the line that was received', () => {
  const one = { id: 1, quantity: 5, supplierPriceId: 10 } as OrderLine;
  const two = { id: 2, quantity: 1, supplierPriceId: 20 } as OrderLine;
  const order = (id: number, ...lines: OrderLine[]) => ({ id, lines, number: '', description: '', total: 0 });
  const before = order(7, one, two);
  it.each<[string, Order | null, Order | null, number | null]>([
    ['a new one', before, order(7, one, two, { ...two, id: 3 }), 3],
    ['a new one in front', before, order(7, { ...two, id: 3 }, one, two), 3],
    ['another quantity: it was merged', before, order(7, { ...one, quantity: 6 }, two), 1],
    ['another supplier: it was replaced', before, order(7, { ...one, supplierPriceId: 11 }, two), 1],
    ['the last of several', before, order(7, { ...one, quantity: 6 }, two, { ...two, id: 3 }), 3],
    ['none if a line was removed', before, order(7, two), null],
    ['none if the same lines were read again', before, order(7, { ...one }, { ...two }), null],
    ['none of an order that is opened', null, before, null],
    ['none of another order', before, order(8, { ...one, id: 4 }), null],
    ['none of an order that is closed', before, null, null],
  ])('is %s', (_, was, now, id) => expect(getAddedLine(was, now)).toBe(id));
});
