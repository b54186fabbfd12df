import type { BasketImport, UnsentOrder } from '@mortar/contract';
import { useState } from 'react';
import { ImportBasketFeedbackPopup } from './ImportBasketFeedbackPopup.tsx';
import { ImportBasketPopup } from './ImportBasketPopup.tsx';

export interface ImportBasketProps {
  basket: UnsentOrder;
  onClose(): void;
}

/** Filling a basket from a workbook, from its file to what was linked (002 §2.4, §2.5). */
export function ImportBasket({ basket, onClose }: ImportBasketProps) {
  const [done, setDone] = useState<{ result: BasketImport | null } | null>(null);
  if (done) return <ImportBasketFeedbackPopup result={done.result} onClose={onClose} />;
  return <ImportBasketPopup basket={basket} onImported={(result) => setDone({ result })} onClose={onClose} />;
}
