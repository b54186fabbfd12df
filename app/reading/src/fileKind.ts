import { ReadingError } from '#readingError.ts';

export type FileKind = 'workbook' | 'gzip' | 'text';

const starts = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);

/**
 * Detects a file's kind by content, ignoring its name.
 * @throws ReadingError for workbooks of Excel up to 2003 and with a password; both start alike
 */
export function getFileKind(bytes: Uint8Array): FileKind {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const remedy = 'Open it and save it as .xlsx without a password, or as .csv.';
    throw new ReadingError('no workbook', `The file is an old Excel workbook (.xls), or has a password. ${remedy}`);
  }
  if (starts(bytes, 0x50, 0x4b)) return 'workbook';
  return starts(bytes, 0x1f, 0x8b) ? 'gzip' : 'text';
}

/** How text files that are not lists start. */
const NON_LISTS: readonly (readonly [RegExp, string])[] = [
  [/^\s*<(!doctype|html|\?xml)/i, 'a web page'],
  [/^\s*%PDF-/, 'a PDF'],
  [/^\s*(?:\{\s*"|\[\s*[{["])/, 'JSON'],
  [/^\s*\{\\rtf/, 'a document of a word processor'],
];

/** Rejects files saved as a list that are none. @throws ReadingError */
export function checkIsList(text: string): void {
  const start = text.slice(0, 200);
  const [, kind] = NON_LISTS.find(([starts]) => starts.test(start)) ?? [];
  if (kind !== undefined) throw new ReadingError('damaged', `The file is ${kind} under another name.`);
}
