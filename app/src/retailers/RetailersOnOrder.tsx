import { DataGrid, type GridColumn, moneyColumn, Panel } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryGrid } from '#grids/queryGrid.ts';
import type { Pharmacy } from '#retailers/model/pharmacy.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { orderRetailersQuery } from './api/orderRetailers.ts';
import { messages as choiceMessages } from './choiceMessages.ts';
import { messages } from './messages.ts';
import { messages as shareMessages } from './shares/messages.ts';
import { useOrderPlaces } from './useOrderPharmacies.ts';
import './retailers.css';

const texts = messages.onOrder;

const NAME: GridColumn<Pharmacy> = {
  id: 'name',
  header: messages.retailer,
  value: ({ name }) => name,
};

export interface RetailersOnOrderProps {
  /** Null without a selected order. */
  orderId: number | null;
  /** Text without a selection. */
  selectText: string;
  /** The user's retailers of an order that includes others, which cannot be read. */
  ownOnly?: readonly Pharmacy[] | null;
  /** Level of its heading; 3 in a popup. */
  level?: 2 | 3;
}

/** 'Retailers On Order': retailers of a group's order (001 §2, order manager popup). */
export function RetailersOnOrder({ orderId: chosen, selectText, ownOnly = null, level = 3 }: RetailersOnOrderProps) {
  const orderId = ownOnly ? null : chosen;
  const money = useMoney();
  const query = useQuery(orderRetailersQuery(useClient(), orderId));
  const places = useOrderPlaces(orderId);
  const left = places?.left ?? null;
  const columns = useMemo(
    () =>
      left === null
        ? [NAME]
        : [
            NAME,
            moneyColumn<Pharmacy>({
              id: 'left',
              header: shareMessages.value,
              width: 120,
              value: ({ id }) => left.get(id) ?? 0,
              format: (cents) => (cents > 0 ? money(cents) : shareMessages.nothingLeft),
            }),
          ],
    [left, money],
  );
  return (
    <Panel title={texts.title} flush level={level}>
      <div className="retailer-grid">
        {ownOnly && <p className="retailer-grid-note">{choiceMessages.others}</p>}
        <DataGrid
          label={texts.title}
          columns={columns}
          rows={ownOnly ?? ((orderId !== null && query.data) || [])}
          rowKey={({ id }) => id}
          {...queryGrid(query, orderId !== null)}
          {...(ownOnly && { state: 'ready' as const, idle: false })}
          loadingText={texts.loading}
          emptyText={orderId === null ? selectText : texts.none}
        />
      </div>
    </Panel>
  );
}
