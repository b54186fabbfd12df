import { VisuallyHidden } from '@mortar/design-system';
import { messages } from '#orders/lines/messages.ts';
import { bonusLadder } from '#orders/lines/model/bonusLadder.ts';
import type { Product } from '#products/search/model/product.ts';
import type { Deal } from '#rules/quantity.ts';
import '#orders/lines/quantity.css';

const texts = messages.quantity;

export interface BonusLadderProps {
  deal: Deal;
  schedule: Product['schedule'];
  quantity: number | null;
  onChoose(quantity: number): void;
}

/** Buttons for quantities with a bonus; empty without a deal. */
export function BonusLadder({ deal, schedule, quantity, onChoose }: BonusLadderProps) {
  const rungs = bonusLadder(deal, schedule);
  if (rungs.length === 0) return null;
  return (
    <ul className="quantity-ladder" aria-label={texts.ladder}>
      {rungs.map((rung) => (
        <li key={rung.quantity}>
          <button type="button" aria-pressed={rung.quantity === quantity} onClick={() => onChoose(rung.quantity)}>
            {texts.rung(rung.quantity, rung.free)}
            <VisuallyHidden>{texts.free}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}
