import { useEffect, useState } from 'react';
import { type Columns, columnsOf } from './reading/columns.ts';
import { isCodeRole, type Role } from './reading/headings.ts';
import type { List } from './reading/lines.ts';
import { firstWithCodes, readFile, readList, readText, type Tables } from './reading/readTable.ts';
import type { Table, TableProblem } from './reading/table.ts';

/** Where a list comes from. */
export type Source = { from: 'text'; text: string } | { from: 'file'; file: File } | { from: 'table'; table: Table };

/** A table that was read, with how its columns are, and what it comes to that way. */
export interface ReadSource {
  tables: readonly Table[];
  /** Which of them is meant. */
  at: number;
  table: Table;
  columns: Columns;
}

export type Reading =
  | { kind: 'none' }
  | { kind: 'reading' }
  /** `found`: how many lines there are, of too many; `read`: where other columns may help. */
  | { kind: 'refused'; problem: TableProblem; found: number; read: ReadSource | null }
  | { kind: 'read'; read: ReadSource; list: List };

interface Chosen {
  at: number;
  columns: Columns | null;
}

const NONE: Reading = { kind: 'none' };

async function read(
  source: Source,
  chosen: Chosen | null,
  known: Tables | null,
  signal: AbortSignal,
): Promise<[Reading, Tables]> {
  const tables = known ?? (await tablesOf(source, signal));
  if (!tables.tables) return [{ kind: 'refused', problem: tables.problem, found: 0, read: null }, tables];
  const at = chosen?.at ?? firstWithCodes(tables.tables);
  const table = tables.tables[at] as Table;
  const columns = chosen?.columns ?? columnsOf(table.rows);
  const { list, problem, ...rest } = await readList(table, columns, signal);
  const found: ReadSource = { tables: tables.tables, at, table, columns };
  if (list) return [{ kind: 'read', read: found, list }, tables];
  return [{ kind: 'refused', problem, found: 'found' in rest ? rest.found : 0, read: found }, tables];
}

function tablesOf(source: Source, signal: AbortSignal): Promise<Tables> | Tables {
  if (source.from === 'table') return { tables: [source.table] };
  return source.from === 'file' ? readFile(source.file, signal) : readText(source.text, signal);
}

/** The same columns with another meaning for one of them: a quantity and a description are one column each. */
function withRole(columns: Columns, column: number, role: Role): Columns {
  const single = role === 'quantity' || role === 'description';
  const roles = columns.roles.map((now, at) => (at === column ? role : single && now === role ? 'none' : now));
  return { ...columns, roles };
}

/**
 * Reads a list as soon as it is there, and again with each change: a newer one takes the place of one that is still read.
 * @param source null while there is none; keep it in state: another object is another list
 */
export function useReading(source: Source | null, first: Columns | null = null) {
  const [chosen, setChosen] = useState<(Chosen & { of: Source | null }) | null>(
    first && { of: source, at: 0, columns: first },
  );
  const [result, setResult] = useState<{ of: Source; by: Chosen | null; reading: Reading; tables: Tables } | null>(
    null,
  );
  const by = chosen?.of === source ? chosen : null;
  useEffect(
    function readIt() {
      if (!source) return;
      const stop = new AbortController();
      const known = result?.of === source ? result.tables : null;
      if (known && result?.by === by) return;
      read(source, by, known, stop.signal).then(
        ([reading, tables]) => !stop.signal.aborted && setResult({ of: source, by, reading, tables }),
        () => undefined,
      );
      return () => stop.abort();
    },
    [source, by, result],
  );
  const reading: Reading = !source ? NONE : result?.of === source ? result.reading : { kind: 'reading' };
  const now = reading.kind === 'read' || reading.kind === 'refused' ? reading.read : null;
  return {
    reading,
    chooseTable: (at: number) => setChosen({ of: source, at, columns: null }),
    chooseRole(column: number, role: Role) {
      if (now) setChosen({ of: source, at: now.at, columns: withRole(now.columns, column, role) });
    },
  };
}

/** Whether a list needs a column of codes that nobody has named yet. */
export const lacksCodes = ({ columns }: ReadSource): boolean => !columns.roles.some(isCodeRole);
