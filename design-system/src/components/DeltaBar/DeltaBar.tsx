import './DeltaBar.css';
import { toPercent } from '../Chart/scale.ts';

interface DeltaBarProps {
  /** What it says, in words: `R4.20 below the average`. */
  label: string;
  /** Above 0 it is more than what it is compared with, below 0 less; 0 is a dot on the line. */
  delta: number;
  /** The greatest difference of all that are compared: the length of a whole side. */
  extent: number;
  /** Pixels of both sides together; 64 where it stands alone in its cell, less beside its figure. */
  width?: number;
}

/**
 * A value against the others as a bar that leaves a line in the middle: less towards the start, more towards the end.
 * It is two plain elements without state, for a grid's cell.
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
