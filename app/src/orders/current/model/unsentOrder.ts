import type { GroupUnsentOrder as GroupUnsentOrderAnswer, UnsentOrder as UnsentOrderAnswer } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** A row of the order manager: an unsent order or basket (001 §3, unsent order summary). */
export interface UnsentOrder {
  orderId: number;
  orderNumber: string;
  description: string;
  /** Number of lines. */
  lineCount: number;
  value: Cents;
  staffName: string;
  computerName: string;
  /** In ISO 8601; null if unknown. */
  createdAt: string | null;
  locked: boolean;
  status: string;
}

interface OrderPharmacy {
  retailerId: number;
}

/** A row of a group's order manager, with the order's pharmacies. */
export interface GroupUnsentOrder extends UnsentOrder {
  retailers: readonly OrderPharmacy[];
}

/** Returns the unsent order of an answer. */
export const toUnsentOrder = (answer: UnsentOrderAnswer): UnsentOrder => ({
  orderId: answer.orderid,
  orderNumber: answer.ordernumber,
  description: answer.description,
  lineCount: answer.orderitemqty,
  value: toCents(answer.ordervalue),
  staffName: answer.staffname,
  computerName: answer.computername,
  createdAt: answer.createddatetime,
  locked: answer.locked,
  status: answer.statusdescription,
});

/** Returns the group's unsent order of an answer. */
export const toGroupUnsentOrder = (answer: GroupUnsentOrderAnswer): GroupUnsentOrder => ({
  ...toUnsentOrder(answer),
  retailers: answer.retailers.map(({ retailerid }) => ({ retailerId: retailerid })),
});
