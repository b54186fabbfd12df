import {
  DataGrid,
  type DataGridHandle,
  type GridColumn,
  moneyColumn,
  numberColumn,
  QuantityBox,
  toast,
} from '@mortar/design-system';
import { type Ref, useMemo } from 'react';
import { codeColumn, productColumn } from '#grids/columns.ts';
import type { Cents } from '#rules/money.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { type CartLine, getBonus, getNetted, getTotal, orderable } from './model/cart.ts';
import { ShopPicture } from './ShopPicture.tsx';
import './cartGrid.css';

const { columns: texts } = messages;

const PICTURE = 40;

export interface CartGridProps {
  lines: readonly CartLine[];
  /** Line whose removal is being confirmed. */
  removing: CartLine | null;
  gridRef: Ref<DataGridHandle<CartLine>>;
  onQuantity(line: CartLine, quantity: number): void;
  /** Called to confirm removing a line. */
  onChoose(line: CartLine): void;
}

interface ColumnOptions extends Pick<CartGridProps, 'onQuantity'> {
  money(cents: Cents): string;
}

function cartColumns({ money, onQuantity }: ColumnOptions): GridColumn<CartLine>[] {
  return [
    {
      id: 'image',
      header: texts.image,
      width: 64,
      sortable: false,
      exported: false,
      value: () => null,
      render: ({ promotion }) => <ShopPicture promotion={promotion} size={PICTURE} />,
    },
    productColumn({ id: 'description', header: texts.description, value: ({ promotion }) => promotion.description }),
    {
      id: 'quantity',
      kind: 'number',
      header: texts.quantity,
      width: 148,
      align: 'end',
      interactive: true,
      value: ({ quantity }) => quantity,
      render: (line) => <QuantityCell line={line} onQuantity={onQuantity} />,
    },
    numberColumn({ id: 'bonus', header: texts.bonus, width: 72, value: getBonus }),
    moneyColumn({ id: 'cost', header: texts.cost, value: ({ promotion }) => promotion.cost, format: money }),
    moneyColumn({ id: 'netted', header: texts.netted, value: getNetted, format: money }),
    moneyColumn({ id: 'total', header: texts.total, value: getTotal, format: money, total: true }),
    codeColumn({
      id: 'code',
      header: texts.code,
      priority: 2,
      value: ({ promotion }) => promotion.supplierProductCode,
    }),
  ];
}

/** Editable quantity; rounds down to a multiple and reports it. */
function QuantityCell({ line, onQuantity }: { line: CartLine } & Pick<CartGridProps, 'onQuantity'>) {
  const { promotion, quantity } = line;
  return (
    <span className="cart-quantity">
      <QuantityBox
        label={messages.getQuantity(promotion.description)}
        hideLabel
        size="sm"
        value={quantity}
        step={promotion.deal.step}
        onChange={(typed) => {
          if (typed !== null && typed > 0) onQuantity(line, typed);
        }}
        onBlur={() => {
          const allowed = orderable(promotion, quantity);
          if (allowed === quantity) return;
          toast.warning(messages.multiple(promotion.deal.step));
          onQuantity(line, allowed);
        }}
      />
    </span>
  );
}

/** Lists the lines of the cart (002 §2.11). */
export function CartGrid({ lines, removing, gridRef, onQuantity, onChoose }: CartGridProps) {
  const money = useMoney();
  const chosen = useMemo(() => new Set(removing ? [removing.promotion.supplierPriceId] : []), [removing]);
  const columns = useMemo(() => cartColumns({ money, onQuantity }), [money, onQuantity]);
  return (
    <div className="cart-grid">
      <DataGrid
        label={messages.title}
        gridRef={gridRef}
        columns={columns}
        rows={lines}
        rowKey={({ promotion }) => promotion.supplierPriceId}
        density="comfortable"
        countText={messages.count}
        emptyText=""
        selection="single"
        selected={chosen}
        onSelectionChange={(keys) => {
          const line = lines.find(({ promotion }) => keys.has(promotion.supplierPriceId));
          if (line) onChoose(line);
        }}
        onRowKey={(event, line) => {
          if (event.key === 'Delete') onChoose(line);
        }}
        footer
      />
    </div>
  );
}
