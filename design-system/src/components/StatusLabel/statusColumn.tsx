import { choiceColumn, ICON_WIDTH } from '../DataGrid/columns/columns.tsx';
import type { GridColumn } from '../DataGrid/types.ts';
import { StatusLabel } from './StatusLabel.tsx';
import type { LineStatus } from './statusWord.ts';
import { statusWord } from './statusWord.ts';

type Given<Row> = Partial<Omit<GridColumn<Row>, 'value' | 'format' | 'render' | 'kind'>> & {
  id: string;
  header: string;
  status(row: Row): LineStatus;
};

/** Returns a grid column of line statuses: shown by `StatusLabel`; searched, filtered and exported by word. */
export function statusColumn<Row>({ status, ...given }: Given<Row>): GridColumn<Row> {
  return choiceColumn({
    width: 112,
    noTruncate: true,
    iconWidth: ICON_WIDTH + 4,
    ...given,
    value: status,
    format: (_value, row) => statusWord(status(row)),
    render: (row) => <StatusLabel status={status(row)} />,
  });
}
