/** The next multiple of `step` below a quantity, never under the first. */
export const lower = (value: number | null, step: number): number =>
  value === null || value <= step ? step : (Math.ceil(value / step) - 1) * step;

/** The next multiple of `step` above a quantity, never over the last that fits in `max`. */
export const higher = (value: number | null, step: number, max: number): number =>
  Math.min(((value === null ? 0 : Math.floor(value / step)) + 1) * step, Math.max(step, Math.floor(max / step) * step));

/** What typed text means: digits only, no leading zeros; `null` for nothing, `undefined` for more than `max`. */
export const typed = (text: string, max: number): number | null | undefined => {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  if (digits === '') return null;
  const value = Number(digits);
  return value > max ? undefined : value;
};
