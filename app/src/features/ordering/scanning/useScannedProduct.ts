import type { Product } from '@mortar/contract';
import { announce, toast } from '@mortar/design-system';
import type { ReadCode } from '@mortar/reading';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isPopupOpen } from '#keyboard/popupIsOpen.ts';
import { readProductsOfCode } from '#products/codes/api/productsOfCode.ts';
import { isNamed } from '#products/codes/model/namedBy.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { useServices } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import type { Reason } from './keptCodes.ts';
import { messages } from './messages.ts';
import { addOne } from './quantityInHand.ts';
import type { useStoredCodes } from './useKeptCodes.ts';

/** What ordering is at. */
export interface OrderingNow {
  /** The product whose prices are shown, or whose quantity is asked for. */
  product: Product | null;
  /** A question of ordering is asked: only its own answers lead on. */
  asking: boolean;
  /** What was ordered is being saved, or another question stands over its quantity. */
  waiting: boolean;
  /** @param quantity what the quantity selector proposes; null for what it proposes of any product */
  onChoose(product: Product, quantity: number | null): void;
}

/**
 * Opens what was scanned as choosing it from a search does. Nothing is answered and nothing pressed: while something is
 * asked, or where no single product is found, the code is kept.
 */
export function useScannedProduct(now: OrderingNow, { look, keep, forget }: ReturnType<typeof useStoredCodes>) {
  const services = useServices();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  /** The code that was scanned last: an earlier one that is still looked up opens nothing over it. */
  const latest = useRef<ReadCode | null>(null);
  /** How often the product whose prices are shown was scanned. */
  const times = useRef({ productcode: '', count: 0 });
  const gone = useRef(false);
  useEffect(function noteUnload() {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const leave = (code: string, reason: Reason) => {
    keep(code, reason);
    announce(messages.kept(code, reason));
  };
  const open = (product: Product) => {
    const { productcode, productdescription: name } = product;
    const isAgain = now.product?.productcode === productcode && times.current.productcode === productcode;
    const count = isAgain ? times.current.count + 1 : 1;
    times.current = { productcode, count };
    if (count > 1) toast.info(messages.again(count, name));
    else announce(messages.found(name));
    now.onChoose(product, count > 1 ? count : null);
  };
  /** @returns false where nothing that is in sight takes it */
  const startHandling = (scanned: ReadCode): boolean => {
    const { product } = now;
    if (!product || !scanned.lookups.some((lookup) => isNamed(product, lookup))) return false;
    if (!now.asking && !isPopupOpen()) {
      open(product);
      return true;
    }
    const quantity = now.asking && !now.waiting ? addOne() : null;
    if (quantity !== null) announce(messages.more(quantity));
    return quantity !== null;
  };
  // What the page is at when an answer comes, not what it was at when it was asked for.
  const settle = useEffectEvent((scanned: ReadCode, found: readonly Product[]) => {
    const { code } = scanned;
    const [product] = found;
    if (!product) return leave(code, 'unknown');
    if (found.length > 1) return leave(code, 'several');
    if (latest.current !== scanned || now.asking || isPopupOpen()) return leave(code, 'waiting');
    forget(code);
    open(product);
  });
  const fail = useEffectEvent((code: string) => leave(code, 'failed'));

  return async (scanned: ReadCode): Promise<void> => {
    const { code, lookups } = scanned;
    if (lookups.length === 0) return leave(code, 'misread');
    latest.current = scanned;
    if (startHandling(scanned)) return;
    if (now.asking || isPopupOpen()) return leave(code, 'waiting');
    // Kept before it is asked for: nothing that happens meanwhile loses it.
    look(code);
    try {
      const { products } = await readProductsOfCode(services, lookups, schedules);
      if (!gone.current) settle(scanned, products);
    } catch {
      if (!gone.current) fail(code);
    }
  };
}
