import { DataGrid, type GridColumn } from '@mortar/design-system';
import { useMemo } from 'react';
import { type GridQuery, queryGrid } from '#grids/queryGrid.ts';

export interface ListGridProps<Row> {
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  getKey(row: Row): number;
  query: GridQuery;
  texts: { loading: string; none: string; count(rows: number): string };
  /** True if the list is long enough for a search. */
  searchPanel?: boolean;
  /** Key of the entry whose form is open. */
  chosen: number | null;
  /** @param enter true for Enter, which moves focus to the form */
  onOpen(key: number, enter?: boolean): void;
}

/** List of a `ListAndForm`: Space or a click opens an entry, Enter also focuses its form (000 §2, settings page). */
export function ListGrid<Row>({
  label,
  columns,
  rows,
  getKey,
  query,
  texts,
  chosen,
  onOpen,
  ...rest
}: ListGridProps<Row>) {
  const selected = useMemo(() => new Set(chosen === null ? [] : [chosen]), [chosen]);
  return (
    <DataGrid
      label={label}
      columns={columns}
      rows={rows}
      rowKey={getKey}
      {...queryGrid(query)}
      loadingText={texts.loading}
      emptyText={texts.none}
      countText={texts.count}
      {...rest}
      selection="single"
      selected={selected}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onOpen(Number(key));
      }}
      onActivate={(row) => onOpen(getKey(row), true)}
    />
  );
}
