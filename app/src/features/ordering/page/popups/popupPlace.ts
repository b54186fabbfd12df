import type { Staff } from '@mortar/contract';
import { canShow } from '#pages/pages.ts';
import { can } from '#session/permissions.ts';
import type { OrderPopup } from './orderPopup.ts';

/**
 * The popups that a link may open, and for whom, as the menu and the order manager have it. What is in the middle of
 * something has none: an order that is described, sent or settled is no place to lead to.
 */
const OPENS: Partial<Record<OrderPopup['kind'], (who: { staff: Staff; hasOrder: boolean }) => boolean>> = {
  regrets: () => true,
  history: () => true,
  responses: ({ staff }) => canShow('responses', staff).allowed,
  // Another order is begun when none is open.
  baskets: ({ hasOrder }) => !hasOrder,
  import: ({ staff, hasOrder }) =>
    !hasOrder && !staff.grouporderingenabled && can.createOrders(staff.role.rolepermissions).allowed,
};

/** How the page's address names a popup; null for what has no place in it. */
export const placeOfPopup = (popup: OrderPopup | null): string | null =>
  popup !== null && popup.kind in OPENS ? popup.kind : null;

/** The popup that an address names, for somebody who may open it; null for any other. */
export function popupAt(place: string | null, staff: Staff, hasOrder: boolean): OrderPopup | null {
  if (place === null || !Object.hasOwn(OPENS, place)) return null;
  // Those with a place need nothing to begin with.
  const popup = { kind: place } as OrderPopup;
  return OPENS[popup.kind]?.({ staff, hasOrder }) ? popup : null;
}
