import './Sparkline.css';

export interface SparklineProps {
  /** What the line says, in words: `Price over twelve months, from R102.10 to R118.90`. */
  label: string;
  /** The oldest first. Fewer than two make no line. */
  values: readonly number[];
}

const WIDTH = 96;
const HEIGHT = 24;
const EDGE = 3;

/** Points of the line within its box. */
export function pointsOf(values: readonly number[]): { x: number; y: number }[] {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const step = values.length > 1 ? (WIDTH - 2 * EDGE) / (values.length - 1) : 0;
  const y = (value: number) =>
    span === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) / span) * (HEIGHT - 2 * EDGE);
  return values.map((value, at) => ({ x: EDGE + at * step, y: y(value) }));
}

/** How something went, in the height of a line of text. It shows a direction, never a figure: say that in words. */
export const Sparkline = ({ label, values }: SparklineProps) => {
  if (values.length < 2) return null;
  const points = pointsOf(values);
  const end = points.at(-1);
  return (
    <svg
      className="m-sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
    >
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {end && <circle cx={end.x} cy={end.y} r={2.5} />}
    </svg>
  );
};
