import type { Product } from '@mortar/contract';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { useLate } from '#server/useLate.ts';
import { useSession } from '#session/useSession.ts';
import { useLastOrdered } from './useLastOrdered.ts';

const LastOrderedWarning = lazyPart(() => import('./LastOrderedWarning.tsx'), 'LastOrderedWarning');

export interface LastOrderedCheckProps {
  product: Product;
  /** The open order, which is left out. */
  orderid: number;
  onContinue(): void;
  onCancel(): void;
}

/**
 * Goes on to the quantity where a product was ordered nowhere else lately, and warns where it was. It opens once, with
 * both answers; before them only when they let somebody wait (001 §4).
 */
export function LastOrderedCheck({ product, orderid, onContinue, onCancel }: LastOrderedCheckProps) {
  const group = useSession().staff.grouporderingenabled;
  const reads = useLastOrdered({ productcode: product.productcode, orderid, group });
  const { verdict } = reads;
  const late = useLate(verdict === 'wait');
  /** Once it is open it stays: what it shows is read, whatever is read anew. */
  const [opened, setOpened] = useState(false);
  const show = opened || verdict === 'warn' || late;
  if (show !== opened) setOpened(show);
  const goOn = useEffectEvent(onContinue);
  const none = verdict === 'none';
  useLayoutEffect(
    function goOnWhereItWasOrderedNowhere() {
      if (none) goOn();
    },
    [none],
  );
  if (!show || none) return null;
  return (
    <LastOrderedWarning
      product={product}
      orderid={orderid}
      group={group}
      reads={reads}
      onContinue={onContinue}
      onCancel={onCancel}
    />
  );
}
