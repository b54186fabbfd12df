import type { ReadCell } from '#documents/workbook/readWorkbook.ts';
import { GS } from '#keyboard/burst.ts';

/** Signs that nobody sees: files from tills hold them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const SPACES = /[\s\u00a0\u202f]+/g;
/** `="0012"` and `'0012` keep a spreadsheet from making a number of it. */
const KEPT_TEXT = /^(?:="(.*)"|'(.+))$/;
const FIGURES = /^\d[\d .-]*$/;
/** A number as a spreadsheet shows it that took the code for one: `703456.0`. */
const WHOLE = /^(\d{4,})[.,]0+$/;
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** A code as it stands in a list. */
export interface CodeCell {
  /** '' for an empty cell. */
  text: string;
  /** A spreadsheet wrote it as `6.00123E+12`: its last figures are lost. */
  shortened: boolean;
}

/** What a cell says as text, without what nobody sees. */
export const cellWords = (cell: ReadCell | undefined): string =>
  String(cell ?? '')
    // What ends a part of a GS1 code is no sign too many.
    .replace(UNSEEN, (sign) => (sign === GS ? GS : ''))
    .replace(SPACES, ' ')
    .trim();

/**
 * Reads a code: numbers that are texts and texts that are numbers alike, spaces and hyphens between figures (Nappi codes are
 * printed as `703456-001`), and what spreadsheets put around it.
 */
export function readCodeCell(cell: ReadCell | undefined): CodeCell {
  const words = cellWords(cell);
  const kept = KEPT_TEXT.exec(words);
  const text = (kept?.[1] ?? kept?.[2] ?? words).trim();
  if (SHORTENED.test(text)) return { text, shortened: true };
  const whole = WHOLE.exec(text)?.[1];
  if (whole) return { text: whole, shortened: false };
  return { text: FIGURES.test(text) ? text.replace(/[ .-]/g, '') : text, shortened: false };
}

/** What a cell says of a quantity; `unclear` says something that is no quantity, or might be two. */
export type QuantityCell = { kind: 'quantity'; quantity: number } | { kind: 'none' } | { kind: 'unclear' };

/** The most that is ordered of a line (ruling 14). */
export const MOST = 999_999;

const GROUPED = /^\d{1,3}(?: \d{3})+$/;
/** Both signs: the last of them is the decimal one. */
const BOTH = /^\d{1,3}(?:([.,])\d{3})+([.,])0*$/;
const DECIMAL = /^(\d+)(?:[.,](\d*))?$/;
/** `12 x`, `x12`, `× 12`, `12 ea`: what people write beside it. */
const BESIDE = /^(?:[x×]\s*)?(.*?)(?:\s*(?:[x×]|ea|each|packs?|units?|pcs?)\.?)?$/i;

const ordered = (quantity: number): QuantityCell => {
  if (quantity === 0) return { kind: 'none' };
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST
    ? { kind: 'quantity', quantity }
    : { kind: 'unclear' };
};

/**
 * Reads a quantity: whole, however it is written (`12`, `12.0`, `12,00`, `1 000`, `1,000.00`). `1,000` may be one with three
 * decimals or a thousand: nobody orders by a guess.
 */
export function readQuantity(cell: ReadCell | undefined): QuantityCell {
  if (typeof cell === 'number') return ordered(cell);
  const words = cellWords(cell).replace(KEPT_TEXT, '$1$2').trim();
  if (words === '' || words === '-') return { kind: 'none' };
  const text = (BESIDE.exec(words)?.[1] ?? words).trim();
  if (GROUPED.test(text)) return ordered(Number(text.replaceAll(' ', '')));
  const both = BOTH.exec(text);
  if (both && both[1] !== both[2])
    return ordered(Number(text.slice(0, text.lastIndexOf(both[2] ?? '')).replace(/\D/g, '')));
  const [, whole = '', decimals] = DECIMAL.exec(text) ?? [];
  if (whole === '' || whole.length > 9) return { kind: 'unclear' };
  if (decimals === undefined || /^0{0,2}$/.test(decimals)) return ordered(Number(whole));
  // Nothing of nothing is nothing, however it is written.
  return /^0+$/.test(whole) && /^0+$/.test(decimals) ? { kind: 'none' } : { kind: 'unclear' };
}
