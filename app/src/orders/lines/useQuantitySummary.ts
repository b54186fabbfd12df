import { useAnnouncement } from '@mortar/design-system';
import { lineTotal } from '#rules/money.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import type { Offer } from './model/offer.ts';

/** Debounce in ms, so that 12 is not announced as 1 first. */
const ANNOUNCE_DELAY_MS = 700;

/**
 * Returns a summary of quantity, cost and free units; announced after typing stops.
 * @param quantity 0 if invalid: only the error is announced
 */
export function useQuantitySummary(quantity: number, { price, deal }: Pick<Offer, 'price' | 'deal'>): string {
  const money = useMoney();
  const summary = messages.quantity.summary(
    quantity,
    money(price),
    money(lineTotal(price, quantity)),
    bonusUnits(quantity, deal),
  );
  useAnnouncement(quantity > 0 ? summary : '', { topic: 'quantity summary', wait: ANNOUNCE_DELAY_MS });
  return summary;
}
