import { messages } from './messages.ts';

interface NumberFormat {
  /** Number of decimals; 0 for whole numbers. */
  decimals: number;
  /** The value counts the last digit: with 2 decimals, cents. */
  scaled: boolean;
}

/** Maximum number of digits without rounding. */
const MAX_DIGITS = 15;

/** Returns a text without spaces and grouping, with a comma as decimal point. */
function removeGrouping(text: string): string {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^\u2212/, '-');
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare);
  return grouped ? bare.replaceAll(',', '') : bare.replace(',', '.');
}

/**
 * Parses a typed text in the value's unit: its number, or `null` with the reason unless empty. '+8' is not 8, and '5.5'
 * is not 55.
 */
export function parseNumber(
  text: string,
  { decimals, scaled }: NumberFormat,
): { value: number | null; problem?: string } {
  const plain = removeGrouping(text);
  if (plain === '') return { value: null };
  const [, minus = '', whole = '', rest = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(plain) ?? [];
  const digits = whole + rest;
  if (digits === '') return { value: null, problem: messages.notANumber };
  if (rest.length > decimals) {
    return { value: null, problem: decimals === 0 ? messages.whole : messages.decimals(decimals) };
  }
  if (digits.length > MAX_DIGITS) return { value: null, problem: messages.tooLong(MAX_DIGITS) };
  const units = Number(`${minus}${whole}${rest.padEnd(decimals, '0')}`) || 0;
  // One division of integers gives the nearest number to the text.
  return { value: scaled ? units : units / 10 ** decimals };
}

/** Formats a value. A scaled one shows all decimals: `12.50`. */
export const formatNumber = (value: number | null, { decimals, scaled }: NumberFormat): string => {
  if (value === null) return '';
  if (!scaled) return String(Number(value.toFixed(decimals)));
  const digits = String(Math.abs(Math.round(value))).padStart(decimals + 1, '0');
  const point = decimals === 0 ? '' : '.';
  return `${value < 0 ? '-' : ''}${digits.slice(0, digits.length - decimals)}${point}${digits.slice(digits.length - decimals)}`;
};

/**
 * Returns the next multiple of `step`, up or down, within the limits. Starts from 0 or the nearest limit without a
 * value.
 */
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
