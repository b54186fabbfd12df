import type { Indicator } from '@mortar/contract';

/** What became of a line or an order: always shown as icon, word and colour. */
export type Supply = 'invoiced' | 'partial' | 'regretted' | 'waiting';

/** What became of an order, as the server sums it up; unknown where its word for it is not known here. */
export type OrderSupply = Supply | 'unknown';

/**
 * What a row is tinted by: what did not come, or not whole. What came is the normal case and what waits will come; their
 * labels say so, as that of an unknown does.
 */
export function getException(supply: OrderSupply): 'partial' | 'regretted' | undefined {
  return supply === 'partial' || supply === 'regretted' ? supply : undefined;
}

const SUPPLY = {
  ...{ Waiting: 'waiting', Regretted: 'regretted', Partial: 'partial', Invoiced: 'invoiced', other: 'unknown' },
} as const satisfies Record<Indicator, OrderSupply>;

export function supplyOfIndicator(indicator: Indicator): OrderSupply {
  return SUPPLY[indicator];
}

export interface Supplied {
  orderedquantity: number;
  suppliedquantity: number;
  /** Null while the supplier has not answered. */
  responsedatetime: string | null;
}

/** All supplied is invoiced, none is regretted, some is partial; before an answer the line waits (002 §4, colours). */
export function getSupply(line: Supplied): Supply {
  if (line.responsedatetime === null && line.suppliedquantity === 0) return 'waiting';
  const missing = line.orderedquantity - line.suppliedquantity;
  if (missing <= 0) return 'invoiced';
  return line.suppliedquantity === 0 ? 'regretted' : 'partial';
}
