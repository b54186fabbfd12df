import { messages } from '#features/ordering/review/messages.ts';
import type { Cents } from '#rules/money.ts';
import type { Unchecked, Warning } from './reviewOrder.ts';

type Money = (cents: Cents) => string;

/** Maximum number of named orders. */
const MAX_NAMED_ORDERS = 2;

/** Returns the text of a warning. @param short short name of a supplier */
export function warningText(warning: Warning, money: Money, short: (supplier: string) => string): string {
  switch (warning.kind) {
    case 'credit':
      return messages.credit(money(warning.over), money(warning.limit));
    case 'minimum': {
      const { missing, minimum, others } = warning;
      const text = messages.minimum(money(missing), money(minimum));
      return others ? text + messages.minimumWithOthers(money(others)) : text;
    }
    case 'quantity':
      return messages.quantity(String(warning.usual), warning.maximum);
    case 'other order': {
      const { others } = warning;
      const named = others
        .slice(0, MAX_NAMED_ORDERS)
        .map(({ order, staff, quantity, supplier }) => messages.order(order, staff, quantity, short(supplier)));
      return (
        named.join('; ') +
        (others.length > MAX_NAMED_ORDERS ? messages.moreOrders(others.length - MAX_NAMED_ORDERS) : '')
      );
    }
    case 'price':
      return messages.price(money(warning.now), money(warning.line.price), money(warning.now - warning.line.price));
  }
}

/** Returns a sentence about what could not be checked; '' if nothing. */
export function unknownText(unknown: Unchecked): string {
  const texts = messages.unknown;
  const parts = [
    ...(unknown.credit.length > 0 ? [texts.credit(unknown.credit)] : []),
    ...(unknown.otherValues ? [texts.otherValues] : []),
    ...(['quantities', 'otherOrders', 'prices'] as const).flatMap((unknownKind) =>
      unknown[unknownKind] > 0 ? [texts[unknownKind](unknown[unknownKind])] : [],
    ),
  ];
  return parts.length === 0 ? '' : `${texts.intro}${parts.join('; ')}.`;
}
