import { type GridColumn, moneyColumn, numberColumn, StatusLabel } from '@mortar/design-system';
import { productColumn, supplierColumn } from '#grids/columns.ts';
import { quantityText } from '#orders/current/model/line.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';
import type { MoveRow } from './model/moveRows.ts';
import type { SupplierPosition } from './model/supplierPosition.ts';
import { arrivingText, creditText, differenceText, freerText, minimumText, stateText } from './moveTexts.ts';

/** Width of a status icon, px. */
const MARK = 24;

export interface MoveColumnsOptions {
  money(cents: Cents): string;
  /** From `useSupplierNames`. */
  short(supplier: string): string;
  positions: ReadonlyMap<string, SupplierPosition>;
  /** Maximum quantity without a password; null for none. */
  maximum: number | null;
  /** Ids of lines that failed to move. */
  left: ReadonlySet<number>;
  /** True if lines of several suppliers are listed. */
  several: boolean;
  /** True for a group: minimum and credit belong to each pharmacy. */
  group: boolean;
}

/** Returns the columns of the preview: costs, free units, minimum, credit and status of each line. */
export function moveColumns(options: MoveColumnsOptions): GridColumn<MoveRow>[] {
  const { money, short, positions, maximum, left, several, group } = options;
  const { columns } = messages;
  const state = (row: MoveRow) => (left.has(row.line.id) ? messages.state.left : stateText(row, maximum));
  const text = (id: string, header: string, value: (row: MoveRow) => string): GridColumn<MoveRow> => ({
    id,
    header,
    value,
    noTruncate: true,
    width: 112,
  });
  return [
    productColumn({ id: 'product', header: columns.product, value: ({ line }) => line.description }),
    ...(several
      ? [
          supplierColumn<MoveRow>(short, {
            id: 'supplier',
            header: columns.supplier,
            value: ({ line }) => line.supplier,
          }),
        ]
      : []),
    numberColumn({
      id: 'quantity',
      header: columns.quantity,
      width: 64,
      value: ({ line }: MoveRow) => line.quantity,
      text: ({ line }) => quantityText(line),
    }),
    moneyColumn({
      id: 'now',
      header: columns.now,
      width: 88,
      sortable: false,
      format: money,
      value: ({ line }: MoveRow) => line.price,
    }),
    moneyColumn({
      id: 'there',
      header: columns.there,
      width: 96,
      sortable: false,
      format: money,
      value: ({ offer }: MoveRow) => offer?.price ?? null,
    }),
    numberColumn({
      id: 'arrives',
      header: columns.arrives,
      width: 80,
      sortable: false,
      text: arrivingText,
      value: ({ arrival }: MoveRow) => arrival?.line.quantity ?? null,
    }),
    moneyColumn({
      id: 'difference',
      header: columns.difference,
      width: 104,
      value: (row: MoveRow) => (row.arrival ? row.difference : null),
      format: (cents) => differenceText(cents, money),
    }),
    text('bonus', columns.bonus, freerText),
    ...(group
      ? []
      : [
          text('minimum', columns.minimum, (row) => minimumText(row, positions, money, short)),
          text('credit', columns.credit, (row) => creditText(row, positions, money)),
        ]),
    {
      ...text('state', columns.state, state),
      // The reason a line stays is always visible.
      pinned: 'end',
      iconWidth: MARK,
      render: (row, parts) =>
        parts.text !== '' && (
          <StatusLabel status={left.has(row.line.id) || row.stays ? 'regretted' : row.arrival ? 'invoiced' : 'waiting'}>
            {parts.text}
          </StatusLabel>
        ),
    },
  ];
}
