import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import type { Product } from '#products/search/model/product.ts';
import { useLate } from '#server/useLate.ts';
import { useSession } from '#session/useSession.ts';
import { useLastOrdered } from './useLastOrdered.ts';

const LastOrderedWarning = lazyPart(() => import('./LastOrderedWarning.tsx'), 'LastOrderedWarning');

export interface LastOrderedCheckProps {
  product: Product;
  /** The open order, which is excluded. */
  orderId: number;
  onContinue(): void;
  onCancel(): void;
}

/**
 * Continues to the quantity unless the product was ordered elsewhere recently, which opens a warning. It opens once,
 * with both answers, or earlier if they take long (001 §4).
 */
export function LastOrderedCheck({ product, orderId, onContinue, onCancel }: LastOrderedCheckProps) {
  const group = useSession().staff.grouporderingenabled;
  const reads = useLastOrdered({ productcode: product.productCode, orderid: orderId, group });
  const { verdict } = reads;
  const late = useLate(verdict === 'wait');
  /** Stays open, whatever is read again. */
  const [opened, setOpened] = useState(false);
  const show = opened || verdict === 'warn' || late;
  if (show !== opened) setOpened(show);
  const goOn = useEffectEvent(onContinue);
  const none = verdict === 'none';
  useLayoutEffect(
    function continueWithoutOrders() {
      if (none) goOn();
    },
    [none],
  );
  if (!show || none) return null;
  return (
    <LastOrderedWarning
      product={product}
      orderId={orderId}
      group={group}
      reads={reads}
      onContinue={onContinue}
      onCancel={onCancel}
    />
  );
}
