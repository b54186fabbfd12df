import { readChosenFile } from '#documents/chosenFile.ts';
import { decodeText, type TextEncoding } from '#documents/text/encoding.ts';
import { inTurns } from '#documents/text/inTurns.ts';
import { isDeclared, readRows, separatorOf } from '#documents/text/separated.ts';
import { openWorkbook } from '#documents/workbook/openWorkbook.ts';
import { READ_LIMITS } from '#documents/workbook/readLimits.ts';
import { DocumentError, type DocumentReason } from '#documents/worker/documentError.ts';
import { type Columns, columnsOf } from './columns.ts';
import { isCodeRole } from './headings.ts';
import { type List, readLines } from './lines.ts';
import { MOST_LINES, MOST_ROWS, type Row, type Table, type TableProblem } from './table.ts';

/** What came of reading a file or a text: its tables, of which a workbook may have several, or why there are none. */
export type Tables = { tables: readonly Table[]; problem?: never } | { problem: TableProblem; tables?: never };

/** What a table comes to with its columns read so: its lines, or why it is not taken. `found` is how many there are. */
export type ReadList = { list: List; problem?: never } | { problem: TableProblem; found: number; list?: never };

/** Bytes of a file and characters of what is pasted, at most. */
export const MOST_BYTES = READ_LIMITS.file;

function* rowsOf(text: string): Generator<void, Row[] | null> {
  const rows: Row[] = [];
  for (const row of readRows(text, separatorOf(text))) {
    if (rows.length === MOST_ROWS) return null;
    rows.push(row);
    yield;
  }
  return rows;
}

async function tableOf(
  text: string,
  { name, encoding }: { name: string | null; encoding: TextEncoding | null },
  signal: AbortSignal,
): Promise<Tables> {
  const rows = await inTurns(rowsOf(text), signal);
  if (rows === null) return { problem: 'too large' };
  if (rows.length === 0) return { problem: 'empty' };
  const layout = { kind: 'text', separator: separatorOf(text), encoding, declared: isDeclared(text) } as const;
  return { tables: [{ name, layout, rows }] };
}

/**
 * Reads what was pasted, in turns.
 * @throws the signal's reason once it is aborted
 */
export async function readText(text: string, signal: AbortSignal): Promise<Tables> {
  if (text.length > MOST_BYTES) return { problem: 'too large' };
  return tableOf(text, { name: null, encoding: null }, signal);
}

/** A workbook is an archive, whatever it is called. */
const isArchive = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

const PROBLEMS: Record<DocumentReason, TableProblem> = {
  ...{
    'no workbook': 'damaged',
    'too large': 'too large',
    'too long': 'too long',
    changed: 'changed',
    failed: 'failed',
  },
};

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>, name: string, signal: AbortSignal): Promise<Tables> {
  const sheets = await openWorkbook(new Blob([bytes]), signal);
  const tables = sheets
    .filter(({ hidden, rows }) => !hidden && rows.length > 0)
    .map((sheet): Table => ({ name, layout: { kind: 'workbook', sheet: sheet.name }, rows: sheet.rows }));
  return tables.length === 0 ? { problem: 'empty' } : { tables };
}

/**
 * Reads a chosen file by what it holds: a workbook in a worker, any other as a text in turns.
 * @throws the signal's reason once it is aborted
 */
export async function readFile(file: File, signal: AbortSignal): Promise<Tables> {
  if (file.size > MOST_BYTES) return { problem: 'too large' };
  try {
    const bytes = await readChosenFile(file);
    if (isArchive(bytes)) return await sheetsOf(bytes, file.name, signal);
    const decoded = decodeText(bytes);
    return decoded
      ? await tableOf(decoded.text, { name: file.name, encoding: decoded.encoding }, signal)
      : { problem: 'damaged' };
  } catch (error) {
    signal.throwIfAborted();
    return { problem: error instanceof DocumentError ? PROBLEMS[error.reason] : 'failed' };
  }
}

/** The first of a workbook's tables that has codes; the first of all where none has. */
export function firstWithCodes(tables: readonly Table[]): number {
  return Math.max(
    0,
    tables.findIndex(({ rows }) => columnsOf(rows).roles.some(isCodeRole)),
  );
}

function judged(list: List): ReadList {
  const found = list.lines.length;
  if (found === 0) return { problem: 'empty', found };
  return found > MOST_LINES ? { problem: 'too many', found } : { list };
}

/**
 * The lines of a table, in turns.
 * @throws the signal's reason once it is aborted
 */
export async function readList(
  { rows }: Pick<Table, 'rows'>,
  columns: Columns,
  signal?: AbortSignal,
): Promise<ReadList> {
  if (!columns.roles.some(isCodeRole)) return { problem: 'no codes', found: 0 };
  return judged(await inTurns(readLines(rows, columns), signal));
}

/** The lines of a table that was taken before, at once; null where it is no longer taken. */
export function readAgain({ rows }: Pick<Table, 'rows'>, columns: Columns): List | null {
  const reading = readLines(rows, columns);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return judged(value).list ?? null;
  }
}
