import type { Product, Settings, SupplierPrice } from '@mortar/contract';
import { Button, DataGrid, type DataGridHandle, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { StepArea } from '#grids/StepArea.tsx';
import { usePromotion } from '#orders/current/usePromotion.ts';
import { usePriceTrails } from '#orders/history/usePriceTrails.ts';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { useClient } from '#session/services.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { supplierPricesQuery } from './api/supplierPrices.ts';
import { messages } from './messages.ts';
import { baselineOf, type PriceRow, toPriceRows } from './model/priceRow.ts';
import { priceColumns } from './priceColumns.tsx';
import { UnlockedNote } from './UnlockedNote.tsx';
import './prices.css';

const texts = messages.prices;

/** What stands first, by `ordering_SelectSupplier_Rule` (ruling 51). */
const RULES: Record<Settings['ordering_SelectSupplier_Rule'], string> = {
  0: texts.rules.preferred,
  1: texts.rules.cheapest,
  3: texts.rules.preferredThenCheapest,
};

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
  const group = useSession().staff.grouporderingenabled;
  const locks = settings.ordering_LockPreferred && !group;
  const query = useQuery(supplierPricesQuery(useClient(), product?.productcode ?? null, settings, group, adid));
  const rows = useMemo(() => toPriceRows(query.data ?? [], settings), [query.data, settings]);
  const short = useSupplierNames();
  const trails = usePriceTrails(product?.productcode ?? null);
  const columns = useMemo(() => {
    const extent = Math.max(0, ...rows.map(({ delta }) => Math.abs(delta)));
    return priceColumns({ settings, money, short, trails, baseline: baselineOf(rows), extent });
  }, [settings, money, short, trails, rows]);
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
  const { state, idle, errorText, onRetry } = queryGrid(query, product !== null);
  const handlers = useStableHandlers({ onSelect, onChoose, onBack, onRetry });
  // A step of ordering changes the button above: the rows are drawn again for what is in them.
  const grid = useMemo(
    () => (
      <DataGrid
        label={texts.title}
        gridRef={gridRef}
        columns={columns}
        layoutKey={layoutKey}
        rows={rows}
        rowKey={({ price }) => price.supplierpriceid}
        {...{ state, idle, errorText }}
        onRetry={handlers.onRetry}
        loadingText={texts.loading}
        countText={texts.count}
        emptyText={product ? texts.none : texts.select}
        selection="single"
        selected={new Set(chosen ? [chosen.supplierpriceid] : [])}
        subject={product?.productcode}
        // The row with the cursor is the chosen one, however somebody came to it.
        onActiveRowChange={(row) => row && handlers.onSelect(row.price)}
        onActivate={(row) => handlers.onChoose(row.price)}
        onRowKey={(event) => {
          if (event.key === 'Escape') handlers.onBack();
        }}
        rowTone={(row) => (row.price.locked ? 'locked' : undefined)}
      />
    ),
    [gridRef, columns, layoutKey, rows, state, idle, errorText, product, chosen, handlers],
  );
  const order = () => (chosen ? onChoose(chosen) : toast.warning(messages.noPriceSelected));
  return (
    <GridPanel
      title={texts.title}
      active={active}
      actions={
        <>
          {rows.length > 1 && product && (
            <UnlockedNote productcode={locks ? product.productcode : null}>
              <span className="price-rule">{RULES[settings.ordering_SelectSupplier_Rule]}</span>
            </UnlockedNote>
          )}
          <Button
            size="xs"
            // Enter orders while this step has the keyboard; until then it is another's.
            {...(active ? { keyHint: '↵' } : { variant: 'outline' as const, tone: 'neutral' as const })}
            disabled={!query.isSuccess}
            unavailable={refusal}
            onClick={order}
          >
            {texts.order}
          </Button>
        </>
      }
    >
      <StepArea pane="prices" onFocus={onFocus}>
        {grid}
      </StepArea>
    </GridPanel>
  );
}
