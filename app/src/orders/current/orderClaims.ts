import { atom } from 'jotai';
import type { Claim, ClaimMode, Tabs } from '#session/tabs.ts';

/** Claims of orders among browser tabs: only one tab works on an order. */
export interface OrderClaims {
  /** @returns false while another tab works on it. Releases this tab's earlier claim. */
  take(orderid: number, wanted: ClaimMode): Promise<boolean>;
  /** Releases all claims of this tab except for this order; null for all. */
  keepOnly(orderid: number | null): void;
}

/**
 * Creates the claims of a session.
 * @param onLost called when another tab took the order with the user's consent
 */
export function createOrderClaims(tabs: Tabs, retailerid: number, onLost: (orderid: number) => void): OrderClaims {
  let held: { orderid: number; claim: Claim } | null = null;
  /** Latest requested order until closed; claims granted later are released. */
  let wantedOrder: number | null = null;
  const releaseClaim = () => {
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
      releaseClaim();
      held = { orderid, claim };
      return true;
    },
    keepOnly(orderid) {
      if (wantedOrder !== orderid) wantedOrder = null;
      if (held?.orderid !== orderid) releaseClaim();
    },
  };
}

/** Claims of this tab's session. */
export const orderClaimsAtom = atom<OrderClaims>({ take: async () => true, keepOnly: () => undefined });
orderClaimsAtom.debugLabel = 'order claims';
