import { choiceColumn, type GridColumn, moneyColumn, numberColumn, statusColumn } from '@mortar/design-system';
import { ShoppingCart } from 'lucide-react';
import { CellButton } from '#grids/CellButton.tsx';
import { alwaysExported, codeColumn, productColumn, supplierColumn } from '#grids/columns.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';
import type { PastLine } from './model/pastOrder.ts';

const { columns, orderAgain } = messages.items;

export interface PastLineColumnsOptions {
  money(cents: Cents): string;
  /** From `useSupplierNames`. */
  short(supplier: string): string;
  /** Adds a button to each line; missing where nothing can be ordered. */
  onOrderAgain?: ((line: PastLine) => void) | undefined;
}

/** Returns the columns of an order's items (002 §2.2). */
export function pastLineColumns({ money, short, onOrderAgain }: PastLineColumnsOptions): GridColumn<PastLine>[] {
  const again: GridColumn<PastLine> = {
    id: 'again',
    header: columns.again,
    width: 40,
    interactive: true,
    onDemand: true,
    exported: false,
    sortable: false,
    value: () => '',
    render: (line) => (
      <CellButton label={orderAgain(line.description)} refusal={undefined} onClick={() => onOrderAgain?.(line)}>
        <ShoppingCart size={16} aria-hidden="true" />
      </CellButton>
    ),
  };
  return alwaysExported([
    statusColumn({ id: 'supply', header: columns.supply, status: ({ supply }) => supply }),
    productColumn({
      id: 'description',
      header: columns.description,
      value: ({ description }) => description,
      textTone: ({ supply }) => supply,
    }),
    codeColumn({ id: 'code', header: columns.code, width: 88, value: ({ code }) => code }),
    numberColumn({ id: 'ordered', header: columns.ordered, value: ({ ordered }) => ordered }),
    numberColumn({
      id: 'bonus',
      header: columns.bonus,
      priority: 2,
      value: ({ bonus }) => bonus,
      format: (bonus) => (bonus === 0 ? '' : String(bonus)),
    }),
    moneyColumn({ id: 'price', header: columns.price, value: ({ price }) => price, format: money }),
    {
      id: 'supplied',
      kind: 'number',
      header: columns.supplied,
      width: 76,
      align: 'end',
      value: ({ supplied }) => supplied,
      format: (_value, { supplied }) => (supplied === null ? messages.waiting : supplied === 0 ? '' : String(supplied)),
    },
    moneyColumn({
      id: 'invoiced',
      header: columns.invoiced,
      // Empty if nothing was supplied, instead of zero.
      value: ({ invoicedPrice, supplied }) => (supplied === 0 ? null : invoicedPrice),
      format: money,
    }),
    { id: 'regret', header: columns.regret, flex: 5, minWidth: 180, value: ({ regret }) => regret },
    supplierColumn(short, { id: 'supplier', header: columns.supplier, priority: 3, value: ({ supplier }) => supplier }),
    codeColumn({ id: 'pack', header: columns.pack, width: 72, priority: 4, value: ({ pack }) => pack }),
    codeColumn({ id: 'invoice', header: columns.invoice, priority: 5, value: ({ invoice }) => invoice }),
    choiceColumn({ id: 'staff', header: columns.staff, noTruncate: true, priority: 6, value: ({ staff }) => staff }),
    ...(onOrderAgain ? [again] : []),
  ]);
}
