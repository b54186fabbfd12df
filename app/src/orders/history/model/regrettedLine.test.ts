import { expect, it } from 'vitest';
import { historyItem, historyOrder } from '#orders/history/testing/orders.ts';
import { toPastOrder } from './pastOrder.ts';
import { regrettedLines } from './regrettedLine.ts';

const short = historyItem({ orderitemid: 2, suppliedquantity: 4 });
const none = historyItem({ orderitemid: 3, suppliedquantity: 0, invoicedprice: 0, regretdescription: 'Out of stock' });

it('contains lines that were not or only partly supplied, with the ordered price', () => {
  const orders = [
    historyOrder({ indicator: 'Partial', orderitems: [historyItem(), short] }),
    historyOrder({ orderid: 101, ordernumber: '100101', indicator: 'Regretted', orderitems: [none] }),
  ];
  expect(regrettedLines(orders.map(toPastOrder))).toMatchObject([
    { id: 2, orderNumber: '100100', supply: 'partial', missing: 6, missingValue: 7500 },
    { id: 3, orderNumber: '100101', supply: 'regretted', missing: 10, missingValue: 12_500, regret: 'Out of stock' },
  ]);
});

it('leaves out lines that wait, and those supplied in full or more', () => {
  const more = historyItem({ suppliedquantity: 12 });
  const orders = [
    historyOrder({ indicator: 'Waiting', orderitems: [none] }),
    historyOrder({ indicator: 'Waiting', orderitems: [short] }),
    historyOrder({ orderitems: [more] }),
  ];
  expect(regrettedLines(orders.map(toPastOrder))).toEqual([]);
});
