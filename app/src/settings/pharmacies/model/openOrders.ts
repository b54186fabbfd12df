import type { GroupUnsentOrder, StaffMember } from '@mortar/contract';

/** Open order, with the affected pharmacies. */
export interface OpenOrder {
  ordernumber: string;
  retailerids: readonly number[];
}

type Listed = Pick<GroupUnsentOrder, 'ordernumber' | 'locked' | 'staffname' | 'retailers'>;

/** Returns a user's open orders for pharmacies: locked orders are listed with their holder (000 §4, order lock). */
export const getOpenOrders = (
  orders: readonly Listed[],
  { name, surname }: Pick<StaffMember, 'name' | 'surname'>,
  retailerids: readonly number[],
): readonly OpenOrder[] =>
  orders
    .filter(({ locked, staffname }) => locked && staffname === `${name} ${surname}`)
    .map(({ ordernumber, retailers }) => ({
      ordernumber,
      retailerids: retailers.map(({ retailerid }) => retailerid).filter((id) => retailerids.includes(id)),
    }))
    .filter((order) => order.retailerids.length > 0);
