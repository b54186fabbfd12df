/**
 * Returns the number of events in each second from the first to the last.
 * @param moments ms
 */
export function perSecond(moments: readonly number[], last = Math.max(0, ...moments)): number[] {
  const seconds = Array.from({ length: Math.floor(last / 1000) + 1 }, () => 0);
  for (const moment of moments) {
    const second = Math.floor(moment / 1000);
    if (second < seconds.length) seconds[second] = (seconds[second] ?? 0) + 1;
  }
  return seconds;
}

/**
 * Returns the quantile of values; 0 if there are none.
 * @param share 0 to 1
 */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Returns the maximum number of events within any window of the given milliseconds. */
export function maxWithin(moments: readonly number[], ms: number): number {
  const sorted = [...moments].sort((a, b) => a - b);
  let first = 0;
  let maximum = 0;
  for (const [at, moment] of sorted.entries()) {
    while (moment - (sorted[first] ?? 0) >= ms) first += 1;
    maximum = Math.max(maximum, at - first + 1);
  }
  return maximum;
}
