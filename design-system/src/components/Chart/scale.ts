/** Round ends of a scale, as multiples of a power of ten. */
const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8];

/** Returns a round number at or slightly above the maximum value. At least 1. */
export function roundTop(values: readonly number[]): number {
  const maximum = Math.max(0, ...values.filter(Number.isFinite));
  if (maximum <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(maximum));
  return (ROUND.find((times) => times * power >= maximum) ?? 10) * power;
}

/** Returns a value's position on a scale from 0 to the top in per cent; clamped. */
export function toPercent(value: number, top: number): number {
  if (!(top > 0) || Number.isNaN(value)) return 0;
  return Math.min(100, Math.max(0, (value / top) * 100));
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats a number for an axis: `20`, `1.5K`. */
export const axisText = (value: number): string => compact.format(value);

/** Formats a share: `33%`, and `<1%` for a nonzero one that rounds to 0. */
export function shareText(part: number, whole: number): string {
  const percent = toPercent(part, whole);
  return percent > 0 && percent < 1 ? '<1%' : `${Math.round(percent)}%`;
}
