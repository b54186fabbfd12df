import { TrendingDown } from 'lucide-react';
import { type PriceTrails, priceChange, trailKey } from '#products/history/model/priceTrail.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import { formatDate } from '#rules/dates.ts';
import { useMoney } from '#session/settings.tsx';
import { changeMessages } from './changeMessages.ts';
import './priceChange.css';

/** Shows the direction of a supplier's price since the last purchase there; empty without a change or purchase. */
export function PriceChange({ row: { price, unit }, trails }: { row: PriceRow; trails: PriceTrails }) {
  const money = useMoney();
  const change = priceChange(unit, trails.get(trailKey(price.supplier, price.supplierProductCode)));
  if (!change) return null;
  const way = change.cents > 0 ? 'more' : 'less';
  const text = changeMessages[way](money(Math.abs(change.cents)), formatDate(change.since));
  return (
    <span className="price-change" data-way={way} role="img" aria-label={text} title={text}>
      <TrendingDown size={12} aria-hidden />
    </span>
  );
}
