import { DataGrid, type DataGridHandle } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useMemo } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { useClient } from '#session/services.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { basketItemColumns } from './basketItemColumns.ts';
import { messages } from './messages.ts';

const texts = messages.items;
const NONE: readonly OrderLine[] = [];

export interface BasketItemsProps {
  gridRef: Ref<DataGridHandle<OrderLine>>;
  /** Selected basket; null for none. */
  basket: UnsentOrder | null;
}

/** Lists the items of a basket (002 §2.5). */
export function BasketItems({ gridRef, basket }: BasketItemsProps) {
  const short = useSupplierNames();
  const layoutKey = useLayoutKey('basket-items');
  const isSelected = basket !== null;
  // Always stale, because colleagues change baskets too.
  const query = useQuery({ ...orderQuery(useClient(), basket?.orderId ?? 0), enabled: isSelected, staleTime: 0 });
  const lines = (isSelected && query.data?.lines) || NONE;
  const columns = useMemo(() => basketItemColumns(short), [short]);
  return (
    <GridPanel title={basket ? texts.getTitle(basket.description) : texts.title} level={3}>
      <DataGrid
        label={texts.title}
        gridRef={gridRef}
        columns={columns}
        layoutKey={layoutKey}
        rows={lines}
        rowKey={({ id }) => id}
        subject={String(basket?.orderId)}
        {...queryGrid(query, isSelected)}
        loadingText={texts.loading}
        emptyText={isSelected ? texts.none : messages.baskets.selectBasket}
      />
    </GridPanel>
  );
}
