import type { Role } from '@mortar/contract';
import { DataGrid, type GridColumn } from '@mortar/design-system';
import { useMemo } from 'react';
import { type GridQuery, queryGrid } from '#grids/queryGrid.ts';
import { messages as texts } from './messages.ts';
import { type RoleRow, roleRows } from './model/roleRows.ts';

const COLUMNS: readonly GridColumn<RoleRow>[] = [
  { id: 'name', header: texts.columns.name, flex: 1, rowHeader: true, searchable: true, value: ({ name }) => name },
  { id: 'kind', header: texts.columns.kind, width: 84, value: ({ kind }) => kind },
];

export interface RolesGridProps {
  roles: readonly Role[];
  query: GridQuery;
  /** The one whose form is open. */
  chosen: number | null;
  /** @param enter true for Enter: the form has the keyboard then */
  onOpen(roleid: number, enter: boolean): void;
}

/** The roles of the retailer: Space or a click opens one, Enter goes into its form (000 §2). */
export function RolesGrid({ roles, query, chosen, onOpen }: RolesGridProps) {
  const rows = useMemo(() => roleRows(roles), [roles]);
  const selected = useMemo(() => new Set(chosen === null ? [] : [chosen]), [chosen]);
  return (
    <DataGrid
      label={texts.list}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ roleid }) => roleid}
      {...queryGrid(query)}
      loadingText={texts.loading}
      emptyText={texts.none}
      countText={texts.count}
      selection="single"
      selected={selected}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onOpen(Number(key), false);
      }}
      onActivate={({ roleid }) => onOpen(roleid, true)}
    />
  );
}
