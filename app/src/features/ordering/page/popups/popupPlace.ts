import type { Staff } from '@mortar/contract';
import { canShow } from '#pages/pages.ts';
import { can } from '#session/permissions.ts';
import type { OrderPopup } from './orderPopup.ts';

/**
 * Popups that links may open, with conditions like those of the menu and order manager. Popups within a process, such
 * as sending, have no address.
 */
const OPENS: Partial<Record<OrderPopup['kind'], (user: { staff: Staff; hasOrder: boolean }) => boolean>> = {
  regrets: () => true,
  history: () => true,
  responses: ({ staff }) => canShow('responses', staff).allowed,
  // A new order requires that none is open.
  baskets: ({ hasOrder }) => !hasOrder,
  import: ({ staff, hasOrder }) =>
    !hasOrder && !staff.grouporderingenabled && can.createOrders(staff.role.rolepermissions).allowed,
};

/** Returns a popup's name in the address, or null. */
export const placeOfPopup = (popup: OrderPopup | null): string | null =>
  popup !== null && popup.kind in OPENS ? popup.kind : null;

/** Returns the popup that an address names if the user may open it, else null. */
export function popupAt(place: string | null, staff: Staff, hasOrder: boolean): OrderPopup | null {
  if (place === null || !Object.hasOwn(OPENS, place)) return null;
  // These need no parameters.
  const popup = { kind: place } as OrderPopup;
  return OPENS[popup.kind]?.({ staff, hasOrder }) ? popup : null;
}
