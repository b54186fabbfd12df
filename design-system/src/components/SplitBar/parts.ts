import { HUES, type Series } from '../Chart/series.ts';
import { messages } from './messages.ts';

export interface SplitPart {
  /** What the part is: a supplier. */
  label: string;
  /** In whatever unit; 0 and below have no part. */
  value: number;
  /** What it looks like on every page. Parts that all have a look stand for themselves, however many they are. */
  series?: Series | undefined;
}

export interface ShownPart extends SplitPart {
  series: Series;
}

const hasLook = (part: SplitPart): part is ShownPart => part.series !== undefined;

/**
 * The parts as they stand in the bar, the greatest first. Those without a look take the theme's colours in turn, and what
 * is beyond five is together at the end.
 */
export function shownParts(parts: readonly SplitPart[]): ShownPart[] {
  const ordered = parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  if (ordered.every(hasLook)) return ordered;
  const rest = ordered.slice(HUES.length);
  const shown = HUES.flatMap((series, at): ShownPart[] => {
    const part = ordered[at];
    return part ? [{ ...part, series }] : [];
  });
  if (rest.length === 0) return shown;
  const [only] = rest;
  const value = rest.reduce((sum, part) => sum + part.value, 0);
  const label = rest.length === 1 && only ? only.label : messages.others(rest.length);
  return [...shown, { label, value, series: 'rest' }];
}
