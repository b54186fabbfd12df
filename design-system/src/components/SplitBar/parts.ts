import { HUES, type Series } from '../Chart/series.ts';
import { messages } from './messages.ts';

export interface SplitPart {
  /** Name of the part, such as a supplier. */
  label: string;
  /** Value in any unit; 0 and below are omitted. */
  value: number;
  /** Fixed series on all pages. If all parts have one, none are combined. */
  series?: Series | undefined;
}

export interface ShownPart extends SplitPart {
  series: Series;
}

const hasSeries = (part: SplitPart): part is ShownPart => part.series !== undefined;

/**
 * Returns the parts of the bar, largest first. Parts without a series take the theme's in turn, and those beyond five
 * are combined at the end.
 */
export function shownParts(parts: readonly SplitPart[]): ShownPart[] {
  const ordered = parts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  if (ordered.every(hasSeries)) return ordered;
  const rest = ordered.slice(HUES.length);
  const shown = HUES.flatMap((series, index): ShownPart[] => {
    const part = ordered[index];
    return part ? [{ ...part, series }] : [];
  });
  if (rest.length === 0) return shown;
  const [only] = rest;
  const value = rest.reduce((sum, part) => sum + part.value, 0);
  const label = rest.length === 1 && only ? only.label : messages.others(rest.length);
  return [...shown, { label, value, series: 'rest' }];
}
