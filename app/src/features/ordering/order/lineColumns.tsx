import { choiceColumn, type GridColumn, moneyColumn, numberColumn } from '@mortar/design-system';
import { Pencil, Trash2 } from 'lucide-react';
import { CellButton } from '#grids/CellButton.tsx';
import { alwaysExported, codeColumn, productColumn, supplierColumn } from '#grids/columns.ts';
import { type OrderLine, quantityText } from '#orders/current/model/line.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { messages } from './messages.ts';
import './moveArrows.css';

const texts = messages.order;

/** Pending change of a line; `quantity` is from a failed try. */
export type LineChange = { kind: 'update' | 'move' | 'delete'; line: OrderLine; quantity?: number };

/** Returns the columns of the open order's lines (001 §3, order item). */
export function lineColumns(
  money: (cents: number) => string,
  refusal: string | undefined,
  onChange: (change: LineChange) => void,
  short: (supplier: string) => string,
): GridColumn<OrderLine>[] {
  const { columns } = lineMessages.orderLines;
  const amount = (id: 'price' | 'total', header: string, width: number) =>
    moneyColumn<OrderLine>({ id, header, width, value: (line) => line[id], format: money });
  return alwaysExported([
    productColumn({
      id: 'description',
      header: columns.description,
      searchable: true,
      value: (line) => line.description,
    }),
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      searchable: true,
      value: (line) => line.supplier,
    }),
    numberColumn({
      id: 'quantity',
      header: columns.quantity,
      width: 64,
      value: (line) => line.quantity,
      text: quantityText,
    }),
    numberColumn({ id: 'bonus', header: columns.bonus, width: 56, optional: true, value: (line) => line.bonus }),
    amount('price', columns.price, 88),
    amount('total', columns.total, 104),
    choiceColumn({
      id: 'staff',
      header: columns.staff,
      noTruncate: true,
      priority: 3,
      searchable: true,
      value: (line) => line.staff,
    }),
    codeColumn({
      id: 'code',
      header: columns.code,
      priority: 2,
      searchable: true,
      value: (line) => line.supplierProductCode,
    }),
    numberColumn({ id: 'number', header: columns.number, width: 40, priority: 4, value: (line) => line.number }),
    {
      id: 'actions',
      header: columns.actions,
      sortable: false,
      interactive: true,
      onDemand: true,
      width: 88,
      exported: false,
      value: () => null,
      render: (line) => (
        <>
          <CellButton
            label={texts.update(line.description)}
            refusal={refusal}
            onClick={() => onChange({ kind: 'update', line })}
          >
            <Pencil size={16} aria-hidden />
          </CellButton>
          <CellButton
            label={texts.move(line.description)}
            refusal={refusal}
            onClick={() => onChange({ kind: 'move', line })}
          >
            <span className="move-arrows" />
          </CellButton>
          <CellButton
            label={texts.delete(line.description)}
            refusal={refusal}
            onClick={() => onChange({ kind: 'delete', line })}
          >
            <Trash2 size={16} aria-hidden />
          </CellButton>
        </>
      ),
    },
  ]);
}
