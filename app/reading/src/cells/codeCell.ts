import { hasCheckDigit } from '#codes/checkDigit.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';
import { ownText } from './cellText.ts';

/** A code as it stands in a cell. */
export interface CodeCell {
  /** '' for an empty cell. */
  text: string;
  /** A spreadsheet wrote it as `6.00123E+12`: its last figures are lost. */
  shortened: boolean;
}

/** What programs and people put before a code, and around it: `NAPPI: 703456001`, `*6001234567899*`, `#12`. */
const NAMED = /^(?:nappi|ean(?:-?13|-?8)?|gtin|upc|bar ?code|code)(?: ?(?:code|no\.?|number))? ?[:#=]? ?(?=\d)/i;
const AROUND = /^(?:\((\d[\d .,/-]*)\)|\[(\d[\d .,/-]*)\]|\*([^*]+)\*|#(\d[\d .,/-]*)|"([^"]+)")$/;

/** Groups in which barcodes are printed: four and four, or several of at most six. */
const PRINTED = /^(?:\d{4}[ -]\d{4}|\d{1,6}(?:[ -]\d{1,6}){1,4})$/;
/** A Nappi code and its extension, or groups of thousands. */
const GROUPED = /^(?:\d{6,7}(?:[.,/–-]| (?=0))\d{3}|\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})+)$/;
/** A number as a spreadsheet shows it that took the code for one: `703456.0`. */
const WHOLE = /^(\d{4,})[.,]0+$/;
const SCIENTIFIC = /^(\d)(?:[.,](\d+))?E\+?0*(\d{1,2})$/i;

/** All figures of a number in scientific notation; null where some are lost: zeros in their place would be another code. */
function ofScientific([, first = '', decimals = '', exponent = '']: RegExpExecArray): string | null {
  return decimals.length === Number(exponent) ? first + decimals : null;
}

/** Figures that are one code with separators; a code and a number beside it are two. */
function joined(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (GROUPED.test(text)) return digits;
  const isBarcode = digits.length === 8 ? /^\d{4}\D/.test(text) : digits.length >= 12 && digits.length <= 14;
  if (!isBarcode || !PRINTED.test(text) || !hasCheckDigit(digits)) return null;
  const groups = text.split(/\D/);
  const isTwo = [groups.slice(0, -1), groups.slice(1)].some((rest) => {
    const other = rest.join('');
    return other.length >= 8 && hasCheckDigit(other);
  });
  return isTwo ? null : digits;
}

/**
 * Reads a code: numbers that are texts and texts that are numbers alike, separators between figures (Nappi codes are
 * printed as `703456-001`), names and signs around it, and what spreadsheets make of it.
 */
export function readCodeCell(cell: ReadCell | undefined): CodeCell {
  const whole = ownText(cell);
  const bare = whole.replace(NAMED, '');
  const text = (AROUND.exec(bare)?.slice(1).find(Boolean) ?? bare).trim();
  const scientific = SCIENTIFIC.exec(text);
  if (scientific) {
    const digits = ofScientific(scientific);
    return { text: digits ?? text, shortened: digits === null };
  }
  const number = WHOLE.exec(text)?.[1];
  if (number) return { text: number, shortened: false };
  return { text: joined(text) ?? text, shortened: false };
}
