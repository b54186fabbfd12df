import { GS } from '#codes/gs1.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';

/** Invisible characters: files from tills hold them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const SPACES = /[\s\u00a0\u202f]+/g;
const PLAIN = /^[\w.,;:/+-]*$/;
/** `="0012"` and `'0012` keep a spreadsheet from making a number of it. */
const KEPT_TEXT = /^(?:="(.*)"|'(.+))$/;

/** What a cell says as text, without invisible characters. */
export function cellText(cell: ReadCell | undefined): string {
  const text = String(cell ?? '');
  // Most cells of most lists hold figures and letters alone.
  if (PLAIN.test(text)) return text;
  return (
    text
      // What ends a part of a GS1 code is no sign too many. Other control characters part what they stand between.
      .replace(UNSEEN, (sign) => (sign === GS ? GS : /\p{Cc}/u.test(sign) ? ' ' : ''))
      .replace(SPACES, ' ')
      .trim()
  );
}

/** The same, without what keeps a spreadsheet from making a number of it. */
export function ownText(cell: ReadCell | undefined): string {
  const text = cellText(cell);
  const kept = KEPT_TEXT.exec(text);
  return (kept?.[1] ?? kept?.[2] ?? text).trim();
}
