import {
  getGroupHistory,
  getOrderRetailers,
  listGroupCommOrders,
  listGroupHistory,
  listGroupRegrets,
  listGroupResponses,
  listGroupSentOfProduct,
  listGroupUnsentOfProduct,
  listGroupUnsentOrders,
} from '@mortar/contract';
import { findOrder, GROUP, given, inGroup, ofProduct, REGRETS, type Step, step } from './steps.ts';

/** Read calls of groups (000 §7, 001 §7, 002 §7). */
export const GROUPS: readonly Step[] = [
  step(
    listGroupUnsentOrders,
    inGroup((retailerids, { staff }) => ({ body: { groupretailerid: staff.retailerid, retailerids } })),
    GROUP,
  ),
  step(
    getOrderRetailers,
    inGroup((_, found) => given('order', (orderid) => ({ orderid }))(found)),
    { needs: 'an unsent order of a group' },
  ),
  step(
    listGroupCommOrders,
    inGroup((_, { staff, order }) =>
      order === undefined
        ? null
        : { query: { baseorderid: order, computername: '', groupretailerid: staff.retailerid } },
    ),
    { needs: 'an unsent order of a group' },
  ),
  step(
    listGroupHistory,
    inGroup((retailerids, { staff }) => ({
      body: { groupretailerid: staff.retailerid, retailerids, datefilter: 'Last 3 Months' },
    })),
    {
      ...GROUP,
      note(found, { clientorders: [first] }) {
        found.sent = first?.orderid;
      },
    },
  ),
  step(
    getGroupHistory,
    inGroup((_, { staff, sent }) =>
      sent === undefined ? null : { body: { groupretailerid: staff.retailerid, orderid: sent } },
    ),
    { needs: 'a sent order of a group' },
  ),
  step(
    listGroupResponses,
    inGroup((retailerids, { staff }) => ({
      body: { groupretailerid: staff.retailerid, retailerids, search: '', filter: 'All' },
    })),
    GROUP,
  ),
  step(
    listGroupRegrets,
    inGroup((retailerids, { staff }) => ({ body: { ...REGRETS, groupretailerid: staff.retailerid, retailerids } })),
    GROUP,
  ),
  step(
    listGroupUnsentOfProduct,
    inGroup((_, found) => ofProduct(findOrder)(found)),
    {
      needs: 'a product and an unsent order of a group',
    },
  ),
  step(
    listGroupSentOfProduct,
    inGroup((_, found) => ofProduct()(found)),
    {
      needs: 'a product, in a group',
    },
  ),
];
