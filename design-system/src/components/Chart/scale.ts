/** How a scale may end, times a power of ten. */
const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8];

/** A round number that is not below the greatest of the values, and little above it. At least 1. */
export function roundTop(values: readonly number[]): number {
  const most = Math.max(0, ...values.filter(Number.isFinite));
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return (ROUND.find((times) => times * power >= most) ?? 10) * power;
}

/** Where a value stands between 0 and the top of a scale, in percent; what lies outside stands at its ends. */
export function toPercent(value: number, top: number): number {
  if (!(top > 0) || Number.isNaN(value)) return 0;
  return Math.min(100, Math.max(0, (value / top) * 100));
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A number that fits beside an axis: `20`, `1.5K`. */
export const axisText = (value: number): string => compact.format(value);

/** A share as people write it: `33%`, and `<1%` for what is there and rounds to nothing. */
export function shareText(part: number, whole: number): string {
  const percent = toPercent(part, whole);
  return percent > 0 && percent < 1 ? '<1%' : `${Math.round(percent)}%`;
}
