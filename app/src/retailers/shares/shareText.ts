import { messages as retailerMessages } from '#retailers/messages.ts';
import { leftEach, leftInAll, type PharmacyShare } from '#retailers/model/orderShares.ts';
import { shortNames } from '#retailers/model/shortNames.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';

const { each: eachTexts } = retailerMessages;

/** Maximum number of named pharmacies; more are counted. */
const MAX_NAMED_PHARMACIES = 3;

export function sharesByName(shares: readonly PharmacyShare[], money: (cents: Cents) => string): string {
  const names = shortNames(shares.map(({ name }) => name));
  return shares.map(({ left }, index) => messages.share(names[index] ?? '', money(left))).join(', ');
}

/**
 * Returns a group order's value with a description: per pharmacy if equal for all pending ones, else in total (ruling
 * 54).
 * @param total of the lines, once
 */
export function shareText(
  shares: readonly PharmacyShare[],
  total: Cents,
  money: (cents: Cents) => string,
): { amount: Cents; text: string } {
  const count = shares.length;
  const each = leftEach(shares);
  if (count === 0 || each !== null) {
    const text = count === 1 ? eachTexts.one : eachTexts.order(count, money((each ?? total) * count));
    return { amount: each ?? total, text };
  }
  const waiting = shares.filter(({ left }) => left > 0);
  const all = leftInAll(waiting);
  const same = leftEach(waiting);
  if (same !== null) {
    const [only] = waiting;
    const names = shortNames(shares.map(({ name }) => name));
    const text =
      only && waiting.length === 1
        ? messages.leftFor(names[shares.indexOf(only)] ?? '')
        : messages.leftEach(waiting.length, count, money(all));
    return { amount: same, text };
  }
  return {
    amount: all,
    text:
      waiting.length > MAX_NAMED_PHARMACIES
        ? messages.leftForSeveral(waiting.length)
        : messages.left(sharesByName(waiting, money)),
  };
}
