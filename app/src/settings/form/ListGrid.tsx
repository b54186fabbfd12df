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
  /** True where the list is long enough to be searched. */
  searchPanel?: boolean;
  /** The one whose form is open. */
  chosen: number | null;
  /** @param enter true for Enter: the form has the keyboard then */
  onOpen(key: number, enter?: boolean): void;
}

/** The list of a `ListAndForm`: Space or a click opens one beside it, Enter goes into its form (000 §2, settings page). */
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
