import { checkIsList } from '#fileKind.ts';
import { ReadingError } from '#readingError.ts';
import { decodeText, type TextEncoding } from '#text/encoding.ts';
import { inTurns } from '#text/inTurns.ts';
import { getSeparator, isDeclared, readRows, SEPARATORS, type Separator } from '#text/separated.ts';
import type { ReadCell, ReadSheet } from '#workbook/readWorkbook.ts';
import { areHeadings, type Columns, getColumns } from './columns.ts';
import { readFreeLine, withoutChatHeads } from './freeLine.ts';
import { isCodeRole } from './headings.ts';
import { isLookedUp, type List, readLines } from './lines.ts';
import { isQuantity } from './shape.ts';
import { MAX_LINES, MAX_ROWS, type Row, type Table } from './table.ts';

/** Size limits: bytes of a file, characters of pasted text. */
const MAX_BYTES = 5 << 20;

/** Lines of a table, or the problem with its columns. `found` is the number of lines. */
export type ReadList =
  | { list: List; problem?: never }
  | { problem: 'empty' | 'no codes' | 'too many' | 'which quantity'; found: number; list?: never };

/** Number of lines sampled to detect self-contained lines. */
const SAMPLE = 100;

/**
 * Separator that most rows or the headings agree on; '' if its columns contain no codes but full lines do, since names
 * and sentences contain commas.
 */
function separatorFor(text: string): Separator {
  const separator = getSeparator(text);
  if (isDeclared(text)) return separator;
  const sample = text.slice(0, 1 << 16);
  const first = (by: Separator) => Array.from(readRows(sample, by, { bounded: false })).slice(0, SAMPLE);
  const isHeaded = (by: Separator) => first(by).some(({ cells }) => cells.length > 1 && areHeadings(cells));
  if (separator === '') return SEPARATORS.find(isHeaded) ?? '';
  const { roles, named } = getColumns(first(separator));
  if (named || roles.some(isCodeRole)) return separator;
  const lines = first('');
  const complete = lines.filter(({ cells: [line = ''] }) => {
    const { code, quantity } = readFreeLine(line);
    return code !== null || quantity !== null;
  });
  return complete.length * 2 >= lines.length ? '' : separator;
}

function* toRows(text: string, separator: Separator): Generator<void, Row[]> {
  const rows: Row[] = [];
  for (const { number, cells } of readRows(text, separator)) {
    // Skips rows of separators only.
    if (cells.every((cell) => /^[\s;,|]*$/.test(cell))) continue;
    if (rows.length === MAX_ROWS) throw new ReadingError('too large', `The list has more than ${MAX_ROWS} rows.`);
    rows.push({ number, cells });
    yield;
  }
  return rows;
}

/** Line ends of word processors and chats. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;

interface TextOrigin {
  name: string | null;
  encoding: TextEncoding | null;
}

/**
 * Reads text as a table, in turns.
 * @throws ReadingError for an exceeded limit or empty text; the signal's reason if aborted
 */
export async function readTextTable(text: string, { name, encoding }: TextOrigin, signal: AbortSignal): Promise<Table> {
  if (text.length > MAX_BYTES) throw new ReadingError('too large', 'The list is larger than 5 MB.');
  const own = withoutChatHeads(text.replace(LINE_ENDS, '\n'));
  const separator = separatorFor(own);
  const rows = await inTurns(toRows(own, separator), signal);
  if (rows.length === 0) throw new ReadingError('no items', 'The list is empty.');
  const layout = { kind: 'text', separator, encoding, declared: isDeclared(own) } as const;
  return { name, layout, rows };
}

/**
 * Reads a text file as a table, in turns.
 * @throws ReadingError as `readTextTable`, and for binary files
 */
export async function readTextFile(bytes: Uint8Array, name: string, signal: AbortSignal): Promise<Table> {
  const decoded = decodeText(bytes);
  checkIsList(decoded?.text ?? new TextDecoder('latin1').decode(bytes.subarray(0, 200)));
  if (!decoded) throw new ReadingError('damaged', 'The file is neither a workbook nor text.');
  return readTextTable(decoded.text, { name, encoding: decoded.encoding }, signal);
}

/** Rows without quantities of hidden columns; codes in them stay. */
function withoutHiddenQuantities({ rows, hiddenColumns }: ReadSheet): readonly Row[] {
  if (hiddenColumns.length === 0) return rows;
  const isSeen = (cell: ReadCell, column: number) => !hiddenColumns.includes(column) || !isQuantity(cell);
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell, column) => (isSeen(cell, column) ? cell : null)) }));
}

/** Returns the visible, non-empty worksheets as tables. */
export const getTables = (sheets: readonly ReadSheet[], name: string): Table[] =>
  sheets
    .filter(({ hidden, rows }) => !hidden && rows.length > 0)
    .map((sheet) => ({
      name,
      rows: withoutHiddenQuantities(sheet),
      layout: { kind: 'workbook', sheet: sheet.name, active: sheet.active },
    }));

/** Returns the index of the active table if it has codes, else of the first with codes, else 0. */
export function getInitialTable(tables: readonly Pick<Table, 'rows' | 'layout'>[]): number {
  const withCodes = tables.flatMap(({ rows }, index) => (getColumns(rows).roles.some(isCodeRole) ? [index] : []));
  const isActive = (at: number) => {
    const layout = tables[at]?.layout;
    return layout?.kind === 'workbook' && layout.active === true;
  };
  return withCodes.find(isActive) ?? withCodes[0] ?? 0;
}

/** True if a column identifies products: code, name or full line. */
const namesProducts = ({ roles }: Columns) =>
  roles.some((role) => isCodeRole(role) || role === 'line' || role === 'description');

function withProblem(list: List): ReadList {
  const found = list.lines.filter(isLookedUp).length;
  if (list.lines.length === 0) return { problem: 'empty', found };
  return found > MAX_LINES ? { problem: 'too many', found } : { list };
}

/** Problem with the columns; null if lines can be read. */
function getProblem(columns: Columns): 'no codes' | 'which quantity' | null {
  if (!namesProducts(columns)) return 'no codes';
  return columns.quantity === 'asked' ? 'which quantity' : null;
}

/**
 * Reads the lines of a table, in turns.
 * @throws the signal's reason if aborted
 */
export async function readList(
  { rows }: Pick<Table, 'rows'>,
  columns: Columns,
  signal?: AbortSignal,
): Promise<ReadList> {
  const problem = getProblem(columns);
  return problem ? { problem, found: 0 } : withProblem(await inTurns(readLines(rows, columns), signal));
}

/** Reads the lines of an accepted table synchronously; null if it is no longer accepted. */
export function readListSync({ rows }: Pick<Table, 'rows'>, columns: Columns): List | null {
  if (getProblem(columns)) return null;
  const reading = readLines(rows, columns);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return withProblem(value).list ?? null;
  }
}
