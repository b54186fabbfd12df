import { DataGrid, type DataGridHandle, type GridColumn } from '@mortar/design-system';
import { type Ref, useMemo } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { type GridQuery, queryGrid } from '#grids/queryGrid.ts';
import { lockColumn } from '#orders/current/locks/lockColumn.tsx';
import { useLockHolders } from '#orders/current/locks/useLockHolders.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { messages } from './messages.ts';
import type { BasketType } from './model/basketType.ts';

const texts = messages.baskets;

const NAME: GridColumn<UnsentOrder> = {
  id: 'name',
  header: texts.name,
  flex: 1,
  minWidth: 140,
  rowHeader: true,
  value: ({ description }) => description,
};

export interface BasketsListProps {
  type: BasketType;
  baskets: readonly UnsentOrder[];
  query: GridQuery;
  /** Selected basket. */
  basket: UnsentOrder | null;
  gridRef: Ref<DataGridHandle<UnsentOrder>>;
  onSelect(orderId: number | null): void;
  onActivate(): void;
}

/** Lists the baskets of a type (002 §2.5). */
export function BasketsList({ type, baskets, query, basket, gridRef, onSelect, onActivate }: BasketsListProps) {
  const layoutKey = useLayoutKey('baskets');
  const locks = useLockHolders(baskets);
  const columns = useMemo(() => (locks ? [NAME, lockColumn<UnsentOrder>(locks)] : [NAME]), [locks]);
  return (
    <GridPanel title={texts.lists[type]} level={3}>
      <DataGrid
        label={texts.lists[type]}
        gridRef={gridRef}
        columns={columns}
        layoutKey={layoutKey}
        rows={baskets}
        rowKey={({ orderId }) => orderId}
        {...queryGrid(query)}
        loadingText={texts.loading}
        emptyText={texts.none}
        selection="single"
        selected={new Set(basket ? [basket.orderId] : [])}
        // The basket with the cursor is selected.
        onActiveRowChange={(row) => onSelect(row?.orderId ?? null)}
        onActivate={onActivate}
        rowTone={({ locked }) => (locked ? 'dimmed' : undefined)}
      />
    </GridPanel>
  );
}
