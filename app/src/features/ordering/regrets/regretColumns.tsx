import { choiceColumn, dateColumn, type GridColumn, moneyColumn, numberColumn } from '@mortar/design-system';
import { MessageCircleQuestionMark, Trash2 } from 'lucide-react';
import { CellButton } from '#grids/CellButton.tsx';
import { codeColumn, inEveryFile, productColumn, supplierColumn } from '#grids/columns.ts';
import { quantityText } from '#orders/current/model/line.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { formatDate } from '#rules/dates.ts';
import { messages } from './messages.ts';

const { columns } = messages;

export interface RegretColumnOptions {
  /** From `useSupplierNames`. */
  short(name: string): string;
  /** The room of the page's left pane: the rest shows where there is room, or for who chooses it. */
  narrow?: boolean;
  /** For a group: the name of a retailer. */
  retailerName?: ((retailerid: number) => string) | undefined;
  money(cents: number): string;
  /** Deletes one row, and why that cannot be. */
  onDelete?: { ask(regret: Regret): void; refusal: string | undefined };
  /** Asks its supplier about one; null where nobody may. */
  onAsk?: ((regret: Regret) => void) | null;
}

/** The columns of a list of regrets (001 §3). */
export function regretColumns(options: RegretColumnOptions): GridColumn<Regret>[] {
  const { short, narrow = false, retailerName, money, onDelete, onAsk } = options;
  const beside = narrow ? { priority: 2 } : {};
  return inEveryFile([
    productColumn({ id: 'product', header: columns.product, searchable: true, value: (regret) => regret.description }),
    numberColumn({
      id: 'quantity',
      header: columns.quantity,
      width: 64,
      value: (regret) => regret.quantity,
      text: quantityText,
      // The tab has its own choice of the order, and no room for marks of another.
      sortable: !narrow,
    }),
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      value: (regret) => regret.supplier,
      ...beside,
    }),
    ...(retailerName
      ? [
          choiceColumn<Regret>({
            id: 'retailer',
            header: columns.retailer,
            // Names of one group differ at their ends.
            whole: true,
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
    ...(onAsk ? [{ ...askColumn(onAsk), ...beside }] : []),
    ...(onDelete ? [deleteColumn(onDelete)] : []),
  ]);
}

/** A column of one button, which shows where its row is looked at and stands in no file. */
const buttonColumn = (column: Pick<GridColumn<Regret>, 'id' | 'header' | 'render'>): GridColumn<Regret> => ({
  ...column,
  ...{ sortable: false, interactive: true, onDemand: true, width: 32, exported: false },
  value: () => null,
});

const askColumn = (ask: (regret: Regret) => void) =>
  buttonColumn({
    ...{ id: 'ask', header: messages.ask.column },
    render: (regret) => (
      <CellButton label={messages.ask.getSupplier(regret.description)} refusal={undefined} onClick={() => ask(regret)}>
        <MessageCircleQuestionMark size={16} aria-hidden />
      </CellButton>
    ),
  });

const deleteColumn = ({ ask, refusal }: NonNullable<RegretColumnOptions['onDelete']>) =>
  buttonColumn({
    ...{ id: 'actions', header: columns.actions },
    render: (regret) => (
      <CellButton label={messages.tab.delete(regret.description)} refusal={refusal} onClick={() => ask(regret)}>
        <Trash2 size={16} aria-hidden />
      </CellButton>
    ),
  });
