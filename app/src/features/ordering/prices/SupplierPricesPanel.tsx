import type { Product, Settings, SupplierPrice } from '@mortar/contract';
import {
  Button,
  choiceColumn,
  DataGrid,
  type DataGridHandle,
  dateColumn,
  type GridColumn,
  LockMark,
  moneyColumn,
  numberColumn,
  toast,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo } from 'react';
import { supplierColumn } from '#grids/columns.ts';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { StepArea } from '#grids/StepArea.tsx';
import { usePromotion } from '#orders/current/usePromotion.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { formatDate } from '#rules/dates.ts';
import { formatPercent } from '#rules/money.ts';
import { shownBases } from '#rules/nettPrice.ts';
import { productTail } from '#rules/productName.ts';
import { useClient } from '#session/services.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { supplierPricesQuery } from './api/supplierPrices.ts';
import { messages } from './messages.ts';
import { dealText, type PriceRow, toPriceRows } from './model/priceRow.ts';

const texts = messages.prices;

const lock: GridColumn<PriceRow> = choiceColumn({
  id: 'lock',
  header: texts.columns.lock,
  width: 50,
  align: 'center',
  value: ({ price }) => (price.locked ? texts.locked : ''),
  render: ({ price }) => price.locked && <LockMark label={texts.locked} />,
});

function priceColumns(
  settings: Settings,
  money: (cents: number) => string,
  short: (supplier: string) => string,
): GridColumn<PriceRow>[] {
  const { columns } = texts;
  const amount = (id: string, header: string, value: (row: PriceRow) => number) =>
    moneyColumn({ id, header, width: 88, value, format: money });
  const bases = shownBases(settings).map((basis) =>
    basis === 'exclusive'
      ? amount('nettExclusive', columns.nettExclusive, (row) => row.nett.exclusive)
      : amount('nettInclusive', columns.nettInclusive, (row) => row.nett.inclusive),
  );
  return [
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      flex: 1,
      rowHeader: true,
      value: ({ price }) => price.suppliername,
    }),
    // Nothing is ever locked without the setting; the room is the suppliers' names'.
    ...(settings.ordering_LockPreferred ? [lock] : []),
    {
      id: 'product',
      header: columns.product,
      flex: 1,
      minWidth: 110,
      tail: productTail,
      priority: 3,
      value: ({ price }) => price.supplierproductdescription,
    },
    { id: 'pack', header: columns.pack, width: 52, align: 'end', whole: true, value: ({ price }) => price.packsize },
    amount('price', columns.price, (row) => row.unit),
    ...bases,
    amount('save', columns.save, (row) => row.save),
    numberColumn({
      id: 'savePercent',
      header: columns.savePercent,
      width: 68,
      value: (row) => row.savePercent,
      format: formatPercent,
    }),
    {
      id: 'deal',
      header: columns.deal,
      width: 64,
      align: 'center',
      whole: true,
      value: (row) => dealText(row.deal),
    },
    dateColumn({
      id: 'lastDate',
      header: columns.lastDate,
      width: 92,
      value: ({ price }) => price.lastdate,
      format: formatDate,
    }),
    numberColumn({
      id: 'lastInvoiced',
      header: columns.lastInvoiced,
      width: 92,
      // Nothing is better than a column of zeros.
      value: ({ price }) => price.lastinvoicedquantity || null,
    }),
  ];
}

export interface SupplierPricesPanelProps {
  product: Product | null;
  selected: SupplierPrice | null;
  /** Why nothing can be ordered now. */
  refusal?: string | undefined;
  /** True while this step has the keyboard: the grid takes focus as soon as it has rows. */
  active: boolean;
  gridRef: RefObject<DataGridHandle<PriceRow> | null>;
  onSelect(price: SupplierPrice | null): void;
  onChoose(price: SupplierPrice): void;
  /** Escape: back to the products. */
  onBack(): void;
  onFocus(): void;
}

/** What each supplier charges for the product, in the order of the supplier rule (001 §2, §3). */
export function SupplierPricesPanel(props: SupplierPricesPanelProps) {
  const { product, selected, refusal, active, gridRef, onSelect, onChoose, onBack, onFocus } = props;
  const settings = useSettings();
  const money = useMoney();
  const layoutKey = useLayoutKey('supplier-prices');
  const { adid } = usePromotion();
  const query = useQuery(supplierPricesQuery(useClient(), product?.productcode ?? null, settings, adid));
  const rows = useMemo(() => toPriceRows(query.data ?? [], settings), [query.data, settings]);
  const short = useSupplierNames();
  const columns = useMemo(() => priceColumns(settings, money, short), [settings, money, short]);
  const ready = product !== null && query.isSuccess && rows.length > 0;
  useEffect(
    function takeTheKeyboardWhenPricesAreThere() {
      if (active && ready) gridRef.current?.focus();
    },
    [active, ready, gridRef],
  );
  // What is ordered is the row as it stands: a price chosen during a promotion may have ended with it.
  const chosen = rows.find(({ price }) => price.supplierpriceid === selected?.supplierpriceid)?.price;
  const first = rows[0]?.price;
  useEffect(
    function chooseTheFirstUntilSomebodyMoves() {
      if (!chosen && first) onSelect(first);
    },
    [chosen, first, onSelect],
  );
  const order = () => (chosen ? onChoose(chosen) : toast.warning(messages.noPriceSelected));
  return (
    <GridPanel
      title={texts.title}
      active={active}
      actions={
        <Button size="sm" keyHint="↵" disabled={!query.isSuccess} unavailable={refusal} onClick={order}>
          {texts.order}
        </Button>
      }
    >
      <StepArea pane="prices" onFocus={onFocus}>
        <DataGrid
          label={texts.title}
          gridRef={gridRef}
          columns={columns}
          layoutKey={layoutKey}
          rows={rows}
          rowKey={({ price }) => price.supplierpriceid}
          {...queryGrid(query, product !== null)}
          loadingText={texts.loading}
          emptyText={product ? texts.none : texts.select}
          selection="single"
          selected={new Set(chosen ? [chosen.supplierpriceid] : [])}
          subject={product?.productcode}
          // The row with the cursor is the chosen one, however somebody came to it.
          onActiveRowChange={(row) => row && onSelect(row.price)}
          onActivate={(row) => onChoose(row.price)}
          onRowKey={(event) => {
            if (event.key === 'Escape') onBack();
          }}
          rowTone={(row) => (row.price.locked ? 'locked' : undefined)}
        />
      </StepArea>
    </GridPanel>
  );
}
