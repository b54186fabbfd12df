/** Returns the next lower multiple of `step`, at least one step. */
export const stepDown = (value: number | null, step: number): number =>
  value === null || value <= step ? step : (Math.ceil(value / step) - 1) * step;

/** Returns the next higher multiple of `step`, at most the last within `max`. */
export const stepUp = (value: number | null, step: number, max: number): number =>
  Math.min(((value === null ? 0 : Math.floor(value / step)) + 1) * step, Math.max(step, Math.floor(max / step) * step));

/**
 * Parses a whole number from 1 to `max`, grouped or not; `null` for empty text, `undefined` for anything else. '1.5' is
 * not 15.
 */
export const parseQuantity = (text: string, max: number): number | null | undefined => {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return null;
  const value = /^\d+$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= max ? value : undefined;
};
