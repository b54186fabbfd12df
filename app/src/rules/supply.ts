/** What became of a line or an order: always shown as icon, word and colour. */
export type Supply = 'invoiced' | 'partial' | 'regretted' | 'waiting';

/**
 * What a row is tinted by: the exceptions. What came whole is the normal case; its label says so.
 */
export function exceptionOf(supply: Supply): Exclude<Supply, 'invoiced'> | undefined {
  return supply === 'invoiced' ? undefined : supply;
}

export interface Supplied {
  orderedquantity: number;
  suppliedquantity: number;
  /** Null while the supplier has not answered. */
  responsedatetime: string | null;
}

/** All supplied is invoiced, none is regretted, some is partial; before an answer the line waits (002 §4, colours). */
export function supplyOf(line: Supplied): Supply {
  if (line.responsedatetime === null && line.suppliedquantity === 0) return 'waiting';
  const missing = line.orderedquantity - line.suppliedquantity;
  if (missing <= 0) return 'invoiced';
  return line.suppliedquantity === 0 ? 'regretted' : 'partial';
}
