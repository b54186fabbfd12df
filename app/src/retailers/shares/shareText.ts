import { messages as retailerMessages } from '#retailers/messages.ts';
import { leftEach, leftInAll, type PharmacyShare } from '#retailers/model/orderShares.ts';
import { shortNames } from '#retailers/model/shortNames.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';

const { each: eachTexts } = retailerMessages;

/** More than these are counted, not named. */
const NAMED = 3;

/** Who gets how much, by name. */
export function sharesByName(shares: readonly PharmacyShare[], money: (cents: Cents) => string): string {
  const names = shortNames(shares.map(({ name }) => name));
  return shares.map(({ left }, at) => messages.share(names[at] ?? '', money(left))).join(', ');
}

/**
 * What a group's order is worth, and whom that is for: an amount and the words behind it. The amount is each pharmacy's
 * while all that wait get the same, else what is left in all (ruling 54).
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
      waiting.length > NAMED ? messages.leftForSeveral(waiting.length) : messages.left(sharesByName(waiting, money)),
  };
}
