/** The next multiple of `step` below a quantity, never under the first. */
export const stepDown = (value: number | null, step: number): number =>
  value === null || value <= step ? step : (Math.ceil(value / step) - 1) * step;

/** The next multiple of `step` above a quantity, never over the last that fits in `max`. */
export const stepUp = (value: number | null, step: number, max: number): number =>
  Math.min(((value === null ? 0 : Math.floor(value / step)) + 1) * step, Math.max(step, Math.floor(max / step) * step));

/**
 * What typed text means: a whole number from 1 to `max`, grouped or not; `null` for nothing, `undefined` for anything
 * else. '1.5' is not 15.
 */
export const parseQuantity = (text: string, max: number): number | null | undefined => {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return null;
  const value = /^\d+$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= max ? value : undefined;
};
