import type { SupplierPrice } from '@mortar/contract';
import { type DataGridHandle, SplitPane } from '@mortar/design-system';
import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CurrentOrderPanel } from '#features/ordering/order/CurrentOrderPanel.tsx';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { SupplierTotalsPanel } from '#features/ordering/order/SupplierTotalsPanel.tsx';
import { messages as pricesMessages } from '#features/ordering/prices/messages.ts';
import { SupplierPricesPanel } from '#features/ordering/prices/SupplierPricesPanel.tsx';
import { ProductFigures, ProductHeading } from '#features/ordering/product/ProductHeading.tsx';
import { StepArea } from '#grids/StepArea.tsx';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import type { HistoryHandle } from '#orders/history/HistoryPage.tsx';
import type { PastLine } from '#orders/history/model/pastOrder.ts';
import { type UnsavedNew, unsavedKey } from '#orders/lines/unsavedLines.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { canShow } from '#pages/pages.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { whenIdle } from '#parts/whenIdle.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import { refusalOf } from '#session/permissions.ts';
import { useSession } from '#session/useSession.ts';
import type { Flow, PageStep } from './flow.ts';
import { messages } from './messages.ts';
import { type PaneTab, PaneTabs } from './PaneTabs.tsx';
import './orderPane.css';

// Nobody looks up what was ordered before the page stands: fetched while it is idle.
const OrderHistory = lazyPart(() => import('#orders/history/OrderHistory.tsx').then((module) => module.OrderHistory));
// Nobody reads responses before there is an order to send: fetched while the page is idle.
const Responses = lazyPart(() => import('#orders/responses/Responses.tsx').then((module) => module.Responses));

type CentreId = 'current' | 'history' | 'responses';

/** What the page may ask of its centre. */
export interface OrderPaneHandle {
  /**
   * Brings the current order into sight.
   * @param then run once it is there, when it was not; a part that is out of sight takes no keyboard
   * @returns true where it was in sight already
   */
  showOrder(then: () => void): boolean;
}

export interface OrderPaneProps {
  flow: Flow;
  order: Order | null;
  /** Why the open order cannot be changed; undefined where it can, and while none is open. */
  refusal?: string | undefined;
  handleRef?: Ref<OrderPaneHandle>;
  pricesRef: RefObject<DataGridHandle<PriceRow> | null>;
  linesRef: RefObject<DataGridHandle<OrderLine> | null>;
  onSelect(price: SupplierPrice | null): void;
  onChoose(price: SupplierPrice, figures?: string): void;
  onBack(): void;
  onStep(step: Extract<PageStep, 'suppliers' | 'order' | 'history' | 'responses'>): void;
  onOpenManager(): void;
  onTryAgain(line: UnsavedNew): void;
  /** A line was changed or taken off. */
  onSaved(saved: Saved): void;
  /** What has the keyboard where nothing of the order could. */
  home(): HTMLElement | null;
  /** An item of the history was chosen to be ordered again. */
  onOrderAgain(line: PastLine): void;
}

/** What suppliers charge, and the order beside its totals (001 §2, Current Order tab). */
function CurrentOrder(props: Omit<OrderPaneProps, 'handleRef' | 'onOrderAgain'>) {
  const { flow, order, pricesRef, linesRef, onSelect, onChoose, onBack, onStep, onOpenManager, onTryAgain, onSaved } =
    props;
  const rows = usePaneSize('prices', 50);
  const columns = usePaneSize('totals', 70);
  const toOrder = useCallback(() => onStep('order'), [onStep]);
  const toPrices = useCallback(() => onStep('suppliers'), [onStep]);
  return (
    <div className="order-side">
      <ProductFigures product={flow.product} />
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
            gridRef={pricesRef}
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
                gridRef={linesRef}
                onFocus={toOrder}
                onOpenManager={onOpenManager}
                onTryAgain={onTryAgain}
                onSaved={onSaved}
                home={props.home}
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
 * The centre of the ordering page: the current order, and what became of those that were sent (001 §2, 002 §2.2). The product that
 * is being ordered stands in the row of the tabs, which costs none of the grids' height.
 */
export function OrderPane({ handleRef, onOrderAgain, ...props }: OrderPaneProps) {
  const { flow, linesRef, onStep } = props;
  const { staff } = useSession();
  const [active, setActive] = useState<CentreId>('current');
  const pastOrders = useRef<HistoryHandle>(null);
  const responsesSearch = useRef<HTMLInputElement>(null);
  const waiting = useRef<(() => void) | null>(null);
  useImperativeHandle(handleRef, () => ({
    showOrder(then) {
      if (active === 'current') return true;
      waiting.current = then;
      setActive('current');
      return false;
    },
  }));
  useEffect(
    () =>
      whenIdle(function fetchTheOtherTabs() {
        OrderHistory.fetchAhead();
        Responses.fetchAhead();
      }),
    [],
  );
  const deal = useMemo(
    () => flow.price && { step: flow.price.quantity, bonus: flow.price.bonusquantity },
    [flow.price],
  );
  const history = useMemo(
    () => (
      <StepArea pane="history" onFocus={() => onStep('history')}>
        <OrderHistory shown={active === 'history'} handleRef={pastOrders} onOrderAgain={onOrderAgain} />
      </StepArea>
    ),
    [active, onStep, onOrderAgain],
  );
  const responses = useMemo(
    () => (
      <StepArea pane="responses" keys={messages.keys.responses} onFocus={() => onStep('responses')}>
        <Responses narrow shown={active === 'responses'} searchRef={responsesSearch} />
      </StepArea>
    ),
    [active, onStep],
  );
  const tabs: PaneTab<CentreId>[] = [
    { id: 'current', label: messages.tabs.current, content: <CurrentOrder {...props} /> },
    // A group looks it up in a popup of its own (002 §2.2, §6).
    ...(staff.grouporderingenabled
      ? []
      : [{ id: 'history', label: messages.tabs.history, content: history } satisfies PaneTab<CentreId>]),
    {
      id: 'responses',
      label: messages.tabs.responses,
      unavailable: refusalOf(canShow('responses', staff)),
      content: responses,
    },
  ];
  return (
    <div className="order-pane">
      <PaneTabs<CentreId>
        label={messages.tabs.centre}
        first="current"
        tabs={tabs}
        active={active}
        onChange={setActive}
        takeKeyboard={(id) => {
          if (id === 'current') linesRef.current?.focus();
          else if (id === 'history') pastOrders.current?.focus();
          else responsesSearch.current?.focus();
          return true;
        }}
        onArrive={() => {
          const then = waiting.current;
          waiting.current = null;
          if (then) requestAnimationFrame(then);
        }}
        aside={
          active === 'current' && (
            <ProductHeading product={flow.product} msi={flow.price?.supplierproductcode ?? ''} deal={deal} />
          )
        }
      />
    </div>
  );
}
