import { atom } from 'jotai';
import type { Claim, Tabs, Wanted } from '#session/tabs.ts';

/** Which order this tab works on, among the tabs of this browser: one tab at a time works on an order. */
export interface OrderClaims {
  /** @returns false while another tab works on it. What this tab had before is let go of. */
  take(orderid: number, wanted: Wanted): Promise<boolean>;
  /** Lets go of whatever this tab has but this order; null for all. */
  keepOnly(orderid: number | null): void;
}

/** @param onLost another tab took the order, with its person's consent */
export function createOrderClaims(tabs: Tabs, retailerid: number, onLost: (orderid: number) => void): OrderClaims {
  let held: { orderid: number; claim: Claim } | null = null;
  /** The order that was asked for last, until it is closed: a claim that comes later than that is let go of. */
  let wantedOrder: number | null = null;
  const letGo = () => {
    held?.claim.release();
    held = null;
  };
  return {
    async take(orderid, wanted) {
      wantedOrder = orderid;
      if (held?.orderid === orderid) return true;
      const lost = () => {
        if (held?.claim !== claim) return;
        held = null;
        onLost(orderid);
      };
      const claim = await tabs.claim(`order ${retailerid}/${orderid}`, wanted, lost);
      if (!claim) return false;
      if (wantedOrder !== orderid) {
        claim.release();
        return false;
      }
      letGo();
      held = { orderid, claim };
      return true;
    },
    keepOnly(orderid) {
      if (wantedOrder !== orderid) wantedOrder = null;
      if (held?.orderid !== orderid) letGo();
    },
  };
}

/** The claims of the session that is open in this tab. */
export const orderClaimsAtom = atom<OrderClaims>({ take: async () => true, keepOnly: () => undefined });
orderClaimsAtom.debugLabel = 'order claims';
