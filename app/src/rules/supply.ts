import type { Indicator } from '@mortar/contract';

/** Result of a line or order, always shown as icon, text and colour. */
export type Supply = 'invoiced' | 'partial' | 'regretted' | 'waiting';

/** Result of an order from the server; 'unknown' for unknown words. */
export type OrderSupply = Supply | 'unknown';

/** Returns the result that tints a row: not or partly supplied. Others are normal or pending, as their labels say. */
export function getRowTint(supply: OrderSupply): 'partial' | 'regretted' | undefined {
  return supply === 'partial' || supply === 'regretted' ? supply : undefined;
}

const SUPPLY = {
  Waiting: 'waiting',
  Regretted: 'regretted',
  Partial: 'partial',
  Invoiced: 'invoiced',
  other: 'unknown',
} as const satisfies Record<Indicator, OrderSupply>;

export function supplyOfIndicator(indicator: Indicator): OrderSupply {
  return SUPPLY[indicator];
}

export interface Supplied {
  ordered: number;
  supplied: number;
  /** Null until the supplier answers. */
  answeredAt: string | null;
}

/**
 * Returns a line's result: all supplied is invoiced, none is regretted, some is partial; pending before an answer (002
 * §4, colours).
 */
export function getSupply(line: Supplied): Supply {
  if (line.answeredAt === null && line.supplied === 0) return 'waiting';
  const missing = line.ordered - line.supplied;
  if (missing <= 0) return 'invoiced';
  return line.supplied === 0 ? 'regretted' : 'partial';
}
