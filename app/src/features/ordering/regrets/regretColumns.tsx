import { choiceColumn, dateColumn, type GridColumn, moneyColumn, numberColumn } from '@mortar/design-system';
import { MessageCircleQuestionMark, Trash2 } from 'lucide-react';
import { CellButton } from '#grids/CellButton.tsx';
import { alwaysExported, codeColumn, productColumn, supplierColumn } from '#grids/columns.ts';
import { quantityText } from '#orders/current/model/line.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { formatDate } from '#rules/dates.ts';
import { messages } from './messages.ts';

const { columns } = messages;

export interface RegretColumnOptions {
  /** From `useSupplierNames`. */
  short(name: string): string;
  /** True in the page's left pane, where other columns are optional. */
  narrow?: boolean;
  /** Returns a retailer's name, for a group. */
  retailerName?: ((retailerId: number) => string) | undefined;
  money(cents: number): string;
  /** Deletes a row; `refusal` is the reason it cannot. */
  onDelete?: { ask(regret: Regret): void; refusal: string | undefined };
  /** Asks the supplier about a regret; null if not allowed. */
  onAsk?: ((regret: Regret) => void) | null;
}

/** Returns the columns of a list of regrets (001 §3). */
export function regretColumns(options: RegretColumnOptions): GridColumn<Regret>[] {
  const { short, narrow = false, retailerName, money, onDelete, onAsk } = options;
  const narrowProps = narrow ? { priority: 2 } : {};
  return alwaysExported([
    productColumn({ id: 'product', header: columns.product, searchable: true, value: (regret) => regret.description }),
    numberColumn({
      id: 'quantity',
      header: columns.quantity,
      width: 64,
      value: (regret) => regret.quantity,
      text: quantityText,
      // The tab has its own sort control, and no space for sort icons.
      sortable: !narrow,
    }),
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      value: (regret) => regret.supplier,
      ...narrowProps,
    }),
    ...(retailerName
      ? [
          choiceColumn<Regret>({
            id: 'retailer',
            header: columns.retailer,
            // A group's names differ at their ends.
            noTruncate: true,
            value: (regret) => retailerName(regret.retailerId),
          }),
        ]
      : []),
    dateColumn({
      id: 'regretted',
      header: columns.regretted,
      width: 96,
      value: (regret) => regret.regretted,
      format: formatDate,
      sortable: !narrow,
    }),
    moneyColumn({
      id: 'price',
      header: columns.price,
      width: 96,
      value: (regret) => regret.price,
      format: money,
      ...(narrow && { priority: 3 }),
      ...(retailerName && { priority: 2 }),
    }),
    moneyColumn({
      id: 'total',
      header: columns.total,
      width: 112,
      value: (regret) => regret.total,
      format: money,
      ...(narrow ? { priority: 3 } : { total: true }),
    }),
    codeColumn({
      id: 'code',
      header: columns.code,
      priority: narrow ? 4 : 2,
      value: (regret) => regret.supplierProductCode,
    }),
    ...(onAsk ? [{ ...askColumn(onAsk), ...narrowProps }] : []),
    ...(onDelete ? [deleteColumn(onDelete)] : []),
  ]);
}

/** Column of a button, shown on hover and never exported. */
const buttonColumn = (column: Pick<GridColumn<Regret>, 'id' | 'header' | 'render'>): GridColumn<Regret> => ({
  ...column,
  sortable: false,
  interactive: true,
  onDemand: true,
  width: 32,
  exported: false,
  value: () => null,
});

const askColumn = (ask: (regret: Regret) => void) =>
  buttonColumn({
    id: 'ask',
    header: messages.ask.column,
    render: (regret) => (
      <CellButton label={messages.ask.getSupplier(regret.description)} refusal={undefined} onClick={() => ask(regret)}>
        <MessageCircleQuestionMark size={16} aria-hidden />
      </CellButton>
    ),
  });

const deleteColumn = ({ ask, refusal }: NonNullable<RegretColumnOptions['onDelete']>) =>
  buttonColumn({
    id: 'actions',
    header: columns.actions,
    render: (regret) => (
      <CellButton label={messages.tab.delete(regret.description)} refusal={refusal} onClick={() => ask(regret)}>
        <Trash2 size={16} aria-hidden />
      </CellButton>
    ),
  });
