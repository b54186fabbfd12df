import {
  Button,
  DataGrid,
  type GridColumn,
  IfRoom,
  moneyColumn,
  SeriesSwatch,
  SwitchField,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import type { TotalsGuide } from '#features/ordering/guidance/TotalsGuidance.tsx';
import { supplierColumn } from '#grids/columns.ts';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { widthOfAmounts } from '#grids/widthOfAmounts.ts';
import { unsentValuesQuery } from '#orders/current/api/unsentValues.ts';
import { type Order, type SupplierTotal, totalsBySupplier } from '#orders/current/model/line.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { leftEach, linesLeft } from '#retailers/model/orderShares.ts';
import { useOrderPlaces, useOrderShares } from '#retailers/useOrderPharmacies.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { useSupplierSeries } from '#suppliers/useSupplierSeries.ts';
import { messages } from './messages.ts';
import './supplierTotals.css';

// Loaded lazily, since the numbers are visible already.
const OrderSplit = lazyPart(() => import('./OrderSplit.tsx'), 'OrderSplit');

// Loaded lazily into reserved space.
const TotalsGuidance = lazyPart(() => import('#features/ordering/guidance/TotalsGuidance.tsx'), 'TotalsGuidance');

const texts = messages.totals;
const NO_GUIDE: TotalsGuide = { column: { value: () => null }, saved: '' };
/** Colour swatch with its gap, px. */
const SWATCH = 18;

export interface SupplierTotalsPanelProps {
  order: Order | null;
  /** True in a popup, with space for full texts and a button to reload all unsent orders. */
  full?: boolean;
}

/** Shows totals per supplier, for the current order or all unsent ones (001 §2). */
export const SupplierTotalsPanel = memo(function SupplierTotalsPanel({
  order,
  full = false,
}: SupplierTotalsPanelProps) {
  const money = useMoney();
  const [unsent, setUnsent] = useState(false);
  const short = useSupplierNames();
  const series = useSupplierSeries();
  const { grouporderingenabled } = useSession().staff;
  const shares = useOrderShares(order);
  const places = useOrderPlaces(order?.id ?? null);
  const query = useQuery({ ...unsentValuesQuery(useClient()), enabled: unsent });
  const isPartlySent = !unsent && (shares?.length ?? 0) > 0 && leftEach(shares ?? []) === null;
  const lines = order?.lines ?? [];
  const left = isPartlySent ? linesLeft(lines, shares ?? [], places?.waiting ?? null) : lines;
  const rows = (unsent ? (query.data ?? []) : totalsBySupplier(left)).toSorted((a, b) => b.total - a.total);
  const [guide, setGuide] = useState(NO_GUIDE);
  const inAll = unsent ? grouporderingenabled : isPartlySent;
  const several = !unsent && (shares?.length ?? 0) > 1;
  const valueHeader = inAll ? texts.valueInAll : several ? texts.valueEach : texts.value;
  const columns = useMemo(
    (): GridColumn<SupplierTotal>[] => [
      supplierColumn(short, {
        id: 'supplier',
        header: texts.supplier,
        rowHeader: true,
        flex: 1,
        value: (row) => row.supplier,
        iconWidth: SWATCH,
        render: (row) => (
          <span className="totals-supplier">
            <SeriesSwatch series={series(row.supplier)} />
            <span>{short(row.supplier)}</span>
          </span>
        ),
        summary: () => texts.total,
      }),
      {
        id: 'guide',
        header: full ? texts.guide : texts.guideShort,
        sortable: false,
        flex: 3,
        ...(full ? { minWidth: 160 } : { minWidth: 64, priority: 2 }),
        ...guide.column,
      },
      moneyColumn({
        id: 'value',
        header: valueHeader,
        width: 124,
        value: (row) => row.total,
        format: money,
        total: true,
      }),
    ],
    [money, valueHeader, short, series, guide, full],
  );
  return (
    <GridPanel
      title={full ? texts.title : texts.short}
      headingContent={
        !full && (
          <span className="totals-saved">
            <IfRoom>{guide.saved}</IfRoom>
          </span>
        )
      }
      {...(full ? { level: 3 as const } : { pane: 'totals' as const })}
      actions={
        <>
          {full && unsent && (
            <Button size="xs" variant="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
              {texts.refresh}
            </Button>
          )}
          <SwitchField
            offLabel={full ? texts.currentOrder : texts.current}
            label={full ? texts.unsentOrders : texts.unsent}
            checked={unsent}
            onChange={setUnsent}
          />
        </>
      }
    >
      <div className="totals">
        <div className="totals-split">
          <OptionalPart>
            <OrderSplit label={unsent ? texts.splitUnsent : texts.split} totals={rows} />
          </OptionalPart>
        </div>
        <OptionalPart>
          {/* A group's total has no minimum: each pharmacy gets its own order. */}
          <TotalsGuidance
            totals={inAll ? [] : rows}
            lines={unsent || grouporderingenabled ? [] : lines}
            onGuide={setGuide}
          />
        </OptionalPart>
        <DataGrid
          label={texts.title}
          columns={columns}
          rows={rows}
          widthsOf={widthOfAmounts(
            rows.map(({ total }) => total),
            money,
          )}
          rowKey={(row) => row.supplier}
          {...queryGrid(query, unsent)}
          loadingText={texts.loading}
          emptyText={texts.none}
          footer={rows.length > 0}
        />
      </div>
    </GridPanel>
  );
});
