import type { ImportRule } from '@mortar/contract';
import type { BasketFile } from '@mortar/reading';
import { useState } from 'react';
import type { FilledBasket } from '#orders/baskets/api/importBasket.ts';
import { BasketDifferencesPopup } from '#orders/baskets/differences/BasketDifferencesPopup.tsx';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { ImportBasketFeedbackPopup } from './ImportBasketFeedbackPopup.tsx';
import { ImportBasketPopup } from './ImportBasketPopup.tsx';

export interface ImportBasketProps {
  basket: UnsentOrder;
  onClose(): void;
}

type Step =
  | { at: 'file' }
  | { at: 'differences'; file: BasketFile; rule: ImportRule }
  | { at: 'feedback'; result: FilledBasket | null };

/**
 * Imports a workbook into a basket: file selection, then result or changes of the basket's own file (002 §2.4, §2.5).
 */
export function ImportBasket({ basket, onClose }: ImportBasketProps) {
  const [step, setStep] = useState<Step>({ at: 'file' });
  switch (step.at) {
    case 'file':
      return (
        <ImportBasketPopup
          basket={basket}
          onImported={(result) => setStep({ at: 'feedback', result })}
          onOwnFile={(file, rule) => setStep({ at: 'differences', file, rule })}
          onClose={onClose}
        />
      );
    case 'differences': {
      const { file, rule } = step;
      return (
        <BasketDifferencesPopup
          basket={basket}
          file={file}
          rule={rule}
          onClose={onClose}
          onBack={() => setStep({ at: 'file' })}
        />
      );
    }
    case 'feedback':
      return <ImportBasketFeedbackPopup result={step.result} onClose={onClose} />;
  }
}
