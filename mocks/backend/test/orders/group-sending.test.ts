import {
  assignOrderRetailers,
  getOrder,
  listCommOrders,
  listGroupCommOrders,
  listGroupHistory,
  listGroupUnsentOrders,
  listUnsentValues,
  sendGroupOrders,
  sendOrders,
  updateOrderStatus,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { add, buyer, lock, offers, openAccount, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

const KEST = { suppliername: 'Kestrel Wholesale', suppliercode: 'KEST', computername: 'HQ-1' };
const UMVO = { suppliername: 'Umvoti Pharmaceutical Wholesalers', suppliercode: 'UMVO', computername: 'HQ-1' };

async function opened() {
  const { fetch, backend, clock } = startBackend('groupBuyer');
  const me = await enter(fetch, 'buyer@2000');
  const [row] = [...backend.store.orderRetailers.all()];
  const baseorderid = row?.orderid ?? 0;
  const send = (...supplierorders: (typeof KEST)[]) => {
    const body = { groupretailerid: 2000, baseorderid, staffname: 'Naledi Mokoena', supplierorders };
    return callApi(fetch, sendGroupOrders, { body }, me);
  };
  const history = async (retailerid: number) => {
    const body = { groupretailerid: 2000, retailerids: [retailerid], datefilter: 'Last 3 Months' as const };
    return (await answered(fetch, listGroupHistory, { body }, me)).clientorders;
  };
  return { fetch, backend, clock, me, baseorderid, send, history };
}

describe('a group’s order', () => {
  it('is found under the retailers it is for, and not under another', async () => {
    const { fetch, me, baseorderid } = await opened();
    const under = async (retailerid: number) => {
      const body = { groupretailerid: 2000, retailerids: [retailerid] };
      const outcome = await callApi(fetch, listGroupUnsentOrders, { body }, me);
      return outcome.kind === 'value' ? outcome.value.clientorders.map(({ orderid }) => orderid) : [];
    };
    expect(await under(2001)).toContain(baseorderid);
    expect(await under(2003)).not.toContain(baseorderid);
  });

  it('is listed with all its retailers, whichever were requested', async () => {
    const { fetch, me, baseorderid } = await opened();
    const body = { groupretailerid: 2000, retailerids: [2001] };
    const { clientorders } = await answered(fetch, listGroupUnsentOrders, { body }, me);
    expect(clientorders.find(({ orderid }) => orderid === baseorderid)?.retailers).toEqual([
      { retailerid: 2001 },
      { retailerid: 2002 },
    ]);
  });

  it('lists its suppliers with the accounts each retailer has there', async () => {
    const { fetch, me, baseorderid } = await opened();
    const query = { baseorderid, computername: 'HQ-1', groupretailerid: 2000 };
    const { commorders } = await answered(fetch, listGroupCommOrders, { query }, me);
    expect(commorders.find(({ suppliercode }) => suppliercode === 'UMVO')?.retailers).toEqual([
      { retailerid: 2001, retailername: 'Table Bay Pharmacy Sea Point', supplieraccounts: expect.any(Array) },
      { retailerid: 2002, retailername: 'Table Bay Pharmacy Claremont', supplieraccounts: [] },
    ]);
  });

  it('is sent once for each retailer, and returns the result of each', async () => {
    const { send, history, fetch, me, baseorderid, clock, backend } = await opened();
    const { orderitems } =
      (await answered(fetch, getOrder, { query: { orderid: baseorderid } }, me)).clientorders[0] ?? {};
    const before = new Set([...backend.store.sentOrders.all()].map(({ orderid }) => orderid));
    const outcome = await send(KEST, UMVO);
    expect(outcome).toMatchObject({
      kind: 'value',
      value: {
        processedorders: [
          {
            retailerid: 2001,
            supplierorders: [
              { ...KEST, status: 'Success' },
              { ...UMVO, status: 'Success' },
            ],
          },
          {
            retailerid: 2002,
            supplierorders: [
              { ...KEST, status: 'Success' },
              { ...UMVO, status: 'Failed', description: 'No account with Umvoti Pharmaceutical Wholesalers.' },
            ],
          },
        ],
      },
    });
    const quantities = (list: readonly { supplierproductcode: string; orderedquantity: number }[] = []) =>
      list.map(({ supplierproductcode, orderedquantity }) => `${supplierproductcode} ${orderedquantity}`).sort();
    const sentTo = async (retailerid: number) =>
      (await history(retailerid))
        .filter(({ orderid, indicator }) => !before.has(orderid) && indicator === 'Waiting')
        .flatMap((order) => order.orderitems);
    expect(quantities(await sentTo(2001))).toEqual(quantities(orderitems));
    expect((await sentTo(2002)).length).toBeLessThan(orderitems?.length ?? 0);
    const ids = [...backend.store.sentOrders.all()].flatMap((order) => order.lines.map((line) => line.orderitemid));
    expect(new Set(ids).size).toBe(ids.length);
    clock.advance(60_000);
    expect(await sentTo(2001)).toEqual([]);
  });

  it('waits for the pharmacy that could not receive it, and is sent only to that one later', async () => {
    const { fetch, me, send, history, backend, baseorderid } = await opened();
    expect((await send(KEST, UMVO)).kind).toBe('value');
    const lines = backend.store.items.at(baseorderid).filter(({ suppliercode }) => suppliercode === 'UMVO');
    const query = { baseorderid, computername: 'HQ-1', groupretailerid: 2000 };
    const { commorders } = await answered(fetch, listGroupCommOrders, { query }, me);
    expect(commorders).toMatchObject([
      { suppliercode: 'UMVO', numberofitems: lines.length, retailers: [{ retailerid: 2002 }] },
    ]);
    const [seen] = (await answered(fetch, getOrder, { query: { orderid: baseorderid } }, me)).clientorders;
    expect(seen?.orderitems.map(({ orderitemid }) => orderitemid)).toEqual(lines.map(({ orderitemid }) => orderitemid));

    const failed = [{ retailerid: 2002, supplierorders: [{ ...UMVO, status: 'Failed' }] }];
    expect(await send(UMVO)).toMatchObject({ kind: 'value', value: { processedorders: failed } });
    const before = (await history(2001)).length;
    openAccount(backend, 2002, 'UMVO');
    const done = [{ retailerid: 2002, supplierorders: [{ ...UMVO, status: 'Success' }] }];
    expect(await send(UMVO)).toMatchObject({ kind: 'value', value: { processedorders: done } });
    expect(await history(2001)).toHaveLength(before);
    expect((await history(2002))[0]?.orderitems).toHaveLength(lines.length);
    expect(await send(UMVO)).toEqual({ kind: 'nothing' });
    expect(await callApi(fetch, getOrder, { query: { orderid: baseorderid } }, me)).toEqual({ kind: 'nothing' });
  });

  it('has the remaining value, by pharmacy, once a part was sent', async () => {
    const { fetch, me, send, backend, baseorderid } = await opened();
    const cents = (list: readonly { orderedquantity: number; orderedpricecents: number }[]) =>
      list.reduce((sum, item) => sum + item.orderedquantity * item.orderedpricecents, 0);
    const unsent = () => backend.store.items.at(baseorderid).filter((item) => item.sentorderid === null);
    const listed = async () => {
      const body = { groupretailerid: 2000, retailerids: [2001] };
      const { clientorders } = await answered(fetch, listGroupUnsentOrders, { body }, me);
      return Math.round((clientorders.find(({ orderid }) => orderid === baseorderid)?.ordervalue ?? 0) * 100);
    };
    const everywhere = async () => {
      const { ordervaluebysupplier } = await answered(fetch, listUnsentValues, {}, me);
      return ordervaluebysupplier.find(({ supplier }) => supplier === UMVO.suppliername)?.ordervalue;
    };
    expect(await listed()).toBe(2 * cents(unsent()));
    const before = Math.round(((await everywhere()) ?? 0) * 100);
    await send(KEST, UMVO);
    const left = cents(unsent());
    expect(await listed()).toBe(left);
    // What was sent to one of two pharmacies is no longer in the total.
    expect(Math.round(((await everywhere()) ?? 0) * 100)).toBe(before - left);
  });

  it('lists a line that was added later separately from those already sent to a pharmacy', async () => {
    const { fetch, me, send, backend, baseorderid } = await opened();
    await send(KEST, UMVO);
    const before = backend.store.items.at(baseorderid).filter((item) => item.sentorderid === null);
    const [offer] = offers(backend, 'UMVO').filter(
      ({ price }) => !before.some(({ supplierpriceid }) => supplierpriceid === price.supplierpriceid),
    );
    if (!offer) throw new Error('The supplier has nothing else.');
    await add({ fetch, by: me, computername: 'HQ-1' }, { orderid: baseorderid, ...offer, quantity: 1 });
    const query = { baseorderid, computername: 'HQ-1', groupretailerid: 2000 };
    const { commorders } = await answered(fetch, listGroupCommOrders, { query }, me);
    expect(
      commorders.map((row) => [row.suppliercode, row.numberofitems, row.retailers.map(({ retailerid }) => retailerid)]),
    ).toEqual([
      ['UMVO', before.length, [2002]],
      ['UMVO', 1, [2001, 2002]],
    ]);
  });

  it('is complete once the pharmacy that could not receive it is removed', async () => {
    const { fetch, me, send, baseorderid } = await opened();
    await send(KEST, UMVO);
    const body = { groupretailerid: 2000, orderid: baseorderid, retailerids: [2001] };
    await answered(fetch, assignOrderRetailers, { body }, me);
    expect(await callApi(fetch, getOrder, { query: { orderid: baseorderid } }, me)).toEqual({ kind: 'nothing' });
  });

  it('is not sent again if its answer was lost', async () => {
    const { send, backend } = await opened();
    backend.store.transaction(() => {
      for (const terms of backend.store.terms.at(2002)) backend.store.terms.put({ ...terms, accountnumbers: ['X'] });
    });
    backend.faults.add({ call: 'sendGroupOrders', kind: 'lostAnswer', times: 1 });
    await expect(send(KEST, UMVO)).rejects.toThrow(TypeError);
    const after = backend.store.sentOrders.size;
    expect(await send(KEST, UMVO)).toEqual({ kind: 'nothing' });
    expect(backend.store.sentOrders.size).toBe(after);
  });

  it('stays unsent if no retailer has an account, and if another user has it open', async () => {
    const { send, backend, baseorderid, fetch } = await opened();
    backend.store.transaction(() => backend.store.orderRetailers.put({ orderid: baseorderid, retailerids: [2002] }));
    expect((await send(UMVO)).kind).toBe('value');
    expect(backend.store.items.at(baseorderid).every((item) => item.sentorderid === null)).toBe(true);
    await lock(await buyer(fetch, 'admin@2000', 'HQ-2'), baseorderid, true);
    expect((await send(KEST)).kind).toBe('blocked');
  });

  it('is denied to a user who does not work for all its retailers', async () => {
    const { fetch, baseorderid } = await opened();
    const branch = await enter(fetch, 'branch@2000');
    const body = { groupretailerid: 2000, baseorderid, staffname: 'Sipho Dlamini', supplierorders: [KEST] };
    expect(await callApi(fetch, sendGroupOrders, { body }, branch)).toMatchObject({ kind: 'error', code: 2 });
  });

  it('cannot be read, released or given a status by a user who does not work for all its retailers', async () => {
    const { fetch, backend, baseorderid } = await opened();
    const branch = await buyer(fetch, 'branch@2000', 'BRANCH-1');
    const before = backend.store.orders.get(baseorderid);
    const status = { query: { orderid: baseorderid, statusdescription: 'Daily_Basket' } };
    for (const outcome of [
      await callApi(fetch, getOrder, { query: { orderid: baseorderid } }, branch.by),
      await lock(branch, baseorderid, false),
      await callApi(fetch, updateOrderStatus, status, branch.by),
    ]) {
      expect(outcome).toMatchObject({ kind: 'error', code: 2, text: expect.stringMatching(/not assigned to you/) });
    }
    expect(backend.store.orders.get(baseorderid)).toEqual(before);
  });

  it('can be released by the user who has it open when its retailers were unassigned meanwhile', async () => {
    const { fetch, backend, baseorderid } = await opened();
    const branch = await buyer(fetch, 'branch@2000', 'BRANCH-1');
    const assign = (...retailerids: number[]) =>
      backend.store.transaction(() => backend.store.orderRetailers.put({ orderid: baseorderid, retailerids }));
    assign(2001);
    expect((await lock(branch, baseorderid, true)).kind).toBe('value');
    assign(2001, 2002);
    expect((await lock(branch, baseorderid, false)).kind).toBe('value');
    expect((await lock(branch, baseorderid, true)).kind).toBe('error');
  });

  it('is not sent by the call of an independent pharmacy, which would ignore its retailers', async () => {
    const { fetch, backend, me, baseorderid } = await opened();
    const query = { computername: 'HQ-1', orderid: 0 };
    expect(await callApi(fetch, listCommOrders, { query }, me)).toEqual({ kind: 'nothing' });
    const body = [{ suppliercode: 'KEST', computername: 'HQ-1' }];
    expect(await callApi(fetch, sendOrders, { body }, me)).toEqual({ kind: 'nothing' });
    expect(backend.store.items.at(baseorderid).every((item) => item.sentorderid === null)).toBe(true);
  });
});
