import type { Staff } from '@mortar/contract';
import { canShow } from '#pages/pages.ts';
import { can } from '#session/permissions.ts';
import type { OrderPopup } from './orderPopup.ts';

/**
 * Popups that links may open, with conditions like those of the menu and order manager. Popups within a process, such
 * as sending, have no address.
 */
const LINKABLE_POPUPS: Partial<Record<OrderPopup['kind'], (user: { staff: Staff; hasOrder: boolean }) => boolean>> = {
  regrets: () => true,
  history: () => true,
  responses: ({ staff }) => canShow('responses', staff).allowed,
  // A new order requires that none is open.
  baskets: ({ hasOrder }) => !hasOrder,
  import: ({ staff, hasOrder }) =>
    !hasOrder && !staff.grouporderingenabled && can.createOrders(staff.role.rolepermissions).allowed,
};

/** Returns a popup's name in the address, or null. */
export const getPopupName = (popup: OrderPopup | null): string | null =>
  popup !== null && popup.kind in LINKABLE_POPUPS ? popup.kind : null;

/** Returns the popup that an address names if the user may open it, else null. */
export function findPopup(place: string | null, staff: Staff, hasOrder: boolean): OrderPopup | null {
  if (place === null || !Object.hasOwn(LINKABLE_POPUPS, place)) return null;
  // These need no parameters.
  const popup = { kind: place } as OrderPopup;
  return LINKABLE_POPUPS[popup.kind]?.({ staff, hasOrder }) ? popup : null;
}
