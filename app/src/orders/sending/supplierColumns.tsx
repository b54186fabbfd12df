import {
  choiceColumn,
  type GridColumn,
  ICON_ROOM,
  moneyColumn,
  numberColumn,
  StatusLabel,
} from '@mortar/design-system';
import { TriangleAlert } from 'lucide-react';
import { codeColumn, supplierColumn } from '#grids/columns.ts';
import type { Cents } from '#rules/money.ts';
import { MinimumCell, minimumText } from './MinimumCell.tsx';
import { messages } from './messages.ts';
import { getShares, type Shares } from './model/unsentShares.ts';
import type { UnsentSupplier } from './model/unsentSupplier.ts';
import { type ValueBasis, valueOn } from './model/valueOf.ts';
import './supplierColumns.css';

const texts = messages.send;

type Money = (cents: Cents) => string;

/** Whose other orders, and what they come to; nothing where there are none. */
export function othersText({ others, otherValue }: Shares, money: Money): string {
  if (others.length === 0) return '';
  const bySomebody = Map.groupBy(others, ({ staff }) => staff.join(' and '));
  const whose = [...bySomebody].map(([staff, orders]) =>
    texts.otherOrders(
      orders.map(({ number }) => number),
      staff,
    ),
  );
  return `${money(otherValue)} · ${whose.join(', ')}`;
}

/** Of the value, what is on the open order, and what on others and whose: a supplier is sent all of it. */
function shareColumns(money: Money, ownNumber: string): GridColumn<UnsentSupplier>[] {
  const { columns } = texts;
  return [
    moneyColumn({
      id: 'own',
      header: columns.own,
      width: 120,
      value: ({ lines }) => getShares(lines, ownNumber).own || null,
      format: money,
    }),
    {
      id: 'others',
      header: columns.others,
      flex: 2,
      minWidth: 180,
      value: ({ lines }) => othersText(getShares(lines, ownNumber), money),
    },
  ];
}

/** What became of the last sending, in the row of each supplier that it did not reach. */
const resultColumn = (notSent: readonly string[]) =>
  choiceColumn<UnsentSupplier>({
    id: 'result',
    header: texts.columns.result,
    whole: true,
    beside: 24,
    value: ({ name }) => (notSent.includes(name) ? texts.notSent : ''),
    render: (_row, { text }) => text !== '' && <StatusLabel status="regretted">{text}</StatusLabel>,
  });

/** What an order would be over the credit at a supplier. */
const creditColumn = (money: Money, overCredit: ReadonlyMap<string, Cents>) =>
  moneyColumn<UnsentSupplier>({
    id: 'credit',
    header: texts.columns.credit,
    width: 168,
    beside: ICON_ROOM + 4,
    value: ({ code }) => overCredit.get(code) ?? null,
    format: (over) => texts.overCredit(money(over)),
    render: (_row, { text }) =>
      text !== '' && (
        <span className="over-credit">
          <TriangleAlert size={16} aria-hidden="true" />
          {text}
        </span>
      ),
  });

/** An amount with what it is of, where that is not plain. */
export const valueText = (cents: Cents, basis: ValueBasis, money: Money): string =>
  basis === 'own' ? money(cents) : texts.valueOn[basis](money(cents));

export interface SupplierColumnsOptions {
  money: Money;
  /** From `useSupplierNames`. */
  short(supplier: string): string;
  /** How the values of all suppliers are to be read. */
  basis: ValueBasis;
  withAccounts: boolean;
  /** The number of the open order; null where what is listed stands on no other. */
  ownNumber: string | null;
  /** Names of the suppliers that the last sending did not reach. */
  notSent: readonly string[] | undefined;
  /** What the order is over the credit by, by the supplier's code; only suppliers where it is. */
  overCredit: ReadonlyMap<string, Cents> | null;
}

/** The columns of the suppliers that something is unsent at (002 §2.6). */
export function supplierColumns(options: SupplierColumnsOptions): GridColumn<UnsentSupplier>[] {
  const { money, short, basis, withAccounts, ownNumber, notSent, overCredit } = options;
  const { columns } = texts;
  return [
    {
      ...supplierColumn<UnsentSupplier>(short, { id: 'supplier', header: columns.supplier, value: ({ name }) => name }),
      ...{ rowHeader: true, searchable: true, summary: () => texts.total },
    },
    ...(notSent ? [resultColumn(notSent)] : []),
    ...(withAccounts
      ? [codeColumn({ id: 'account', header: columns.account, value: (row: UnsentSupplier) => row.accounts })]
      : []),
    numberColumn({ id: 'lines', header: columns.lines, value: (row) => row.lineCount }),
    moneyColumn({
      id: 'value',
      header: columns.value,
      width: 130,
      value: (row) => valueOn(basis, row),
      format: (cents) => valueText(cents, basis, money),
      total: true,
    }),
    {
      // Beside the value that it is compared with.
      id: 'minimum',
      header: columns.minimum,
      kind: 'money',
      flex: 1,
      minWidth: 312,
      // The bar and its gap.
      beside: 56,
      value: (row) => row.minimum,
      format: (_value, row) => minimumText(row, money),
      render: (row) => <MinimumCell supplier={row} money={money} />,
    },
    ...(overCredit?.size ? [creditColumn(money, overCredit)] : []),
    ...(ownNumber === null ? [] : shareColumns(money, ownNumber)),
  ];
}
