import type { Schedule } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** Listed prices up to this are placeholders for discontinued products (ruling 56). */
const PLACEHOLDER: Cents = 2;

/** Status of a product with a placeholder price. */
export const DISCONTINUED = 'Discontinued';
const NO_PRICE = '–';

/**
 * Returns a listed price, such as SEP, in cents; null for a placeholder.
 * @param amount in the main unit, as in calls
 */
export function listedPrice(amount: number): Cents | null {
  const cents = toCents(amount);
  return cents > PLACEHOLDER ? cents : null;
}

/**
 * Formats a listed price: '–' with the word for a discontinued product (ruling 56).
 * @param schedule of the product, if known: unscheduled ones (N, NM) are in no price list, so '–' is enough
 */
export function formatListedPrice(amount: number, money: (cents: Cents) => string, schedule?: Schedule): string {
  const cents = listedPrice(amount);
  if (cents !== null) return money(cents);
  return schedule === 'N' || schedule === 'NM' ? NO_PRICE : `${NO_PRICE} ${DISCONTINUED}`;
}

/** Formats a retail price, which is unknown if the listed price is a placeholder. */
export function formatRetail(retail: number, listed: number, money: (cents: Cents) => string): string {
  const cents = listedPrice(listed) === null ? null : listedPrice(retail);
  return cents === null ? NO_PRICE : money(cents);
}
