/** How a number is written: digits after the point, and whether it may be under zero. */
interface NumberFormat {
  /** 0 for whole numbers. */
  decimals: number;
  negative: boolean;
  /** The value counts the last digit: with 2 decimals, cents. */
  scaled: boolean;
}

/** More digits than these would be rounded, and nobody means them. */
const MOST_DIGITS = 15;

/**
 * What may stand in the box after typing or pasting `text`: spaces and grouping go, a comma becomes the point. Nothing
 * (`undefined`) for what is no beginning of a number of this form; the box then keeps what it had.
 */
export const sanitizeNumber = (text: string, { decimals, negative }: NumberFormat): string | undefined => {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^\u2212/, '-');
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare);
  const plain = grouped ? bare.replaceAll(',', '') : bare.replace(',', '.');
  const parts = /^(-?)(\d*)(\.?)(\d*)$/.exec(plain);
  if (!parts) return undefined;
  const [, sign = '', whole = '', point = '', rest = ''] = parts;
  if ((sign && !negative) || (point && decimals === 0) || rest.length > decimals) return undefined;
  return whole.length + rest.length > MOST_DIGITS ? undefined : plain;
};

/** What an accepted text says; `null` while it says no number: empty, a sign or a point alone. */
export const parseNumber = (text: string, { decimals, scaled }: NumberFormat): number | null => {
  const [, sign, whole = '', rest = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (whole + rest === '') return null;
  const units = Number(`${sign}${whole}${rest.padEnd(decimals, '0')}`) || 0;
  // One division of whole numbers is the nearest number there is to what was written.
  return scaled ? units : units / 10 ** decimals;
};

/** How a value is written. Counted in its last digit it shows all of them: `12.50`. */
export const formatNumber = (value: number | null, { decimals, scaled }: NumberFormat): string => {
  if (value === null) return '';
  if (!scaled) return String(Number(value.toFixed(decimals)));
  const digits = String(Math.abs(Math.round(value))).padStart(decimals + 1, '0');
  const point = decimals === 0 ? '' : '.';
  return `${value < 0 ? '-' : ''}${digits.slice(0, digits.length - decimals)}${point}${digits.slice(digits.length - decimals)}`;
};

/** The next multiple of `step`, up or down, within the bounds. From nothing it begins at 0 or the nearest bound. */
export const stepNumber = (
  value: number | null,
  by: number,
  { step, min, max, decimals, scaled }: NumberFormat & { step: number; min: number; max: number },
): number => {
  const factor = scaled ? 1 : 10 ** decimals;
  const whole = (number: number) => Math.round(number * factor);
  const size = Math.max(1, whole(step));
  const from = value === null ? 0 : whole(value) / size;
  const steps = by > 0 ? Math.floor(from) + by : Math.ceil(from) + by;
  const next = value === null ? 0 : steps * size;
  return Math.min(max, Math.max(min, next / factor));
};
