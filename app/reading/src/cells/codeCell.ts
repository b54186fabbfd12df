import { hasCheckDigit } from '#codes/checkDigit.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';
import { ownText } from './cellText.ts';

export interface CodeCell {
  /** '' for an empty cell. */
  text: string;
  /** True if a spreadsheet wrote it as `6.00123E+12`, losing the last digits. */
  shortened: boolean;
}

/** Labels and characters around a code: `NAPPI: 703456001`, `*6001234567899*`, `#12`. */
const CODE_LABEL = /^(?:nappi|ean(?:-?13|-?8)?|gtin|upc|bar ?code|code)(?: ?(?:code|no\.?|number))? ?[:#=]? ?(?=\d)/i;
const ENCLOSED = /^(?:\((\d[\d .,/-]*)\)|\[(\d[\d .,/-]*)\]|\*([^*]+)\*|#(\d[\d .,/-]*)|"([^"]+)")$/;

/** Groups of printed barcodes: four and four, or several of up to six digits. */
const PRINTED = /^(?:\d{4}[ -]\d{4}|\d{1,6}(?:[ -]\d{1,6}){1,4})$/;
/** A Nappi code and extension, or thousands groups. */
const GROUPED = /^(?:\d{6,7}(?:[.,/–-]| (?=0))\d{3}|\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})+)$/;
/** Code that a spreadsheet shows as a number: `703456.0`. */
const WITH_ZERO_DECIMALS = /^(\d{4,})[.,]0+$/;
const SCIENTIFIC = /^(\d)(?:[.,](\d+))?E\+?0*(\d{1,2})$/i;

/** All digits of a number in scientific notation; null if some are lost, since zeros would make another code. */
function readScientific([, first = '', decimals = '', exponent = '']: RegExpExecArray): string | null {
  return decimals.length === Number(exponent) ? first + decimals : null;
}

/** Joins digits that form one code with separators; a code next to a number stays apart. */
function joinDigits(text: string): string | null {
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
 * Reads a code from text or number. Accepts separators (Nappi codes are printed as `703456-001`), surrounding labels
 * and characters, and spreadsheet formats.
 */
export function readCodeCell(cell: ReadCell | undefined): CodeCell {
  const raw = ownText(cell);
  const bare = raw.replace(CODE_LABEL, '');
  const text = (ENCLOSED.exec(bare)?.slice(1).find(Boolean) ?? bare).trim();
  const scientific = SCIENTIFIC.exec(text);
  if (scientific) {
    const digits = readScientific(scientific);
    return { text: digits ?? text, shortened: digits === null };
  }
  const number = WITH_ZERO_DECIMALS.exec(text)?.[1];
  if (number) return { text: number, shortened: false };
  return { text: joinDigits(text) ?? text, shortened: false };
}
