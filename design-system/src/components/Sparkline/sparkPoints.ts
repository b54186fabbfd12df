export interface SparkPoint {
  x: number;
  y: number;
}

export const SPARK = { width: 96, height: 24, edge: 4 } as const;

/**
 * Returns the points of a line in its box, oldest first.
 * @param values the measured values
 * @param times the time of each value in any unit; evenly spaced by default
 */
export function sparkPoints(
  values: readonly number[],
  times?: readonly number[],
  width: number = SPARK.width,
): SparkPoint[] {
  const minimum = Math.min(...values);
  const span = Math.max(...values) - minimum;
  const { height, edge } = SPARK;
  const places = times ?? values.map((_, index) => index);
  const [first = 0] = places;
  const duration = (places.at(-1) ?? first) - first;
  const x = (at: number) => edge + (duration > 0 ? ((places[at] ?? first) - first) / duration : 0) * (width - 2 * edge);
  const y = (value: number) =>
    span === 0 ? height / 2 : height - edge - ((value - minimum) / span) * (height - 2 * edge);
  return values.map((value, index) => ({ x: x(index), y: y(value) }));
}

const round = (value: number) => Number(value.toFixed(1));

/** Returns the path through the points; with steps, each value stays constant until the next. */
export function sparkPath(points: readonly SparkPoint[], step: boolean): string {
  return points
    .map(({ x, y }, index) =>
      index === 0 ? `M${round(x)} ${round(y)}` : `${step ? `H${round(x)}V` : `L${round(x)} `}${round(y)}`,
    )
    .join('');
}
