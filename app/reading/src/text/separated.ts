import { ReadingError } from '#readingError.ts';

/** Separator between cells; '' for a single column. */
export type Separator = '\t' | ';' | ',' | '|' | '';

/** Non-empty row of a text. */
export interface TextRow {
  /** Number of its first line, from 1. */
  number: number;
  cells: readonly string[];
}

/** Maximum text of a spreadsheet cell; a quote without an end within it is a character. */
const MAX_CELL_LENGTH = 32_767;

/** Maximum number of columns; millions would block the page. */
const MAX_COLUMNS = 500;

/** `sep=;` in the first line declares the separator to spreadsheets. */
const DECLARED = /^\ufeff?sep=([\t;,|])[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** Returns true if the first line declares the separator. */
export const isDeclared = (text: string): boolean => DECLARED.test(text);

/** Text that makes a row count as empty. */
const EMPTY_ROW = /^[\s\p{C}]*$/u;

/** Finds line ends from increasing positions, so that the text is scanned once. */
function lineEnds(text: string) {
  const found = /\r\n|\r|\n/g;
  let [end, next] = [-1, 0];
  return (from: number): { end: number; next: number } => {
    if (from > end) {
      found.lastIndex = from;
      const match = found.exec(text);
      [end, next] = match ? [match.index, match.index + match[0].length] : [text.length, text.length];
    }
    return { end, next };
  };
}

/** Same for separators. */
function separators(text: string, separator: string) {
  let place = -1;
  return (from: number): number => {
    if (from > place) {
      const found = text.indexOf(separator, from);
      place = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return place;
  };
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/** Quoted cell and its end; null if the quote is a character: never closed, or next to other text. */
function quotedCell(text: string, start: number, separator: Separator): [cell: string, end: number] | null {
  const from = skipSpaces(text, start);
  if (text[from] !== '"') return null;
  let at = from + 1;
  const last = Math.min(text.length, from + MAX_CELL_LENGTH);
  while (at < last) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote >= last) return null;
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    const end = skipSpaces(text, quote + 1);
    const following = text[end];
    const ends = following === undefined || following === separator || following === '\r' || following === '\n';
    return ends ? [text.slice(from + 1, quote).replaceAll('""', '"'), end] : null;
  }
  return null;
}

/** @throws ReadingError if a row has too many columns, or a cell too many characters */
function checkCell(cells: readonly string[], number: number): void {
  if (cells.length > MAX_COLUMNS) {
    throw new ReadingError('too large', `Row ${number} has more than ${MAX_COLUMNS} columns.`);
  }
  if ((cells.at(-1)?.length ?? 0) > MAX_CELL_LENGTH) {
    throw new ReadingError('too large', `Row ${number} has a cell of more than ${MAX_CELL_LENGTH} characters.`);
  }
}

const hasContent = (cells: readonly string[]) => cells.some((cell) => !EMPTY_ROW.test(cell));

const breaksIn = (text: string) => (/[\r\n]/.test(text) ? text.split(/\r\n|\r|\n/).length - 1 : 0);

/**
 * Yields the rows of a text as spreadsheets write it: quoted cells may contain separators, line ends and doubled
 * quotes.
 * @param blank whether empty rows are included
 * @param bounded whether limits are enforced; off for samples read with trial separators
 * @throws ReadingError naming the row over a limit
 */
export function* readRows(
  text: string,
  separator: Separator,
  { blank = false, bounded = true } = {},
): Generator<TextRow, void> {
  const declared = DECLARED.exec(text);
  let at = declared ? declared[0].length : text.startsWith('\ufeff') ? 1 : 0;
  let number = declared ? 2 : 1;
  const isSplit = separator !== '';
  const endFrom = lineEnds(text);
  const splitFrom = isSplit ? separators(text, separator) : () => Number.POSITIVE_INFINITY;
  while (at < text.length) {
    const starts = number;
    const cells: string[] = [];
    let isLast = false;
    while (!isLast) {
      const quoted = isSplit ? quotedCell(text, at, separator) : null;
      const from = quoted ? quoted[1] : at;
      const { end, next } = endFrom(from);
      const split = splitFrom(from);
      isLast = split >= end;
      cells.push(quoted ? quoted[0] : text.slice(at, isLast ? end : split));
      if (bounded) checkCell(cells, starts);
      if (quoted) number += breaksIn(quoted[0]);
      at = isLast ? next : split + 1;
    }
    number += 1;
    if (blank || hasContent(cells)) yield { number: starts, cells };
  }
}

/** Sample for detecting the separator. */
const SAMPLE = { rows: 100, characters: 1 << 16 };

/** In `6001234567899 12,0` the comma is a decimal sign and the space separates. */
const DECIMAL_COMMA = /^[^\s|]+[\s|]+\d+$/;

/** Quoted cell, with any separator. */
const QUOTED = /(?<=^|[\t;,|])"(?:[^"]|""){0,200}" *(?=[\t;,|\r\n]|$)/gm;

function getSample(text: string, separator: Separator): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (const { cells } of readRows(text, separator, { bounded: false })) {
    rows.push(cells);
    if (rows.length === SAMPLE.rows) break;
  }
  return rows;
}

/** Share of rows that have the most common number of cells, if above one. */
function agreement(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const several = [...counts].filter(([cells]) => cells > 1).map(([, count]) => count);
  return rows.length === 0 ? 0 : Math.max(0, ...several) / rows.length;
}

const MAX_SHARE = 0.6;

/** Separators detected by agreement of rows, most reliable first. */
export const SEPARATORS = ['\t', ';', ',', '|'] as const;

function agreementOn(sample: string, separator: (typeof SEPARATORS)[number]): number {
  const rows = getSample(sample, separator);
  const decimals = separator === ',' ? rows.filter(([cell = '']) => DECIMAL_COMMA.test(cell.trim())).length : 0;
  return decimals * 2 >= rows.length ? 0 : agreement(rows);
}

/** Returns the declared separator, or the one most rows agree on. */
export function getSeparator(text: string): Separator {
  const declared = DECLARED.exec(text)?.[1];
  if (declared) return declared as Separator;
  const sample = text.slice(0, SAMPLE.characters).replace(QUOTED, '-');
  const found = SEPARATORS.map((separator) => ({ separator, agrees: agreementOn(sample, separator) }))
    // First of equals, because numbers and names contain commas.
    .reduce((best, each) => (each.agrees > best.agrees ? each : best));
  return found.agrees >= MAX_SHARE ? found.separator : '';
}

/** Quotes a cell that would not be read back as it is. */
function quoteCell(cell: string, separator: Separator): string {
  if (separator === '') return cell;
  return cell.includes(separator) || /^ *"|[\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes rows so that `readRows` restores them; without a separator each cell is a line. */
export function writeRows(
  rows: Iterable<readonly string[]>,
  separator: Separator,
  { declared = false, lineEnd: end = '\r\n' } = {},
): string {
  const between = separator === '' ? ' ' : separator;
  const lines = Array.from(rows, (cells) => cells.map((cell) => quoteCell(cell, separator)).join(between));
  return [...(declared ? [`sep=${separator}`] : []), ...lines, ''].join(end);
}
