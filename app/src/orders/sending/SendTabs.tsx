import {
  choiceColumn,
  DataGrid,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
  Tabs,
} from '@mortar/design-system';
import { useMemo } from 'react';
import { SupplierHistory } from '#orders/history/SupplierHistory.tsx';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { useRememberedValue } from '#preferences/useRemembered.ts';
import { formatDateTime } from '#rules/dates.ts';
import { useMoney } from '#session/settings.tsx';
import { useLineBonuses } from './api/lineBonuses.ts';
import { messages } from './messages.ts';
import type { UnsentLine, UnsentSupplier } from './model/unsentSupplier.ts';
import '#grids/gridFill.css';

const texts = messages.send;

function detailColumns(
  money: (cents: number) => string,
  bonuses: ReadonlyMap<number, number>,
): GridColumn<UnsentLine>[] {
  const { columns } = texts;
  return [
    { id: 'description', header: columns.description, flex: 3, value: (line) => line.description },
    { id: 'order', header: columns.order, width: 120, value: (line) => line.orderNumber },
    numberColumn({ id: 'quantity', header: columns.quantity, width: 64, value: (line) => line.quantity }),
    numberColumn({ id: 'bonus', header: columns.bonus, width: 64, value: ({ id }) => bonuses.get(id) || null }),
    moneyColumn({ id: 'price', header: columns.price, width: 100, value: (line) => line.price, format: money }),
    moneyColumn({ id: 'total', header: columns.total, width: 110, value: (line) => line.total, format: money }),
    choiceColumn({ id: 'staff', header: columns.staff, width: 130, value: (line) => line.staff }),
    dateColumn({
      id: 'created',
      header: columns.created,
      width: 136,
      value: (line) => line.created,
      format: formatDateTime,
    }),
  ];
}

export interface SendTabsProps {
  /** Supplier of the focused row. */
  supplier: UnsentSupplier | null;
  /** History is hidden for group profiles (002 §2.6). */
  withHistory: boolean;
}

/** Tabs below the suppliers: lines to send, and history (002 §2.6). */
export function SendTabs({ supplier, withHistory }: SendTabsProps) {
  const [chosen, setActive] = useRememberedValue<'details' | 'history'>('tab sending', 'details', readTab);
  const active = withHistory ? chosen : 'details';
  const details = {
    id: 'details',
    label: texts.details,
    content: <Details lines={supplier?.lines ?? NO_LINES} />,
  } as const;
  const history = {
    id: 'history',
    label: texts.history,
    content: <SupplierHistory code={supplier?.code ?? null} />,
  } as const;
  return (
    <Tabs label={texts.tabs} tabs={withHistory ? [details, history] : [details]} active={active} onChange={setActive} />
  );
}

const NO_LINES: readonly UnsentLine[] = [];
const readTab = (stored: unknown) => (stored === 'history' || stored === 'details' ? stored : undefined);

function Details({ lines }: { lines: readonly UnsentLine[] }) {
  const money = useMoney();
  const layoutKey = useLayoutKey('unsent-lines');
  const bonuses = useLineBonuses(lines);
  const columns = useMemo(() => detailColumns(money, bonuses), [money, bonuses]);
  return (
    <div className="grid-fill">
      <DataGrid
        label={texts.details}
        columns={columns}
        layoutKey={layoutKey}
        rows={lines}
        rowKey={({ id }) => id}
        emptyText={texts.select}
      />
    </div>
  );
}
