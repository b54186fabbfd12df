/**
 * Returns the median; for an even number of values, the mean of the middle two.
 * @throws without values
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('No values have no median.');
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] as number) + upper) / 2;
}

/** A median and the range around it. */
interface Spread {
  median: number;
  minimum: number;
  maximum: number;
}

/**
 * Returns the median and the range of values.
 * @throws without values
 */
export function computeSpread(values: readonly number[]): Spread {
  return { median: median(values), minimum: Math.min(...values), maximum: Math.max(...values) };
}

/**
 * Returns ours / peer per round, because machine load affects both sides of a round equally. Skips rounds with a
 * missing value; null if none is left.
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
