import type { Product, SupplierPrice } from '@mortar/contract';
import { messages as historyMessages } from '#orders/history/messages.ts';
import { trailKey } from '#orders/history/model/priceTrail.ts';
import { PriceTrailLine, trailText } from '#orders/history/PriceTrailLine.tsx';
import { usePriceTrails } from '#orders/history/usePriceTrails.ts';
import { formatDate } from '#rules/dates.ts';
import type { Deal } from '#rules/quantity.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { bonusLadder } from './model/bonusLadder.ts';
import './quantity.css';

const texts = messages.quantity;

/** When the product was bought of this supplier last, how much, and at what prices over the year. */
export function LastBought({ product, price }: { product: Product; price: SupplierPrice }) {
  const money = useMoney();
  const trail = usePriceTrails(product.productcode).get(trailKey(price.suppliername, price.supplierproductcode));
  if (!trail) {
    if (!price.lastdate) return null;
    return (
      <p className="quantity-last">
        {historyMessages.lastInvoiced(formatDate(price.lastdate), price.lastinvoicedquantity)}
      </p>
    );
  }
  const text = trailText(trail, money);
  return (
    <p className="quantity-last">
      <PriceTrailLine trail={trail} label={historyMessages.trail} />
      <span>{text}</span>
    </p>
  );
}

export interface BonusLadderProps {
  deal: Deal;
  schedule: Product['schedule'];
  quantity: number | null;
  onChoose(quantity: number): void;
}

/** Which quantities earn what; one of them is taken by pressing it. Nothing without a deal. */
export function BonusLadder({ deal, schedule, quantity, onChoose }: BonusLadderProps) {
  const rungs = bonusLadder(deal, schedule);
  if (rungs.length === 0) return null;
  return (
    <ul className="quantity-ladder" aria-label={texts.ladder}>
      {rungs.map((rung) => (
        <li key={rung.quantity}>
          <button
            type="button"
            aria-pressed={rung.quantity === quantity}
            aria-label={texts.rungName(rung.quantity, rung.free)}
            onClick={() => onChoose(rung.quantity)}
          >
            {texts.rung(rung.quantity, rung.free)}
          </button>
        </li>
      ))}
    </ul>
  );
}
