import {
  type Columns,
  firstWithCodes,
  getColumns,
  getFileKind,
  getLayoutKey,
  getTables,
  isCodeRole,
  type List,
  ReadingError,
  type ReadList,
  type Role,
  readList,
  readTextFile,
  readTextTable,
  type Table,
  withoutQuantity,
  withRole,
} from '@mortar/reading';
import { useEffect, useState } from 'react';
import { readChosenFile } from '#documents/chosenFile.ts';
import { openWorkbook } from '#documents/reading/readInWorker.ts';
import { DocumentError } from '#documents/worker/documentError.ts';
import { messages } from './messages.ts';
import { type KnownLayouts, useKnownLayouts } from './useKnownLayouts.ts';

export type Source = { from: 'text'; text: string } | { from: 'file'; file: File } | { from: 'table'; table: Table };

/** Table with the interpretation of its columns. */
export interface ReadSource {
  tables: readonly Table[];
  /** Index of the selected table. */
  at: number;
  table: Table;
  columns: Columns;
}

export type Reading =
  | { kind: 'none' }
  | { kind: 'reading' }
  /** `text`: the reason as a sentence; `read`: present if other columns may help. */
  | { kind: 'refused'; text: string; read: ReadSource | null }
  | { kind: 'read'; read: ReadSource; list: List };

interface Chosen {
  at: number;
  columns: Columns | null;
}

const NONE: Reading = { kind: 'none' };

/** Tables of a source, or why there are none. */
type Tables = { tables: readonly Table[] } | { refused: string };

async function tablesOfFile(file: File, signal: AbortSignal): Promise<readonly Table[]> {
  const bytes = await readChosenFile(file);
  if (getFileKind(bytes) !== 'workbook') return [await readTextFile(bytes, file.name, signal)];
  const tables = getTables(await openWorkbook(new Blob([bytes]), signal), file.name);
  if (tables.length === 0) throw new ReadingError('no items', messages.list.problems.empty);
  return tables;
}

function getRefusal(error: unknown): string {
  if (error instanceof ReadingError) return error.message;
  return messages.list.problems[error instanceof DocumentError ? error.reason : 'failed'];
}

async function readTables(source: Source, signal: AbortSignal): Promise<Tables> {
  try {
    switch (source.from) {
      case 'table':
        return { tables: [source.table] };
      case 'text':
        return { tables: [await readTextTable(source.text, { name: null, encoding: null }, signal)] };
      case 'file':
        return { tables: await tablesOfFile(source.file, signal) };
    }
  } catch (error) {
    signal.throwIfAborted();
    return { refused: getRefusal(error) };
  }
}

function problemText({ problem, found }: Extract<ReadList, { list?: never }>): string {
  const text = messages.list.problems[problem];
  return problem === 'too many' ? `${messages.list.found(found)} ${text}` : text;
}

interface ReadingOptions {
  chosen: Chosen | null;
  known: Tables | null;
  layouts: KnownLayouts;
  signal: AbortSignal;
}

async function read(source: Source, { chosen, known, layouts, signal }: ReadingOptions): Promise<[Reading, Tables]> {
  const tables = known ?? (await readTables(source, signal));
  if ('refused' in tables) return [{ kind: 'refused', text: tables.refused, read: null }, tables];
  const at = chosen?.at ?? firstWithCodes(tables.tables);
  const table = tables.tables[at] as Table;
  const columns = chosen?.columns ?? layouts.answered(table.rows, getColumns(table.rows));
  const result = await readList(table, columns, signal);
  const found: ReadSource = { tables: tables.tables, at, table, columns };
  if (result.list) return [{ kind: 'read', read: found, list: result.list }, tables];
  return [{ kind: 'refused', text: problemText(result), read: found }, tables];
}

/**
 * Reads a list when it or its columns change; a newer read replaces one in progress.
 * @param source null for none; keep it in state, since identity marks a new list
 */
export function useReading(source: Source | null, first: Columns | null = null) {
  const [chosen, setChosen] = useState<(Chosen & { of: Source | null }) | null>(
    first && { of: source, at: 0, columns: first },
  );
  const [result, setResult] = useState<{
    of: Source;
    activeChoice: Chosen | null;
    reading: Reading;
    tables: Tables;
  } | null>(null);
  const layouts = useKnownLayouts();
  const by = chosen?.of === source ? chosen : null;
  useEffect(
    function readSource() {
      if (!source) return;
      const stop = new AbortController();
      const known = result?.of === source ? result.tables : null;
      if (known && result?.activeChoice === by) return;
      read(source, { chosen: by, known, layouts, signal: stop.signal }).then(
        ([reading, tables]) => !stop.signal.aborted && setResult({ of: source, activeChoice: by, reading, tables }),
        () => undefined,
      );
      return () => stop.abort();
    },
    [source, by, result, layouts],
  );
  const reading: Reading = !source ? NONE : result?.of === source ? result.reading : { kind: 'reading' };
  const now = reading.kind === 'read' || reading.kind === 'refused' ? reading.read : null;
  const choose = (at: number, columns: Columns | null) => setChosen({ of: source, at, columns });
  return {
    reading,
    chooseTable: (at: number) => choose(at, null),
    chooseRole(column: number, role: Role) {
      if (now) choose(now.at, withRole(now.columns, column, role));
    },
    /**
     * Sets the quantity column; null: none, each line orders one. The answer is remembered for lists of this layout.
     */
    chooseQuantity(column: number | null) {
      if (!now) return;
      layouts.keep(getLayoutKey(now.table.rows, now.columns), column);
      choose(now.at, column === null ? withoutQuantity(now.columns) : withRole(now.columns, column, 'quantity'));
    },
  };
}

/** Returns true if a list has no column of codes yet. */
export const lacksCodes = ({ columns }: ReadSource): boolean => !columns.roles.some(isCodeRole);
