import { useAnnouncement } from '@mortar/design-system';
import { lineTotal } from '#rules/money.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import type { Offer } from './model/offer.ts';

/** Milliseconds after which somebody has stopped typing: of 12, nobody wants to hear 1 first. */
const REST = 700;

/**
 * What a quantity would order, for how much and with how much free; heard once somebody stops typing.
 * @param quantity 0 while none can be ordered: then nothing is heard but what is wrong with it
 */
export function useQuantitySummary(quantity: number, { price, deal }: Pick<Offer, 'price' | 'deal'>): string {
  const money = useMoney();
  const summary = messages.quantity.summary(
    quantity,
    money(price),
    money(lineTotal(price, quantity)),
    bonusUnits(quantity, deal),
  );
  useAnnouncement(quantity > 0 ? summary : '', { topic: 'quantity summary', wait: REST });
  return summary;
}
