import { messages } from './messages.ts';

/** Colours of the theme, in the order in which parts take them. */
const SERIES = ['one', 'two', 'three', 'four', 'five'] as const;

export interface SplitPart {
  /** What the part is: a supplier. */
  label: string;
  /** In whatever unit; 0 and below have no part. */
  value: number;
}

export interface ShownPart extends SplitPart {
  series: (typeof SERIES)[number] | 'rest';
}

/** The parts as they stand in the bar: the greatest first, what is beyond five together at the end. */
export function shownParts(parts: readonly SplitPart[]): ShownPart[] {
  const ordered = parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  const rest = ordered.slice(SERIES.length);
  const shown = SERIES.flatMap((series, at): ShownPart[] => {
    const part = ordered[at];
    return part ? [{ ...part, series }] : [];
  });
  if (rest.length === 0) return shown;
  const [only] = rest;
  const value = rest.reduce((sum, part) => sum + part.value, 0);
  const label = rest.length === 1 && only ? only.label : messages.others(rest.length);
  return [...shown, { label, value, series: 'rest' }];
}
