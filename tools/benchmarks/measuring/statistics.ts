/** The middle value; of an even number of values, halfway between the two. @throws without values */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('No values have no median.');
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] as number) + upper) / 2;
}

/** A middle and how far values lie around it. */
interface Spread {
  median: number;
  least: number;
  most: number;
}

/** @throws without values */
export function computeSpread(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/**
 * Ours / peer, round by round: what the machine did to one round it did to both. Rounds in which either is missing are
 * left out; null when none is left.
 */
export function computeRatio(
  ours: readonly (number | undefined)[],
  peer: readonly (number | undefined)[],
): Spread | null {
  const ratios = ours.flatMap((value, round) => {
    const other = peer[round];
    return value === undefined || other === undefined || other <= 0 ? [] : [value / other];
  });
  return ratios.length > 0 ? computeSpread(ratios) : null;
}
