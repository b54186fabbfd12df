import './Sparkline.css';
import { SPARK, type SparkPoint, sparkPath, sparkPoints } from './sparkPoints.ts';

interface SparklineProps {
  /** Text alternative: `Price over twelve months, from R102.10 to R118.90`. */
  label: string;
  /** Values, oldest first. One value is a dot, none renders nothing. */
  values: readonly number[];
  /** Time of each value, in any unit; evenly spaced by default. */
  times?: readonly number[] | undefined;
  /** Renders steps: values stay constant until they change, like prices. */
  step?: boolean | undefined;
  /** Marks the lowest and the highest value with a ring. */
  extremes?: boolean | undefined;
  /** Formatted last value after the line. */
  last?: string | undefined;
  /** Width of the line in px. Default 96. */
  width?: number | undefined;
}

/** Returns the latest of the lowest and of the highest points, unless all are equal. */
function getExtremes(values: readonly number[], points: readonly SparkPoint[]): SparkPoint[] {
  const minimum = Math.min(...values);
  const maximum = Math.max(...values);
  if (minimum === maximum) return [];
  return [values.lastIndexOf(minimum), values.lastIndexOf(maximum)].flatMap((at) => points[at] ?? []);
}

/**
 * A trend line as high as a line of text. It shows a direction, not numbers: give those as text. Stateless, so it can
 * be used in grid cells.
 */
export const Sparkline = (props: SparklineProps) => {
  const { label, values, times, step = false, extremes = false, last, width = SPARK.width } = props;
  const points = sparkPoints(values, times, width);
  const end = points.at(-1);
  if (!end) return null;
  const line = (
    <svg
      className="m-sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${SPARK.height}`}
      width={width}
      height={SPARK.height}
    >
      {points.length > 1 && <path d={sparkPath(points, step)} />}
      {extremes &&
        getExtremes(values, points).map(({ x, y }) => (
          <circle key={`${x} ${y}`} data-extreme="" cx={x} cy={y} r={2.5} />
        ))}
      <circle cx={end.x} cy={end.y} r={2.5} />
    </svg>
  );
  if (last === undefined) return line;
  return (
    <span className="m-sparkline-last">
      {line}
      <span className="m-figures" aria-hidden="true" translate="no">
        {last}
      </span>
    </span>
  );
};
