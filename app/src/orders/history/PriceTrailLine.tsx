import { Sparkline } from '@mortar/design-system';
import { formatDate } from '#rules/dates.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';
import type { PriceTrail } from './model/priceTrail.ts';

/** What a trail says, in words: the last purchase, and between which prices it went. */
export function trailText({ last, least, most }: PriceTrail, money: (cents: Cents) => string): string {
  const bought = messages.lastBought(formatDate(last.sent), last.quantity, money(last.price));
  return least === most ? bought : `${bought}; ${messages.between(money(least), money(most))}`;
}

/** The prices that were paid over the year as a line in steps. It keeps no state: it may stand in a grid's cell. */
export function PriceTrailLine({ trail, label, width }: { trail: PriceTrail; label: string; width?: number }) {
  return (
    <Sparkline
      step
      extremes
      width={width}
      label={label}
      values={trail.points.map(({ price }) => price)}
      times={trail.points.map(({ at }) => at)}
    />
  );
}
