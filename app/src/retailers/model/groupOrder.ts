import { messages } from '#retailers/messages.ts';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import type { Permission } from '#session/permissions.ts';

interface ForRetailers {
  retailers: readonly { retailerId: number }[];
}
type Retailer = Pick<PharmacyAssignment, 'id'>;

/** Returns true if all retailers of an order are assigned to the user, or it has none. */
export function worksForAll({ retailers }: ForRetailers, assigned: readonly Retailer[]): boolean {
  const own = new Set(assigned.map(({ id }) => id));
  return retailers.every(({ retailerId }) => own.has(retailerId));
}

/** Returns the user's retailers of an order that includes others; null if all are the user's. */
export const getOwn = <Own extends Retailer>(order: ForRetailers, assigned: readonly Own[]): Own[] | null =>
  worksForAll(order, assigned)
    ? null
    : assigned.filter((own) => order.retailers.some(({ retailerId }) => retailerId === own.id));

/** Returns whether a group's order may be opened or deleted with these assignments (002 §5, §6). */
export function mayDo(
  action: keyof typeof messages.refusals,
  order: ForRetailers,
  assigned: readonly Retailer[],
): Permission {
  return worksForAll(order, assigned) ? { allowed: true } : { allowed: false, reason: messages.refusals[action] };
}
