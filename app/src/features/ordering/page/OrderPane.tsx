import type { SupplierPrice } from '@mortar/contract';
import { type DataGridHandle, SplitPane, Tabs } from '@mortar/design-system';
import { type RefObject, useCallback, useMemo } from 'react';
import { CurrentOrderPanel } from '#features/ordering/order/CurrentOrderPanel.tsx';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { SupplierTotalsPanel } from '#features/ordering/order/SupplierTotalsPanel.tsx';
import { messages as pricesMessages } from '#features/ordering/prices/messages.ts';
import type { PriceRow } from '#features/ordering/prices/model/priceRow.ts';
import { SupplierPricesPanel } from '#features/ordering/prices/SupplierPricesPanel.tsx';
import { ProductInfoStrip } from '#features/ordering/product/ProductInfoStrip.tsx';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { type UnsavedNew, unsavedKey } from '#orders/lines/unsavedLines.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import type { Flow } from './flow.ts';
import { messages } from './messages.ts';
import './orderPane.css';

export interface OrderPaneProps {
  flow: Flow;
  order: Order | null;
  /** Why the open order cannot be changed; undefined where it can, and while none is open. */
  refusal?: string | undefined;
  pricesRef: RefObject<DataGridHandle<PriceRow> | null>;
  linesRef: RefObject<DataGridHandle<OrderLine> | null>;
  onSelect(price: SupplierPrice | null): void;
  onChoose(price: SupplierPrice): void;
  onBack(): void;
  onStep(step: 'suppliers' | 'order'): void;
  onOpenManager(): void;
  onTryAgain(line: UnsavedNew): void;
}

/** The right of the ordering page: what suppliers charge, and the order beside its totals (001 §2). */
export function OrderPane(props: OrderPaneProps) {
  const { flow, order, pricesRef, linesRef, onSelect, onChoose, onBack, onStep, onOpenManager, onTryAgain } = props;
  const rows = usePaneSize('prices', 50);
  const columns = usePaneSize('totals', 70);
  const toOrder = useCallback(() => onStep('order'), [onStep]);
  const toPrices = useCallback(() => onStep('suppliers'), [onStep]);
  const deal = useMemo(
    () => flow.price && { step: flow.price.quantity, bonus: flow.price.bonusquantity },
    [flow.price],
  );
  const orderAndTotals = (
    <SplitPane
      label={orderMessages.totals.title}
      direction="row"
      {...columns}
      first={
        <CurrentOrderPanel
          active={flow.step === 'order'}
          editing={flow.step === 'quantity' && flow.price ? unsavedKey({ price: flow.price }) : null}
          gridRef={linesRef}
          onFocus={toOrder}
          onOpenManager={onOpenManager}
          onTryAgain={onTryAgain}
        />
      }
      second={<SupplierTotalsPanel order={order} />}
    />
  );
  const content = (
    <div className="order-side">
      <ProductInfoStrip product={flow.product} msi={flow.price?.supplierproductcode ?? ''} deal={deal} />
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
        second={orderAndTotals}
      />
    </div>
  );
  return (
    <Tabs
      label={messages.tabs.centre}
      tabs={[{ id: 'current', label: messages.tabs.currentOrder, content }]}
      active="current"
      onChange={() => undefined}
    />
  );
}
