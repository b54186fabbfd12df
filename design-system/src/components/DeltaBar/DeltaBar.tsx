import './DeltaBar.css';
import { toPercent } from '../Chart/scale.ts';

interface DeltaBarProps {
  /** Text alternative: `R4.20 below the average`. */
  label: string;
  /** Difference: positive for more than the reference, negative for less; 0 is a dot on the line. */
  delta: number;
  /** Maximum difference of all compared values: the length of one side. */
  extent: number;
  /** Width of both sides in px: 64 if alone in its cell, less next to its number. */
  width?: number;
}

/**
 * A bar for the difference from a reference in the middle: less towards the start, more towards the end. Two plain
 * stateless elements, for grid cells.
 */
export const DeltaBar = ({ label, delta, extent, width = 64 }: DeltaBarProps) => (
  <span className="m-delta" role="img" aria-label={label} style={{ inlineSize: width }}>
    <span
      className="m-delta__bar"
      data-side={delta < 0 ? 'less' : delta > 0 ? 'more' : 'same'}
      style={{ inlineSize: `${toPercent(Math.abs(delta), Math.abs(extent)) / 2}%` }}
    />
  </span>
);
