import './Sparkline.css';
import { SPARK, type SparkPoint, sparkPath, sparkPoints } from './sparkPoints.ts';

interface SparklineProps {
  /** What the line says, in words: `Price over twelve months, from R102.10 to R118.90`. */
  label: string;
  /** The oldest first. One value is a dot, none is nothing. */
  values: readonly number[];
  /** When each was measured, in any unit; without it they lie equally far apart. */
  times?: readonly number[] | undefined;
  /** A value holds until it changes: prices do. */
  step?: boolean | undefined;
  /** The lowest and the highest value have a ring. */
  extremes?: boolean | undefined;
  /** The last value as it is written, behind the line. */
  last?: string | undefined;
  /** Width of the line in px. Default 96. */
  width?: number | undefined;
}

/** The latest of the lowest and of the highest, unless all are equal. */
function getExtremes(values: readonly number[], points: readonly SparkPoint[]): SparkPoint[] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (least === most) return [];
  return [values.lastIndexOf(least), values.lastIndexOf(most)].flatMap((at) => points[at] ?? []);
}

/**
 * How something went, in the height of a line of text. It shows a direction, never a figure: say that in words. It keeps
 * no state, and may stand in a grid's cell.
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
