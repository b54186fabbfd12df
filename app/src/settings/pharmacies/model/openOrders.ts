import type { GroupUnsentOrder, StaffMember } from '@mortar/contract';

/** An order that somebody has open, and for which of the pharmacies asked about. */
export interface OpenOrder {
  ordernumber: string;
  retailerids: readonly number[];
}

type Listed = Pick<GroupUnsentOrder, 'ordernumber' | 'locked' | 'staffname' | 'retailers'>;

/**
 * The orders that a user has open for some pharmacies: a locked order is listed with the name of who has it open
 * (000 §4, order lock).
 */
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
