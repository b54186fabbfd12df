import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../../server/client.ts';
import type { CurrentOrder } from '../../session/currentOrder.ts';
import type { Session } from '../../session/session.ts';
import { releaseOrder, takeOrder } from './orderLock.ts';

const session = { token: 'one', validTo: null, staff: { retailerid: 1001, staffname: 'Thabo Nkosi' } } as Session;
const free = { locked: false, staffname: '', computername: '' };

function listening() {
  const send = vi.fn(async () => ({ kind: 'value', value: free }));
  const statusSent = () => {
    const calls = send.mock.calls as unknown as [unknown, { body?: { statusdescription: string } }][];
    return calls.flatMap(([, { body }]) => body?.statusdescription ?? []);
  };
  return { client: { send } as unknown as Client, statusSent };
}

describe('an order that is left', () => {
  it.each<[CurrentOrder, string]>([
    [{ orderid: 7, ordernumber: '100131', type: 'new' }, 'Unsent'],
    [{ orderid: 7, ordernumber: '100131', type: 'update' }, 'Unsent'],
    [{ orderid: 7, ordernumber: 'B1', type: 'basket', basket: 'Daily_Basket' }, 'Daily_Basket'],
    [{ orderid: 7, ordernumber: 'B5', type: 'basket', basket: 'Custom_Basket' }, 'Custom_Basket'],
  ])('%o has the status %s', async (order, status) => {
    const { client, statusSent } = listening();
    await releaseOrder(client, session, order);
    expect(statusSent()).toEqual([status]);
  });
});

describe('an order that is opened', () => {
  it('is pending, and a basket stays what it is', async () => {
    const { client, statusSent } = listening();
    await takeOrder(client, session, 7);
    await takeOrder(client, session, 8, 'Weekly_Basket');
    expect(statusSent()).toEqual(['Pending', 'Weekly_Basket']);
  });
});
