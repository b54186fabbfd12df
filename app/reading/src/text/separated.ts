import { ReadingError } from '#readingError.ts';

/** What stands between the cells of a row; '' where there is one column. */
export type Separator = '\t' | ';' | ',' | '|' | '';

/** A row of a text that holds something. */
export interface TextRow {
  /** The line that it begins on, from 1. */
  number: number;
  cells: readonly string[];
}

/** The longest text that a spreadsheet's cell holds: a quote that is not closed within is a letter. */
const LONGEST = 32_767;

/** Columns that a row may have: a row of millions would hold the page. */
const MAX_COLUMNS = 500;

/** `sep=;` in the first line tells spreadsheets what stands between cells. */
const DECLARED = /^\ufeff?sep=([\t;,|])[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** Whether the first line says what stands between cells. */
export const isDeclared = (text: string): boolean => DECLARED.test(text);

/** What no row holds anything by. */
const NOTHING = /^[\s\p{C}]*$/u;

/** Finds where a line ends and the next begins; asked for places that only go on, so that no text is looked at twice. */
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

/** The same of what stands between cells. */
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

/** The first place that holds no space. */
function behindSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/**
 * A cell in quotes, and where it ends; null where its quote is a letter: one that is never closed, or with more around it
 * than spaces.
 */
function quotedCell(text: string, start: number, separator: Separator): [cell: string, end: number] | null {
  const from = behindSpaces(text, start);
  if (text[from] !== '"') return null;
  let at = from + 1;
  const last = Math.min(text.length, from + LONGEST);
  while (at < last) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote >= last) return null;
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    const end = behindSpaces(text, quote + 1);
    const behind = text[end];
    const ends = behind === undefined || behind === separator || behind === '\r' || behind === '\n';
    return ends ? [text.slice(from + 1, quote).replaceAll('""', '"'), end] : null;
  }
  return null;
}

/** @throws ReadingError where a row has more columns, or a cell more characters, than are read */
function checkCell(cells: readonly string[], number: number): void {
  if (cells.length > MAX_COLUMNS) {
    throw new ReadingError('too large', `Row ${number} has more than ${MAX_COLUMNS} columns.`);
  }
  if ((cells.at(-1)?.length ?? 0) > LONGEST) {
    throw new ReadingError('too large', `Row ${number} has a cell of more than ${LONGEST} characters.`);
  }
}

const holdsSomething = (cells: readonly string[]) => cells.some((cell) => !NOTHING.test(cell));

/** How many line ends a cell in quotes holds. */
const breaksIn = (text: string) => (/[\r\n]/.test(text) ? text.split(/\r\n|\r|\n/).length - 1 : 0);

/**
 * Reads a text row by row, as spreadsheets write and copy it: a cell in quotes may hold separators, line ends and doubled
 * quotes. A generator, so that a long text is read in turns.
 * @param blank whether rows that hold nothing are given, too
 * @param bounded whether a row that has more than is read is refused; a sample of a text is read by signs that are not its own
 * @throws ReadingError naming the row that has more than is read
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
    if (blank || holdsSomething(cells)) yield { number: starts, cells };
  }
}

/** Rows that are looked at to tell what separates cells, and characters that they may have. */
const SAMPLE = { rows: 100, characters: 1 << 16 };

/** `6001234567899 12,0`: the comma is one of a number, and what is before that separates. */
const DECIMAL_COMMA = /^[^\s|]+[\s|]+\d+$/;

/** A cell in quotes, whatever separates it. */
const QUOTED = /(?<=^|[\t;,|])"(?:[^"]|""){0,200}" *(?=[\t;,|\r\n]|$)/gm;

function getSample(text: string, separator: Separator): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  for (const { cells } of readRows(text, separator, { bounded: false })) {
    rows.push(cells);
    if (rows.length === SAMPLE.rows) break;
  }
  return rows;
}

/** How many of the rows have the number of cells that most have, if that is more than one: 0 to 1. */
function agreement(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const several = [...counts].filter(([cells]) => cells > 1).map(([, count]) => count);
  return rows.length === 0 ? 0 : Math.max(0, ...several) / rows.length;
}

const MAX_SHARE = 0.6;

/** Those that are told by how many rows agree on them, the most telling first. */
export const SEPARATORS = ['\t', ';', ',', '|'] as const;

function agreementOn(sample: string, separator: (typeof SEPARATORS)[number]): number {
  const rows = getSample(sample, separator);
  const decimals = separator === ',' ? rows.filter(([cell = '']) => DECIMAL_COMMA.test(cell.trim())).length : 0;
  return decimals * 2 >= rows.length ? 0 : agreement(rows);
}

/** What separates the cells of a text: what it says itself, else what most of its rows agree on. */
export function getSeparator(text: string): Separator {
  const declared = DECLARED.exec(text)?.[1];
  if (declared) return declared as Separator;
  const sample = text.slice(0, SAMPLE.characters).replace(QUOTED, '-');
  const found = SEPARATORS.map((separator) => ({ separator, agrees: agreementOn(sample, separator) }))
    // The first of equals: a comma may be one of numbers and names.
    .reduce((best, each) => (each.agrees > best.agrees ? each : best));
  return found.agrees >= MAX_SHARE ? found.separator : '';
}

/** What would be read otherwise stands in quotes. */
function written(cell: string, separator: Separator): string {
  if (separator === '') return cell;
  return cell.includes(separator) || /^ *"|[\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows as a text that `readRows` gives them back of; what stands in no column of its own is kept apart by line ends. */
export function writeRows(
  rows: Iterable<readonly string[]>,
  separator: Separator,
  { declared = false, lineEnd: end = '\r\n' } = {},
): string {
  const between = separator === '' ? ' ' : separator;
  const lines = Array.from(rows, (cells) => cells.map((cell) => written(cell, separator)).join(between));
  return [...(declared ? [`sep=${separator}`] : []), ...lines, ''].join(end);
}
