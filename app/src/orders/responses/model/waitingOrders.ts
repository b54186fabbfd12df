import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { type Cents, sumCents } from '#rules/money.ts';

/** Pending orders of a supplier or pharmacy. */
export interface Waiting {
  /** Full name of the supplier or pharmacy. */
  name: string;
  orders: number;
  value: Cents;
  /** ISO 8601 time of the oldest; null if unknown. */
  since: string | null;
}

const NEVER = '9';

function getWaiting(name: string, responses: readonly SupplierResponse[]): Waiting {
  const [since] = responses.map(({ sentAt }) => sentAt ?? NEVER).sort();
  return {
    name,
    orders: responses.length,
    since: since === undefined || since === NEVER ? null : since,
    value: sumCents(responses.map(({ total }) => total)),
  };
}

/**
 * Returns the pending orders in total and by supplier or pharmacy, oldest first.
 * @param by grouping
 */
export function waitingOrders(responses: readonly SupplierResponse[], by: 'supplier' | 'retailerName') {
  const groups = [...Map.groupBy(responses, (response) => response[by])].map(([name, some]) => getWaiting(name, some));
  const rows = groups.toSorted(
    (a, b) => (a.since ?? NEVER).localeCompare(b.since ?? NEVER) || a.name.localeCompare(b.name),
  );
  return { all: getWaiting('', responses), rows };
}
