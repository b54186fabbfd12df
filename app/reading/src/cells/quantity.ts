import type { ReadCell } from '#workbook/readWorkbook.ts';
import { ownText } from './cellText.ts';

/** Result of reading a quantity; `unclear` is not a quantity or could be two. */
export type QuantityCell = { kind: 'quantity'; quantity: number } | { kind: 'none' } | { kind: 'unclear' };

/** Maximum quantity of a line (ruling 14). */
export const MAX_QUANTITY = 999_999;

const GROUPED = /^\d{1,3}(?: \d{3})+$/;
/** With both separators, the last is the decimal one. */
const BOTH = /^\d{1,3}(?:([.,])\d{3})+([.,])0*$/;
const DECIMAL = /^(\d+)(?:[.,](\d*))?$/;
/** Units around the number: `12 x`, `x12`, `× 12`, `12 ea`. */
const WITH_UNIT = /^(?:[x×]\s*)?(.*?)(?:\s*(?:[x×]|ea|each|packs?|units?|pcs?)\.?)?$/i;

const toQuantityCell = (quantity: number): QuantityCell => {
  if (quantity === 0) return { kind: 'none' };
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
    ? { kind: 'quantity', quantity }
    : { kind: 'unclear' };
};

/**
 * Reads a whole number of packs in any spelling (`12`, `12.0`, `12,00`, `1 000`, `1,000.00`). Does not guess: `1,000`
 * may be one or a thousand, and dates, times and percentages are not quantities (ruling 65).
 */
export function readQuantity(cell: ReadCell | undefined): QuantityCell {
  if (typeof cell === 'number') return toQuantityCell(cell);
  const words = ownText(cell);
  if (words === '' || words === '-' || words === '–') return { kind: 'none' };
  const text = (WITH_UNIT.exec(words)?.[1] ?? words).trim();
  if (GROUPED.test(text)) return toQuantityCell(Number(text.replaceAll(' ', '')));
  const both = BOTH.exec(text);
  if (both && both[1] !== both[2])
    return toQuantityCell(Number(text.slice(0, text.lastIndexOf(both[2] ?? '')).replace(/\D/g, '')));
  const [, integer = '', decimals] = DECIMAL.exec(text) ?? [];
  if (integer === '' || integer.length > 9) return { kind: 'unclear' };
  if (decimals === undefined || /^0{0,2}$/.test(decimals)) return toQuantityCell(Number(integer));
  // Zero in any spelling means none.
  return /^0+$/.test(integer) && /^0+$/.test(decimals) ? { kind: 'none' } : { kind: 'unclear' };
}
