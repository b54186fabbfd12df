import type { StaffMember } from '@mortar/contract';
import { DataGrid, type GridColumn } from '@mortar/design-system';
import { useMemo } from 'react';
import { type GridQuery, queryGrid } from '#grids/queryGrid.ts';
import { messages as texts } from './messages.ts';

const COLUMNS: readonly GridColumn<StaffMember>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    flex: 3,
    minWidth: 120,
    rowHeader: true,
    searchable: true,
    value: ({ name, surname }) => `${name} ${surname}`.trim(),
  },
  {
    id: 'username',
    header: texts.columns.username,
    flex: 2,
    minWidth: 110,
    searchable: true,
    value: ({ username }) => username,
  },
];

export interface UsersGridProps {
  staff: readonly StaffMember[];
  query: GridQuery;
  /** The one whose form is open. */
  chosen: number | null;
  /** @param enter true for Enter: the form has the keyboard then */
  onOpen(staffid: number, enter: boolean): void;
}

/** The users of the retailer: Space or a click opens one, Enter goes into the form (000 §2). */
export function UsersGrid({ staff, query, chosen, onOpen }: UsersGridProps) {
  const selected = useMemo(() => new Set(chosen === null ? [] : [chosen]), [chosen]);
  return (
    <DataGrid
      label={texts.list}
      columns={COLUMNS}
      rows={staff}
      rowKey={({ staffid }) => staffid}
      {...queryGrid(query)}
      loadingText={texts.loading}
      emptyText={texts.none}
      countText={texts.count}
      searchPanel
      selection="single"
      selected={selected}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onOpen(Number(key), false);
      }}
      onActivate={({ staffid }) => onOpen(staffid, true)}
    />
  );
}
