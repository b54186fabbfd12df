import type { OrderRetailer } from '@mortar/contract';
import { DataGrid, type GridColumn, Panel } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { queryGrid } from '#grids/queryGrid.ts';
import { useClient } from '#session/services.ts';
import { orderRetailersQuery } from './api/orderRetailers.ts';
import { messages } from './messages.ts';
import './retailers.css';

const texts = messages.onOrder;

const COLUMNS: GridColumn<OrderRetailer>[] = [
  { id: 'name', header: messages.retailer, value: ({ retailername }) => retailername },
];

export interface RetailersOnOrderProps {
  /** Null while no order is chosen. */
  orderid: number | null;
  /** What it says then. */
  selectText: string;
  /** Of its heading; 3 in a popup. */
  level?: 2 | 3;
}

/** 'Retailers On Order': whom one of the group's orders is for (001 §2, order manager popup). */
export function RetailersOnOrder({ orderid, selectText, level = 3 }: RetailersOnOrderProps) {
  const query = useQuery(orderRetailersQuery(useClient(), orderid));
  return (
    <Panel title={texts.title} flush level={level}>
      <div className="retailer-grid">
        <DataGrid
          label={texts.title}
          columns={COLUMNS}
          rows={(orderid !== null && query.data) || []}
          rowKey={({ retailerid }) => retailerid}
          {...queryGrid(query, orderid !== null)}
          loadingText={texts.loading}
          emptyText={orderid === null ? selectText : texts.none}
        />
      </div>
    </Panel>
  );
}
