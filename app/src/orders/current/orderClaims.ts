import { atom } from 'jotai';
import type { Claim, ClaimMode, Tabs } from '#session/tabs.ts';

/** Claims of orders among browser tabs: only one tab works on an order. */
export interface OrderClaims {
  /** @returns false while another tab works on it. Releases this tab's earlier claim. */
  take(orderId: number, wanted: ClaimMode): Promise<boolean>;
  /** Releases all claims of this tab except for this order; null for all. */
  keepOnly(orderId: number | null): void;
}

/**
 * Creates the claims of a session.
 * @param onLost called when another tab took the order with the user's consent
 */
export function createOrderClaims(tabs: Tabs, retailerId: number, onLost: (orderId: number) => void): OrderClaims {
  let held: { orderId: number; claim: Claim } | null = null;
  /** Latest requested order until closed; claims granted later are released. */
  let wantedOrder: number | null = null;
  const releaseClaim = () => {
    held?.claim.release();
    held = null;
  };
  return {
    async take(orderId, wanted) {
      wantedOrder = orderId;
      if (held?.orderId === orderId) return true;
      const handleLost = () => {
        if (held?.claim !== claim) return;
        held = null;
        onLost(orderId);
      };
      const claim = await tabs.claim(`order ${retailerId}/${orderId}`, wanted, handleLost);
      if (!claim) return false;
      if (wantedOrder !== orderId) {
        claim.release();
        return false;
      }
      releaseClaim();
      held = { orderId, claim };
      return true;
    },
    keepOnly(orderId) {
      if (wantedOrder !== orderId) wantedOrder = null;
      if (held?.orderId !== orderId) releaseClaim();
    },
  };
}

/** Claims of this tab's session. */
export const orderClaimsAtom = atom<OrderClaims>({ take: async () => true, keepOnly: () => undefined });
orderClaimsAtom.debugLabel = 'order claims';
