import { expect, it } from 'vitest';
import { getOpenOrders } from './openOrders.ts';

const SIPHO = { name: 'Sipho', surname: 'Dlamini' };
const order = (orderNumber: string, on: number[], locked = true, staffName = 'Sipho Dlamini') => ({
  orderNumber,
  locked,
  staffName,
  retailers: on.map((retailerId) => ({ retailerId })),
});

it.each([
  ['open for it', order('1', [2001, 2002]), [2002], [{ orderNumber: '1', retailerIds: [2002] }]],
  ['open for two of them', order('1', [2001, 2002]), [2001, 2002], [{ orderNumber: '1', retailerIds: [2001, 2002] }]],
  ['open for another', order('1', [2001]), [2002], []],
  ['open for none yet', order('1', []), [2002], []],
  ['their own and not open', order('1', [2002], false), [2002], []],
  ['locked by another user', order('1', [2002], true, 'Naledi Mokoena'), [2002], []],
  ['open, and no pharmacy is taken away', order('1', [2002]), [], []],
])('handles an order that is %s', (_what, listed, taken, open) => {
  expect(getOpenOrders([listed], SIPHO, taken)).toEqual(open);
});
