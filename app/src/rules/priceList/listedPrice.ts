import type { Schedule } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** Up to this a listed price stands for a product that is sold no more (ruling 56). */
const PLACEHOLDER: Cents = 2;

/** The status of a product whose listed price is a placeholder. */
export const DISCONTINUED = 'Discontinued';
const NO_PRICE = '–';

/**
 * A listed price, such as SEP, in cents; null where it is a placeholder, which is compared with nothing.
 * @param amount in the main unit, as calls carry it
 */
export function listedPrice(amount: number): Cents | null {
  const cents = toCents(amount);
  return cents > PLACEHOLDER ? cents : null;
}

/**
 * A listed price as it is shown: '–' with the word where the list says that the product is sold no more (ruling 56).
 * @param schedule of the product, where it is known: what has none (N, NM) stands in no price list, and '–' says enough
 */
export function formatListedPrice(amount: number, money: (cents: Cents) => string, schedule?: Schedule): string {
  const cents = listedPrice(amount);
  if (cents !== null) return money(cents);
  return schedule === 'N' || schedule === 'NM' ? NO_PRICE : `${NO_PRICE} ${DISCONTINUED}`;
}

/** What a product sells for, of which nothing can be said where its listed price is a placeholder. */
export function formatRetail(retail: number, listed: number, money: (cents: Cents) => string): string {
  const cents = listedPrice(listed) === null ? null : listedPrice(retail);
  return cents === null ? NO_PRICE : money(cents);
}
