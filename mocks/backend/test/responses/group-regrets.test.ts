import { assignOrderRetailers, reorderRegrets } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import type { RegretRow } from '../../src/store/rows.ts';
import { buyer, newOrder, startBackend } from '../support/buyer.ts';
import { answered, callApi } from '../support/client.ts';

/** A buyer of the group with an order for some of its pharmacies, and a regret of one of them. */
async function opened(pharmacies: readonly number[], of: number) {
  const { fetch, backend } = startBackend('groupBuyer');
  const mine = await buyer(fetch, 'buyer@2000', 'HQ-1');
  const orderid = await newOrder(mine);
  if (pharmacies.length > 0) {
    const body = { groupretailerid: 2000, orderid, retailerids: [...pharmacies] };
    await answered(fetch, assignOrderRetailers, { body }, mine.by);
  }
  const regret = backend.store.regrets.at(of).find(({ processed }) => !processed);
  if (!regret) throw new Error('Nothing was regretted.');
  const put = (deletewhenreordered: boolean) =>
    callApi(
      fetch,
      reorderRegrets,
      {
        query: { deletewhenreordered },
        body: { conflicts: 'merge' as const, orderid, items: [getItem(regret, orderid)] },
      },
      mine.by,
    );
  return { store: backend.store, orderid, regret, put };
}

const getItem = (regret: RegretRow, neworderid: number) => ({
  neworderid,
  itemnumber: 1,
  staffname: 'Naledi Mokoena',
  oldorderid: regret.oldorderid,
  orderitemid: regret.orderitemid,
  productid: regret.productid,
  supplierpriceid: regret.supplierpriceid,
  orderedquantity: regret.regretquantity,
  orderedprice: regret.orderedpricecents / 100,
  bonusquantity: regret.bonusquantity,
  creditorid: regret.creditorid,
  supplierproductcode: regret.supplierproductcode,
  productdescription: regret.productdescription,
});

describe('a regret of a group’s pharmacy', () => {
  it.each([
    [[2003], 2003],
    [[2001, 2002], 2001],
  ])('is added to an order for %j and leaves the list of %s', async (pharmacies, of) => {
    const { store, orderid, regret, put } = await opened(pharmacies, of);
    expect((await put(true)).kind).toBe('value');
    expect(store.items.at(orderid)).toMatchObject([{ productid: regret.productid }]);
    expect(store.regrets.get(regret.orderitemid)).toBeUndefined();
  });

  it.each([
    [[2001, 2002], true],
    [[2001, 2002], false],
    [[], true],
  ])('of 2003 is not added to an order for %j, and stays (otherwise deleted: %s)', async (pharmacies, deleted) => {
    const { store, orderid, regret, put } = await opened(pharmacies, 2003);
    expect(await put(deleted)).toMatchObject({ kind: 'error', code: 2 });
    expect(store.items.at(orderid)).toEqual([]);
    expect(store.regrets.get(regret.orderitemid)).toEqual(regret);
  });
});
