import type { PriceTrail } from '#products/history/model/priceTrail.ts';
import { pastMessages } from '#products/history/pastMessages.ts';
import { formatDate } from '#rules/dates.ts';
import type { Cents } from '#rules/money.ts';

/** Returns a trail as text: last purchase and price range. */
export function trailText({ last, minimum, maximum }: PriceTrail, money: (cents: Cents) => string): string {
  const bought = pastMessages.lastBought(formatDate(last.sent), last.quantity, money(last.price));
  return minimum === maximum ? bought : `${bought}; ${pastMessages.between(money(minimum), money(maximum))}`;
}
