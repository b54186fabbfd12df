import {
  choiceColumn,
  type GridColumn,
  ICON_WIDTH,
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

/** Returns users and value of other orders; '' without any. */
export function othersText({ others, otherValue }: Shares, money: Money): string {
  if (others.length === 0) return '';
  const byStaff = Map.groupBy(others, ({ staff }) => staff.join(' and '));
  const whose = [...byStaff].map(([staff, orders]) =>
    texts.otherOrders(
      orders.map(({ number }) => number),
      staff,
    ),
  );
  return `${money(otherValue)} · ${whose.join(', ')}`;
}

/** Value split by open order and others with users, since a supplier receives all. */
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

/** Result of the last sending, for suppliers not reached. */
const resultColumn = (notSent: readonly string[]) =>
  choiceColumn<UnsentSupplier>({
    id: 'result',
    header: texts.columns.result,
    noTruncate: true,
    iconWidth: 24,
    value: ({ name }) => (notSent.includes(name) ? texts.notSent : ''),
    render: (_row, { text }) => text !== '' && <StatusLabel status="regretted">{text}</StatusLabel>,
  });

/** Amount above a supplier's credit. */
const creditColumn = (money: Money, overCredit: ReadonlyMap<string, Cents>) =>
  moneyColumn<UnsentSupplier>({
    id: 'credit',
    header: texts.columns.credit,
    width: 168,
    iconWidth: ICON_WIDTH + 4,
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

/** Returns an amount with its meaning, unless obvious. */
export const valueText = (cents: Cents, basis: ValueBasis, money: Money): string =>
  basis === 'own' ? money(cents) : texts.valueOn[basis](money(cents));

export interface SupplierColumnsOptions {
  money: Money;
  /** From `useSupplierNames`. */
  short(supplier: string): string;
  /** Meaning of the values. */
  basis: ValueBasis;
  withAccounts: boolean;
  /** Number of the open order; null if all listed lines belong to it. */
  ownNumber: string | null;
  /** Names of suppliers not reached by the last sending. */
  notSent: readonly string[] | undefined;
  /** Amounts above the credit by supplier code. */
  overCredit: ReadonlyMap<string, Cents> | null;
}

/** Returns the columns of suppliers with unsent lines (002 §2.6). */
export function supplierColumns(options: SupplierColumnsOptions): GridColumn<UnsentSupplier>[] {
  const { money, short, basis, withAccounts, ownNumber, notSent, overCredit } = options;
  const { columns } = texts;
  return [
    {
      ...supplierColumn<UnsentSupplier>(short, { id: 'supplier', header: columns.supplier, value: ({ name }) => name }),
      rowHeader: true,
      searchable: true,
      summary: () => texts.total,
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
      // Next to the value it is compared with.
      id: 'minimum',
      header: columns.minimum,
      kind: 'money',
      flex: 1,
      minWidth: 312,
      // Bar with its gap.
      iconWidth: 56,
      value: (row) => row.minimum,
      format: (_value, row) => minimumText(row, money),
      render: (row) => <MinimumCell supplier={row} money={money} />,
    },
    ...(overCredit?.size ? [creditColumn(money, overCredit)] : []),
    ...(ownNumber === null ? [] : shareColumns(money, ownNumber)),
  ];
}
