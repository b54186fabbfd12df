import { getOrderLock, updateOrderLock, updateOrderStatus } from '@mortar/contract';
import { describe, expect, it, vi } from 'vitest';
import type { CurrentOrder } from '#orders/current/currentOrder.ts';
import type { Client } from '#server/client.ts';
import { CallError, getFailure, type Outcome } from '#server/outcome.ts';
import { computerName } from '#session/computerName.ts';
import type { Session } from '#session/session.ts';
import { lockOrder, markUnsent, releaseOrder, StatusUpdateError } from './orderLock.ts';

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

describe('a closed order', () => {
  it.each<[CurrentOrder, string]>([
    [{ orderId: 7, orderNumber: '100131', type: 'new' }, 'Unsent'],
    [{ orderId: 7, orderNumber: '100131', type: 'update' }, 'Unsent'],
    [{ orderId: 7, orderNumber: 'B1', type: 'basket', basket: 'Daily_Basket' }, 'Daily_Basket'],
    [{ orderId: 7, orderNumber: 'B5', type: 'basket', basket: 'Custom_Basket' }, 'Custom_Basket'],
  ])('%o has the status %s', async (order, status) => {
    const { client, statusSent } = listening();
    await releaseOrder(client, session, order);
    expect(statusSent()).toEqual([status]);
  });
});

describe('an opened order', () => {
  it('is pending, and a basket keeps its status', async () => {
    const { client, statusSent } = listening();
    await lockOrder(client, session, 7);
    await lockOrder(client, session, 8, 'Weekly_Basket');
    expect(statusSent()).toEqual(['Pending', 'Weekly_Basket']);
  });
});

function answering(...outcomes: Outcome<unknown>[]) {
  const left = [...outcomes];
  const send = vi.fn(async (..._call: unknown[]) => left.shift());
  return { client: { send } as unknown as Client, send };
}
const lockState = (changes: object) => ({ kind: 'value', value: { ...free, ...changes } }) as const;
const done = { kind: 'value', value: {} } as const;
const lock = (islocked: boolean, statusdescription: string) => ({
  retailerid: 1001,
  orderid: 7,
  islocked,
  statusdescription,
  staffname: 'Thabo Nkosi',
  computername: computerName(),
});

describe('the lock of an order', () => {
  const order: CurrentOrder = { orderId: 7, orderNumber: '100131', type: 'new' };

  it('is read, then taken in the name of person and computer', async () => {
    const { client, send } = answering(lockState({}), done);
    expect(await lockOrder(client, session, 7)).toBeNull();
    expect(send.mock.calls).toEqual([
      [getOrderLock, { query: { orderid: 7 } }],
      [updateOrderLock, { body: lock(true, 'Pending') }],
    ]);
  });

  it.each([
    ['another person at this computer', { staffname: 'Ayesha Jacobs', computername: computerName() }],
    ['this person at another computer', { staffname: 'Thabo Nkosi', computername: 'TILL-2' }],
  ])('stays with %s', async (_name, holder) => {
    const { client, send } = answering(lockState({ locked: true, ...holder }));
    expect(await lockOrder(client, session, 7)).toEqual({ staff: holder.staffname, late: false });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['this person at this computer has it', { locked: true, staffname: 'Thabo Nkosi', computername: computerName() }],
    ['another user had it and released it', { locked: false, staffname: 'Ayesha Jacobs', computername: 'TILL-2' }],
  ])('is taken if %s', async (_name, state) => {
    const { client, send } = answering(lockState(state), done);
    expect(await lockOrder(client, session, 7)).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('belongs to another user who took it in between', async () => {
    const by = { staffname: 'Ayesha Jacobs', computername: 'TILL-2' };
    const { client } = answering(lockState({}), { kind: 'blocked', by });
    expect(await lockOrder(client, session, 7)).toEqual({ staff: 'Ayesha Jacobs', late: true });
  });

  it.each([
    ['cannot be requested', [{ kind: 'network' }]],
    ['cannot be taken', [lockState({}), { kind: 'network' }]],
  ] as [string, Outcome<unknown>[]][])('that %s is an error', async (_name, outcomes) => {
    const { client } = answering(...outcomes);
    await expect(lockOrder(client, session, 7)).rejects.toBeInstanceOf(CallError);
  });

  it.each([
    ['while the page stays', {}, {}],
    ['when the user leaves the page', { keepalive: true }, { keepalive: true }],
    ['after the session', { afterEnd: true }, { as: { token: 'one', retailerid: 1001 } }],
    ['with both options disabled', { keepalive: false, afterEnd: false }, {}],
  ])('is released %s', async (_name, options, how) => {
    const { client, send } = answering(done);
    expect(await releaseOrder(client, session, order, options)).toEqual(done);
    expect(send.mock.calls).toEqual([[updateOrderLock, { body: lock(false, 'Unsent'), ...how }]]);
  });
});

describe('a reset order', () => {
  it.each([done, { kind: 'nothing' } as const])(
    'is unsent, even if the server has no data for it: %o',
    async (outcome) => {
      const { client, send } = answering(outcome);
      await markUnsent(client, 7);
      expect(send.mock.calls).toEqual([[updateOrderStatus, { query: { orderid: 7, statusdescription: 'Unsent' } }]]);
    },
  );

  it('has an error of its own if the reset fails', async () => {
    const error: unknown = await markUnsent(answering({ kind: 'network' }).client, 7).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(StatusUpdateError);
    expect(getFailure(error)).toEqual({ kind: 'network' });
  });
});
