import type { StaffMember } from '@mortar/contract';
import type { GroupUnsentOrder } from '#orders/current/model/unsentOrder.ts';

/** Open order, with the affected pharmacies. */
export interface OpenOrder {
  orderNumber: string;
  retailerIds: readonly number[];
}

type Listed = Pick<GroupUnsentOrder, 'orderNumber' | 'locked' | 'staffName' | 'retailers'>;

/** Returns a user's open orders for pharmacies: locked orders are listed with their holder (000 §4, order lock). */
export const getOpenOrders = (
  orders: readonly Listed[],
  { name, surname }: Pick<StaffMember, 'name' | 'surname'>,
  retailerIds: readonly number[],
): readonly OpenOrder[] =>
  orders
    .filter(({ locked, staffName }) => locked && staffName === `${name} ${surname}`)
    .map(({ orderNumber, retailers }) => ({
      orderNumber,
      retailerIds: retailers.map(({ retailerId }) => retailerId).filter((id) => retailerIds.includes(id)),
    }))
    .filter((order) => order.retailerIds.length > 0);
