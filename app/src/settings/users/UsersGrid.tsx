import type { StaffMember } from '@mortar/contract';
import type { GridColumn } from '@mortar/design-system';
import { ListGrid, type ListGridProps } from '#settings/form/ListGrid.tsx';
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

export interface UsersGridProps extends Pick<ListGridProps<StaffMember>, 'query' | 'chosen' | 'onOpen'> {
  staff: readonly StaffMember[];
}

/** Lists the retailer's users (000 §2). */
export const UsersGrid = ({ staff, ...rest }: UsersGridProps) => (
  <ListGrid
    label={texts.list}
    texts={texts}
    columns={COLUMNS}
    rows={staff}
    getKey={({ staffid }) => staffid}
    searchPanel
    {...rest}
  />
);
