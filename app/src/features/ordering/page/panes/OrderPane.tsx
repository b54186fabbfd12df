import { SplitPane, whenIdle } from '@mortar/design-system';
import { createRef, memo, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { CurrentOrderPanel } from '#features/ordering/order/CurrentOrderPanel.tsx';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { SupplierTotalsPanel } from '#features/ordering/order/SupplierTotalsPanel.tsx';
import type { Flow, PageStep } from '#features/ordering/page/flow.ts';
import { messages } from '#features/ordering/page/messages.ts';
import { usePageHandles } from '#features/ordering/page/pageHandles.ts';
import { messages as pricesMessages } from '#features/ordering/prices/messages.ts';
import { SupplierPricesPanel } from '#features/ordering/prices/SupplierPricesPanel.tsx';
import { ProductFigures, ProductHeading } from '#features/ordering/product/ProductHeading.tsx';
import { StepArea } from '#grids/StepArea.tsx';
import type { Order } from '#orders/current/model/line.ts';
import type { HistoryTabProps } from '#orders/history/HistoryTab.tsx';
import type { PastLine } from '#orders/history/model/pastOrder.ts';
import { historyTab } from '#orders/history/tab.ts';
import { type UnsavedNew, unsavedKey } from '#orders/lines/unsavedLines.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { responsesTab } from '#orders/responses/tab.ts';
import type { PaneTab, TabHandle } from '#parts/paneTab.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { useSession } from '#session/useSession.ts';
import { PaneTabs } from './PaneTabs.tsx';
import { useTabPlace } from './useTabPlace.ts';
import './orderPane.css';

const CURRENT = 'current';

type CentreTabProps = HistoryTabProps;

/** Tabs next to the current order, loaded while the page is idle. */
const LAZY_TABS: readonly PaneTab<CentreTabProps>[] = [historyTab, responsesTab];

/** Keeps its state while hidden, and skips renders during ordering steps. */
const LazyTab = memo(function LazyTab(props: CentreTabProps & { tab: PaneTab<CentreTabProps>; onFocus(): void }) {
  const { tab, onFocus, ...rest } = props;
  const { part: Part } = tab;
  return (
    <StepArea pane={tab.id} keys={tab.keys} onFocus={onFocus}>
      <Part {...rest} />
    </StepArea>
  );
});

export interface OrderPaneProps {
  flow: Flow;
  order: Order | null;
  /** Why the open order cannot be changed; undefined if it can or none is open. */
  refusal?: string | undefined;
  onSelect(price: SupplierPrice | null): void;
  onChoose(price: SupplierPrice, digits?: string): void;
  onBack(): void;
  onStep(step: Extract<PageStep, 'suppliers' | 'order' | 'tab'>): void;
  onOpenManager(): void;
  onTryAgain(line: UnsavedNew): void;
  /** Called after a line was changed or deleted. */
  onSaved(saved: Saved): void;
  /** Called to reorder a history item. */
  onOrderAgain(line: PastLine): void;
}

/** Supplier prices, order lines and totals (001 §2, Current Order tab). */
function CurrentOrder(props: Omit<OrderPaneProps, 'onOrderAgain'>) {
  const { flow, order, onSelect, onChoose, onBack, onStep, onOpenManager, onTryAgain, onSaved } = props;
  const { prices, lines, returnFocus } = usePageHandles();
  const rows = usePaneSize('prices', 50);
  const columns = usePaneSize('totals', 66);
  const toOrder = useCallback(() => onStep('order'), [onStep]);
  const toPrices = useCallback(() => onStep('suppliers'), [onStep]);
  return (
    <div className="order-side">
      <SplitPane
        label={pricesMessages.prices.title}
        direction="column"
        {...rows}
        first={
          <SupplierPricesPanel
            product={flow.product}
            selected={flow.price}
            refusal={props.refusal}
            active={flow.step === 'suppliers'}
            gridRef={prices}
            headingContent={flow.product && <ProductFigures product={flow.product} />}
            onSelect={onSelect}
            onChoose={onChoose}
            onBack={onBack}
            onFocus={toPrices}
          />
        }
        second={
          <SplitPane
            label={orderMessages.totals.title}
            direction="row"
            {...columns}
            first={
              <CurrentOrderPanel
                editing={flow.step === 'quantity' && flow.price ? unsavedKey({ price: flow.price }) : null}
                gridRef={lines}
                onFocus={toOrder}
                onOpenManager={onOpenManager}
                onTryAgain={onTryAgain}
                onSaved={onSaved}
                returnFocus={returnFocus}
              />
            }
            second={<SupplierTotalsPanel order={order} />}
          />
        }
      />
    </div>
  );
}

/**
 * Centre of the ordering page: the current order, and sent orders (001 §2, 002 §2.2). The product being ordered shares
 * the row of the tabs, to save height.
 */
export function OrderPane({ onOrderAgain, ...props }: OrderPaneProps) {
  const { flow, onStep } = props;
  const { order: handle, lines } = usePageHandles();
  const { staff } = useSession();
  const tabs = LAZY_TABS.filter(({ isFor }) => isFor?.(staff) ?? true).map((tab) => ({
    tab,
    id: tab.id,
    unavailable: tab.refusal?.(staff),
  }));
  const [active, setActive] = useTabPlace('tab', [{ id: CURRENT }, ...tabs]);
  const [handles] = useState(() => new Map(LAZY_TABS.map(({ id }) => [id, createRef<TabHandle>()])));
  const waiting = useRef<(() => void) | null>(null);
  useImperativeHandle(handle, () => ({
    showOrder(onOrderShown) {
      if (active === CURRENT) return true;
      waiting.current = onOrderShown;
      setActive(CURRENT);
      return false;
    },
  }));
  useEffect(
    () =>
      whenIdle(function prefetchOtherTabs() {
        for (const { part } of LAZY_TABS) part.prefetch?.();
      }),
    [],
  );
  const deal = useMemo(
    () => flow.price && { step: flow.price.quantity, bonus: flow.price.bonusQuantity },
    [flow.price],
  );
  const toTab = useCallback(() => onStep('tab'), [onStep]);
  const lazyTabs = tabs.map(({ tab, id, unavailable }) => ({
    id,
    unavailable,
    digit: tab.digit,
    label: tab.label,
    content: (
      <LazyTab
        tab={tab}
        shown={active === tab.id}
        handleRef={handles.get(tab.id) ?? null}
        onOrderAgain={onOrderAgain}
        onFocus={toTab}
      />
    ),
  }));
  return (
    <div className="order-pane">
      <PaneTabs
        label={messages.tabs.centre}
        tabs={[
          { id: CURRENT, digit: 6, label: messages.tabs.current, content: <CurrentOrder {...props} /> },
          ...lazyTabs,
        ]}
        active={active}
        onChange={setActive}
        focusTab={(id) => {
          if (id !== CURRENT) return handles.get(id)?.current?.start() ?? false;
          lines.current?.focus();
          return true;
        }}
        onMounted={() => {
          const onOrderShown = waiting.current;
          waiting.current = null;
          if (onOrderShown) requestAnimationFrame(onOrderShown);
        }}
        asideWidth="rest"
        aside={
          active === CURRENT && (
            <ProductHeading product={flow.product} msi={flow.price?.supplierProductCode ?? ''} deal={deal} />
          )
        }
      />
    </div>
  );
}
