import type { Settings } from '@mortar/contract';
import { Button, DataGrid, type DataGridHandle, IfRoom, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { StepArea } from '#grids/StepArea.tsx';
import { useSubjectSort } from '#grids/useSubjectSort.ts';
import { useHasFocus } from '#keyboard/focus/useHasFocus.ts';
import { useRowTypeAhead } from '#keyboard/typeAhead/useRowTypeAhead.ts';
import { usePromotion } from '#orders/current/usePromotion.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { usePriceTrails } from '#products/history/usePriceTrails.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import { getBaseline, type PriceRow, toPriceRows } from '#products/prices/model/priceRow.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { useClient } from '#session/services.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import { priceColumns } from './priceColumns.tsx';
import './prices.css';

// Only for pharmacies with locks.
const UnlockedNote = lazyPart(() => import('./UnlockedNote.tsx'), 'UnlockedNote');

const texts = messages.prices;

/** First price by `ordering_SelectSupplier_Rule` (ruling 51). */
const RULES: Record<Settings['ordering_SelectSupplier_Rule'], string> = {
  0: texts.rules.preferred,
  1: texts.rules.cheapest,
  3: texts.rules.preferredThenCheapest,
};

export interface SupplierPricesPanelProps {
  product: Product | null;
  selected: SupplierPrice | null;
  /** Why nothing can be ordered. */
  refusal?: string | undefined;
  /** True once a product is selected: focuses the grid when it has rows or an error. */
  active: boolean;
  gridRef: RefObject<DataGridHandle<PriceRow> | null>;
  /** Facts of the product next to the heading. */
  headingContent?: ReactNode;
  onSelect(price: SupplierPrice | null): void;
  /** @param digits typed digits of the quantity */
  onChoose(price: SupplierPrice, digits?: string): void;
  /** Escape: moves focus to the products. */
  onBack(): void;
  onFocus(): void;
}

/** Lists supplier prices of a product in the order of the supplier rule (001 §2, §3). */
export function SupplierPricesPanel(props: SupplierPricesPanelProps) {
  const { product, selected, refusal, active, gridRef, onSelect, onChoose, onBack, onFocus } = props;
  const settings = useSettings();
  const money = useMoney();
  const layoutKey = useLayoutKey('supplier-prices');
  const { adid } = usePromotion();
  const group = useSession().staff.grouporderingenabled;
  const locks = settings.ordering_LockPreferred && !group;
  const query = useQuery(supplierPricesQuery(useClient(), product?.productCode ?? null, settings, group, adid));
  // Cached prices render a frame after the product's name, to keep the selection fast.
  const isCurrent = useDeferredValue(product) === product;
  const prices = isCurrent ? query.data : undefined;
  const rows = useMemo(() => toPriceRows(prices ?? [], settings), [prices, settings]);
  const short = useSupplierNames();
  const trails = usePriceTrails(product?.productCode ?? null);
  const columns = useMemo(() => {
    const extent = Math.max(0, ...rows.map(({ delta }) => Math.abs(delta)));
    return priceColumns({ settings, money, short, trails, baseline: getBaseline(rows), extent });
  }, [settings, money, short, trails, rows]);
  const ready = product !== null && query.isSuccess && rows.length > 0;
  const failed = product !== null && query.isError;
  useEffect(
    function focusOnceLoaded() {
      if (active && (ready || failed)) gridRef.current?.focus();
    },
    [active, ready, failed, gridRef],
  );
  // Uses the current row: the promotion of the selected price may have ended.
  const chosen = rows.find(({ price }) => price.supplierPriceId === selected?.supplierPriceId)?.price;
  const first = rows[0]?.price;
  useEffect(
    function selectFirstUntilMoved() {
      if (!chosen && first) onSelect(first);
    },
    [chosen, first, onSelect],
  );
  const { sorting, sortedBy, byRule } = useSubjectSort(product?.productCode);
  const { state, idle, errorText, note, onRetry } = queryGrid(query, product !== null && isCurrent);
  const handlers = useStableHandlers({ onSelect, onChoose, onBack, onRetry });
  // Memoised: ordering steps change only the button above.
  const grid = useMemo(
    () => (
      <DataGrid
        label={texts.title}
        gridRef={gridRef}
        columns={columns}
        layoutKey={layoutKey}
        rows={rows}
        rowKey={({ price }) => price.supplierPriceId}
        state={state}
        idle={idle}
        errorText={errorText}
        note={note}
        onRetry={handlers.onRetry}
        loadingText={texts.loading}
        countText={texts.count}
        emptyText={!product ? texts.select : isCurrent ? texts.none : ''}
        selection="single"
        selected={new Set(chosen ? [chosen.supplierPriceId] : [])}
        subject={product?.productCode}
        // The row with the cursor is the selected price.
        onActiveRowChange={(row) => row && handlers.onSelect(row.price)}
        onActivate={(row) => handlers.onChoose(row.price)}
        {...sorting}
        onRowKey={(event, row) => {
          if (event.key === 'Escape') handlers.onBack();
          if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault();
          handlers.onChoose(row.price, event.key);
        }}
        rowTone={(row) => (row.price.locked ? 'locked' : undefined)}
      />
    ),
    [gridRef, columns, layoutKey, rows, state, idle, errorText, note, product, isCurrent, chosen, sorting, handlers],
  );
  useRowTypeAhead(
    !active ? 'off' : ready ? 'there' : product && (query.isPending || !isCurrent) ? 'waiting' : 'off',
    ({ digits }) => {
      const [firstShown] = gridRef.current?.shownRows() ?? [];
      if (firstShown) onChoose(firstShown.price, digits);
    },
  );
  const hasFocus = useHasFocus('prices');
  const onRow = useHasFocus('prices', 'row');
  const sorted = sortedBy(columns);
  const sortLabel = sorted && <span className="price-rule">{sorted}</span>;
  const severalPrices = product !== null && rows.length > 1;
  const order = () => (chosen ? onChoose(chosen) : toast.warning(messages.noPriceSelected));
  return (
    <GridPanel
      title={texts.title}
      active={hasFocus}
      headingContent={
        <>
          {props.headingContent}
          {!sorted && severalPrices && (
            <span className="price-rule price-rule--set">
              <IfRoom>{RULES[settings.ordering_SelectSupplier_Rule]}</IfRoom>
            </span>
          )}
        </>
      }
      actions={
        <>
          {severalPrices && (
            <OptionalPart fallback={sortLabel}>
              {locks ? <UnlockedNote productCode={product.productCode}>{sortLabel}</UnlockedNote> : sortLabel}
            </OptionalPart>
          )}
          {sorted && (
            <Button size="xs" variant="ghost" tone="neutral" onClick={byRule}>
              {texts.byRule}
            </Button>
          )}
          <Button
            size="xs"
            // Shows the Enter hint while a price has focus.
            {...(onRow ? { keyHint: '↵' } : { variant: 'outline' as const, tone: 'neutral' as const })}
            disabled={!ready}
            unavailable={refusal}
            onClick={order}
          >
            {texts.order}
          </Button>
        </>
      }
    >
      <StepArea pane="prices" keys={texts.keys} onFocus={onFocus}>
        {grid}
      </StepArea>
    </GridPanel>
  );
}
