import { useMemo, useState } from 'react';
import type { DataGridProps, GridColumn, GridSearch } from '../types.ts';
import { matchPattern, searchedColumns } from './search.ts';

const NO_COLUMNS: ReadonlySet<string> = new Set();

/** Returns the active search: the caller's, or that of the grid's own box. */
export function useSearch<Row>(props: Pick<DataGridProps<Row>, 'search' | 'filterBySearch' | 'searchPanel'>) {
  const [typed, setTyped] = useState('');
  const own = props.searchPanel === true;
  const search: GridSearch | undefined = own ? { text: typed, match: 'contains' } : props.search;
  return { search, filter: own || props.filterBySearch ? search : undefined, own, typed, setTyped };
}

/**
 * Returns what cells need to mark matches, of the search or of Ctrl+F in every column. The object is stable while its
 * content is unchanged.
 */
export function useMarks<Row>(columns: readonly GridColumn<Row>[], search: GridSearch | undefined, findText: string) {
  const { text = '', match = 'contains' } = search ?? {};
  const within = search?.columns?.join('\n');
  const each = search?.words?.join('\n');
  return useMemo(() => {
    const found = matchPattern({ text: findText, match: 'contains' });
    if (found) return { pattern: found, marked: new Set(columns.map(({ id }) => id)) };
    const same = { text, match, words: each?.split('\n'), columns: within?.split('\n') };
    const pattern = matchPattern(same);
    return { pattern, marked: pattern ? new Set(searchedColumns(columns, same).map(({ id }) => id)) : NO_COLUMNS };
  }, [columns, text, match, each, within, findText]);
}
