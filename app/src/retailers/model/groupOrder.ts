import type { GroupUnsentOrder, PharmacyAssignment } from '@mortar/contract';
import { messages } from '#retailers/messages.ts';
import type { Permission } from '#session/permissions.ts';

type ForRetailers = Pick<GroupUnsentOrder, 'retailers'>;
type Retailer = Pick<PharmacyAssignment, 'retailerid'>;

/** Whether somebody works for all the retailers an order is for; one that is for nobody yet is everybody's. */
export function worksForAll({ retailers }: ForRetailers, assigned: readonly Retailer[]): boolean {
  const own = new Set(assigned.map(({ retailerid }) => retailerid));
  return retailers.every(({ retailerid }) => own.has(retailerid));
}

/** Those of an order's retailers that somebody works for, where it is also for others; null where all are theirs. */
export const getOwn = <Own extends Retailer>(order: ForRetailers, assigned: readonly Own[]): Own[] | null =>
  worksForAll(order, assigned)
    ? null
    : assigned.filter((own) => order.retailers.some(({ retailerid }) => retailerid === own.retailerid));

/** Whether a group's order may be opened or deleted by somebody who works for these retailers (002 §5, §6). */
export function mayDo(
  action: keyof typeof messages.refusals,
  order: ForRetailers,
  assigned: readonly Retailer[],
): Permission {
  return worksForAll(order, assigned) ? { allowed: true } : { allowed: false, reason: messages.refusals[action] };
}
