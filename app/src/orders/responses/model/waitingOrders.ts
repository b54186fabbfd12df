import type { Response } from '@mortar/contract';
import { type Cents, sumCents, toCents } from '#rules/money.ts';

/** Orders of one supplier, or for one pharmacy, that nobody has answered yet. */
export interface Waiting {
  /** The supplier's or the pharmacy's name, in full. */
  name: string;
  orders: number;
  value: Cents;
  /** When the first of them was sent, ISO 8601; null where nobody knows. */
  since: string | null;
}

const NEVER = '9';

function getWaiting(name: string, responses: readonly Response[]): Waiting {
  const [since] = responses.map(({ senddatetime }) => senddatetime ?? NEVER).sort();
  return {
    ...{ name, orders: responses.length, since: since === undefined || since === NEVER ? null : since },
    value: sumCents(responses.map(({ ordertotal }) => toCents(ordertotal))),
  };
}

/**
 * What waits for an answer, in all and by supplier or pharmacy: who has kept one waiting longest first.
 * @param by whose name tells them apart
 */
export function waitingOrders(responses: readonly Response[], by: 'supplier' | 'retailername') {
  const groups = [...Map.groupBy(responses, (response) => response[by])].map(([name, some]) => getWaiting(name, some));
  const rows = groups.toSorted(
    (one, other) => (one.since ?? NEVER).localeCompare(other.since ?? NEVER) || one.name.localeCompare(other.name),
  );
  return { all: getWaiting('', responses), rows };
}
