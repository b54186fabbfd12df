import type { Product } from '@mortar/contract';
import { type DataGridHandle, SplitPane, Tabs, toast } from '@mortar/design-system';
import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DescribeOrderPopup } from '../../../order/components/DescribeOrderPopup.tsx';
import type { OrderLine } from '../../../order/model/line.ts';
import { useCurrentOrder } from '../../../order/useCurrentOrder.ts';
import { useHoldOrder } from '../../../order/useHoldOrder.ts';
import { paths } from '../../../paths.ts';
import { useSettings } from '../../../session/settings.tsx';
import { messages } from '../messages.ts';
import { advance, initialFlow, type Step } from '../model/flow.ts';
import { highlightStyle } from '../model/highlightStyle.ts';
import type { PriceRow } from '../model/priceRow.ts';
import { type OrderPopup, useOrderPopups } from '../model/useOrderPopups.ts';
import { CurrentOrderPanel } from './CurrentOrderPanel.tsx';
import { GenericsPanel } from './GenericsPanel.tsx';
import { OrderBar } from './OrderBar.tsx';
import { OrderManagerPopup } from './OrderManagerPopup.tsx';
import { PlaceAnotherPopup } from './PlaceAnotherPopup.tsx';
import { ProductInfoStrip } from './ProductInfoStrip.tsx';
import { ProductsPanel } from './ProductsPanel.tsx';
import { QuantityPopup } from './QuantityPopup.tsx';
import { SendOrdersPopup } from './SendOrdersPopup.tsx';
import { StartOrderPopup } from './StartOrderPopup.tsx';
import { SupplierPricesPanel } from './SupplierPricesPanel.tsx';
import { SupplierTotalsPanel } from './SupplierTotalsPanel.tsx';
import './ordering.css';

/** The ordering page: lists at the left, prices and the order at the right, the order's bar below (look, ordering page). */
export function OrderingPage() {
  const { current, order, editable } = useCurrentOrder();
  const settings = useSettings();
  const [flow, dispatch] = useReducer(advance, initialFlow);
  const { popup, show } = useOrderPopups(current !== null);
  const search = useRef<HTMLInputElement>(null);
  const products = useRef<DataGridHandle<Product>>(null);
  const prices = useRef<DataGridHandle<PriceRow>>(null);
  const lines = useRef<DataGridHandle<OrderLine>>(null);
  useHoldOrder();

  /** True once the quantity selector has done its work: the keyboard goes back to the search, not to the supplier. */
  const done = useRef(false);
  const startsWithPopup = useRef(popup !== null).current;
  useEffect(
    function beginAtTheSearch() {
      if (!startsWithPopup) search.current?.focus();
    },
    [startsWithPopup],
  );
  const goTo = (step: Exclude<Step, 'quantity'>) => dispatch({ type: 'went to', step });
  const finish = (message: string | null) => {
    done.current = true;
    dispatch({ type: 'finished' });
    if (message) toast.success(message);
  };
  return (
    <div className="ordering" style={highlightStyle(settings)}>
      <h1 className="visually-hidden">{messages.page}</h1>
      <SplitPane
        label={messages.panes}
        direction="row"
        initial={30}
        first={
          <Tabs
            label={messages.tabs.left}
            active="products"
            onChange={() => undefined}
            tabs={[
              {
                id: 'products',
                label: messages.tabs.products,
                content: (
                  <SplitPane
                    label={messages.lists}
                    direction="column"
                    initial={60}
                    first={
                      <ProductsPanel
                        searchRef={search}
                        gridRef={products}
                        onChoose={(product) => dispatch({ type: 'product chosen', product })}
                        onStep={goTo}
                      />
                    }
                    second={
                      <GenericsPanel
                        product={flow.product}
                        onChoose={(product) => dispatch({ type: 'product chosen', product })}
                      />
                    }
                  />
                ),
              },
            ]}
          />
        }
        second={
          <Tabs
            label={messages.tabs.centre}
            active="current"
            onChange={() => undefined}
            tabs={[
              {
                id: 'current',
                label: messages.tabs.currentOrder,
                content: (
                  <div className="order-side">
                    <ProductInfoStrip product={flow.product} msi={flow.price?.supplierproductcode ?? ''} />
                    <SplitPane
                      label={messages.prices.title}
                      direction="column"
                      initial={45}
                      first={
                        <SupplierPricesPanel
                          product={flow.product}
                          selected={flow.price}
                          active={flow.step === 'suppliers'}
                          gridRef={prices}
                          onSelect={(price) => dispatch({ type: 'price selected', price })}
                          onChoose={(price) => {
                            if (!current) show({ kind: 'manager' });
                            else if (!editable.allowed) toast.error(editable.reason);
                            else {
                              done.current = false;
                              dispatch({ type: 'price chosen', price });
                            }
                          }}
                          onBack={() => products.current?.focus()}
                          onFocus={() => goTo('suppliers')}
                        />
                      }
                      second={
                        <SplitPane
                          label={messages.totals.title}
                          direction="row"
                          initial={70}
                          first={
                            <CurrentOrderPanel
                              active={flow.step === 'order'}
                              gridRef={lines}
                              onFocus={() => goTo('order')}
                              onOpenManager={() => show({ kind: 'manager' })}
                            />
                          }
                          second={<SupplierTotalsPanel order={order} />}
                        />
                      }
                    />
                  </div>
                ),
              },
            ]}
          />
        }
      />
      <OrderBar
        step={flow.step}
        onRename={(renamed) => show({ kind: 'describe', order: renamed })}
        onComplete={() => show({ kind: 'send', orderid: current?.orderid ?? 0 })}
        onSaved={() => show({ kind: 'manager' })}
      />
      {flow.step === 'quantity' && flow.product && flow.price && current && (
        <QuantityPopup
          orderid={current.orderid}
          product={flow.product}
          price={flow.price}
          onDone={finish}
          onCancel={() => dispatch({ type: 'quantity cancelled' })}
          returnFocusTo={() => (done.current ? search.current : null)}
        />
      )}
      <OrderPopups popup={popup} show={show} returnFocusTo={() => search.current} />
    </div>
  );
}

interface OrderPopupsProps {
  popup: OrderPopup | null;
  show(next: OrderPopup | null): void;
  returnFocusTo(): HTMLElement | null;
}

function OrderPopups({ popup, show, returnFocusTo }: OrderPopupsProps) {
  const navigate = useNavigate();
  return (
    <>
      <OrderManagerPopup
        open={popup?.kind === 'manager'}
        onStart={() => show({ kind: 'start' })}
        onOpened={() => show(null)}
        onClose={() => show(null)}
        returnFocusTo={returnFocusTo}
      />
      <StartOrderPopup
        open={popup?.kind === 'start'}
        onStarted={(started) => show({ kind: 'describe', order: started })}
        onCancel={() => show({ kind: 'manager' })}
        returnFocusTo={returnFocusTo}
      />
      <DescribeOrderPopup
        order={popup?.kind === 'describe' ? popup.order : null}
        onClose={() => show(null)}
        returnFocusTo={returnFocusTo}
      />
      {popup?.kind === 'send' && (
        <SendOrdersPopup
          orderid={popup.orderid}
          onSent={(suppliers) => show({ kind: 'another', orderid: popup.orderid, suppliers })}
          onClose={() => show(null)}
          returnFocusTo={returnFocusTo}
        />
      )}
      {popup?.kind === 'another' && (
        <PlaceAnotherPopup
          orderid={popup.orderid}
          suppliers={popup.suppliers}
          returnFocusTo={returnFocusTo}
          onYes={() => show({ kind: 'manager', sent: true })}
          onNo={() => {
            show({ kind: 'manager', sent: true });
            void navigate(paths.dashboard());
          }}
        />
      )}
    </>
  );
}
