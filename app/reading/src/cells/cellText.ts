import { GS } from '#codes/gs1.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';

/** Invisible characters, found in files from point-of-sale systems. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\u00a0\u202f]+/g;
const PLAIN = /^[\w.,;:/+-]*$/;
/** `="0012"` and `'0012` keep spreadsheets from converting the text to a number. */
const QUOTED_TEXT = /^(?:="(.*)"|'(.+))$/;

/** Returns a cell's text without invisible characters. */
export function cellText(cell: ReadCell | undefined): string {
  const text = String(cell ?? '');
  // Fast path: most cells contain only letters and digits.
  if (PLAIN.test(text)) return text;
  return (
    text
      // Keeps GS, which separates parts of a GS1 code; other control characters become spaces.
      .replace(UNSEEN, (character) => (character === GS ? GS : /\p{Cc}/u.test(character) ? ' ' : ''))
      .replace(SPACES, ' ')
      .trim()
  );
}

/** Returns a cell's text without the marks that keep it from becoming a number. */
export function ownText(cell: ReadCell | undefined): string {
  const text = cellText(cell);
  const quoted = QUOTED_TEXT.exec(text);
  return (quoted?.[1] ?? quoted?.[2] ?? text).trim();
}
