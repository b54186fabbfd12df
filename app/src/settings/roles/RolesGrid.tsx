import type { Role } from '@mortar/contract';
import type { GridColumn } from '@mortar/design-system';
import { useMemo } from 'react';
import { ListGrid, type ListGridProps } from '#settings/form/ListGrid.tsx';
import { messages as texts } from './messages.ts';
import { type RoleRow, roleRows } from './model/roleRows.ts';

const COLUMNS: readonly GridColumn<RoleRow>[] = [
  { id: 'name', header: texts.columns.name, flex: 1, rowHeader: true, searchable: true, value: ({ name }) => name },
  { id: 'kind', header: texts.columns.kind, width: 84, value: ({ kind }) => kind },
];

export interface RolesGridProps extends Pick<ListGridProps<RoleRow>, 'query' | 'chosen' | 'onOpen'> {
  roles: readonly Role[];
}

/** Lists the retailer's roles (000 §2). */
export function RolesGrid({ roles, ...rest }: RolesGridProps) {
  const rows = useMemo(() => roleRows(roles), [roles]);
  return (
    <ListGrid
      label={texts.list}
      texts={texts}
      columns={COLUMNS}
      rows={rows}
      getKey={({ roleid }) => roleid}
      {...rest}
    />
  );
}
