import { announce, toast } from '@mortar/design-system';
import type { ReadCode } from '@mortar/reading';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isPopupOpen } from '#keyboard/isPopupOpen.ts';
import { readProductsOfCode } from '#products/codes/api/productsOfCode.ts';
import { hasCode } from '#products/codes/model/namedBy.ts';
import type { Product } from '#products/search/model/product.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { useServices } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { incrementQuantity } from './quantityInHand.ts';
import type { Reason } from './storedCodes.ts';
import type { useStoredCodes } from './useStoredCodes.ts';

export interface OrderingNow {
  /** Product whose prices or quantity are shown. */
  product: Product | null;
  /** True while a prompt is open, which only its answers close. */
  prompting: boolean;
  /** True while an order line is saved, or a prompt is above the quantity. */
  waiting: boolean;
  /** @param quantity proposed quantity; null for the product's default */
  onChoose(product: Product, quantity: number | null): void;
}

/** Scan whose product is being looked up. */
interface PendingScan {
  code: string;
  /** How often it was scanned. */
  times: number;
}

/**
 * Selects a scanned product like a search result. Never answers a prompt: during one, or without a single match, the
 * code is stored.
 */
export function useScannedProduct(now: OrderingNow, { look, keep, forget }: ReturnType<typeof useStoredCodes>) {
  const services = useServices();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const pending = useRef(new Map<string, PendingScan>());
  /** Latest scan; earlier lookups must not replace it. */
  const latest = useRef<PendingScan | null>(null);
  /** Number of scans of the shown product. */
  const shown = useRef({ productCode: '', times: 0 });
  const unmounted = useRef(false);
  useEffect(function noteUnload() {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);

  const storeCode = (code: string, reason: Reason) => {
    keep(code, reason);
    announce(messages.retained(code, reason));
  };
  /** @param times scans of the product that are not counted yet */
  const open = (product: Product, times = 1) => {
    const { productCode, description: name } = product;
    const isAgain = now.product?.productCode === productCode && shown.current.productCode === productCode;
    const count = isAgain ? shown.current.times + times : times;
    shown.current = { productCode, times: count };
    if (count > 1) toast.info(messages.again(count, name));
    else announce(messages.found(name));
    now.onChoose(product, count > 1 ? count : null);
  };
  /** @returns false if no visible element takes it */
  const startHandling = (scanned: ReadCode): boolean => {
    const { product } = now;
    if (!product || !scanned.lookups.some((lookup) => hasCode(product, lookup))) return false;
    if (!now.prompting && !isPopupOpen()) {
      open(product);
      return true;
    }
    const quantity = now.prompting && !now.waiting ? incrementQuantity() : null;
    if (quantity !== null) announce(messages.more(quantity));
    return quantity !== null;
  };
  // Uses the state at the time of the answer.
  const handleResult = useEffectEvent((scan: PendingScan, found: readonly Product[]) => {
    const { code, times } = scan;
    const [product] = found;
    if (!product) return storeCode(code, 'unknown');
    if (found.length > 1) return storeCode(code, 'several');
    if (latest.current !== scan || now.prompting || isPopupOpen()) return storeCode(code, 'waiting');
    forget(code);
    open(product, times);
  });
  const fail = useEffectEvent((code: string) => storeCode(code, 'failed'));

  return async (scanned: ReadCode): Promise<void> => {
    const { code, lookups } = scanned;
    if (lookups.length === 0) return storeCode(code, 'misread');
    latest.current = null;
    if (startHandling(scanned)) return;
    if (now.prompting || isPopupOpen()) return storeCode(code, 'waiting');
    const scan = pending.current.get(code) ?? { code, times: 0 };
    scan.times += 1;
    latest.current = scan;
    if (scan.times > 1) return;
    pending.current.set(code, scan);
    // Stored before the request, so that it cannot be lost.
    look(code);
    try {
      const { products } = await readProductsOfCode(services, lookups, schedules);
      if (!unmounted.current) handleResult(scan, products);
    } catch {
      if (!unmounted.current) fail(code);
    } finally {
      pending.current.delete(code);
    }
  };
}
