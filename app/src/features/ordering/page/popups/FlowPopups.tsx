import { type Dispatch, useEffect, useRef } from 'react';
import type { Flow, FlowEvent } from '#features/ordering/page/flow.ts';
import { usePageHandles } from '#features/ordering/page/pageHandles.ts';
import { LastOrderedCheck } from '#features/ordering/warnings/LastOrderedCheck.tsx';
import { useRegisterPasswordPrompt } from '#keyboard/password/usePasswordTypeAhead.ts';
import { useDigitTypeAhead } from '#keyboard/typeAhead/useDigitTypeAhead.ts';
import type { Waiting } from '#keyboard/typeAhead/useTypeAhead.ts';
import { usePromotion } from '#orders/current/usePromotion.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { getPreferred } from '#products/prices/model/priceRow.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';

// Loaded in parallel with the page.
const QuantityPopup = lazyPart(() => import('#orders/lines/QuantityPopup.tsx'), 'QuantityPopup');
QuantityPopup.prefetch();
// Loaded on demand: few products have a preferred one or a lock.
const SubstituteCheck = lazyPart(
  () => import('#features/ordering/substitution/SubstituteCheck.tsx'),
  'SubstituteCheck',
);
const LockedSupplierPopup = lazyPart(
  () => import('#features/ordering/warnings/LockedSupplierPopup.tsx'),
  'LockedSupplierPopup',
);
// Loaded lazily; ordering does not wait for it.
const QuantityGuidance = lazyPart(() => import('#features/ordering/guidance/QuantityGuidance.tsx'), 'QuantityGuidance');

export interface FlowPopupsProps {
  flow: Flow;
  dispatch: Dispatch<FlowEvent>;
  /** Null while no order is open. */
  orderId: number | null;
  /** Text typed meanwhile for the next search. */
  typed: string;
  onWaiting(waiting: Waiting): void;
  onSaved(saved: Saved): void;
}

/** Shows the popups between a product and its order line (001 §4, starting to order). */
export function FlowPopups(props: FlowPopupsProps) {
  const { flow, dispatch, orderId, onSaved } = props;
  const { lists, prices, focusPrices } = usePageHandles();
  const { step, product, price } = flow;
  const { adid } = usePromotion();
  /** True after the selector has added a line: focus returns to the search, not the prices. */
  const done = useRef(false);
  useEffect(function prefetchLaterParts() {
    LockedSupplierPopup.prefetch();
    SubstituteCheck.prefetch();
    QuantityGuidance.prefetch();
  }, []);
  useEffect(
    function cancelWithoutOrder() {
      if (orderId === null) dispatch({ type: 'cancelled' });
    },
    [orderId, dispatch],
  );
  const cancel = () => dispatch({ type: 'cancelled' });
  useDigitTypeAhead(step === 'lock' || step === 'last ordered' || step === 'quantity', flow.digits, cancel);
  // The popup may open a moment later.
  useRegisterPasswordPrompt(step === 'lock');
  const resolveSubstitute = (chosen: Product) => dispatch({ type: 'substitute settled', product: chosen });
  if (!product) return null;
  if (step === 'substitute') {
    return (
      <PartBoundary onFail={() => resolveSubstitute(product)}>
        <SubstituteCheck
          product={product}
          quantity={flow.proposed}
          onOriginal={() => resolveSubstitute(product)}
          onSubstitute={resolveSubstitute}
          returnFocusTo={focusPrices}
        />
      </PartBoundary>
    );
  }
  if (!price || orderId === null) return null;
  const resolveLock = (chosen: SupplierPrice) => dispatch({ type: 'lock settled', price: chosen });
  return (
    <PartBoundary onFail={cancel}>
      {step === 'lock' && (
        <LockedSupplierPopup
          product={product}
          price={price}
          preferred={getPreferred(prices.current?.shownRows() ?? [])}
          onOverridden={() => resolveLock(price)}
          onPreferred={resolveLock}
          onCancel={cancel}
        />
      )}
      {step === 'last ordered' && (
        <LastOrderedCheck
          product={product}
          orderId={orderId}
          onContinue={() => dispatch({ type: 'last orders settled' })}
          onCancel={cancel}
        />
      )}
      {step === 'quantity' && (
        <QuantityPopup
          orderId={orderId}
          product={product}
          price={price}
          quantity={flow.quantity}
          promotion={adid !== 0}
          typed={props.typed}
          onWaiting={props.onWaiting}
          guidance={(quantity) =>
            quantity > 0 && (
              <OptionalPart>
                <QuantityGuidance product={product} price={price} quantity={quantity} />
              </OptionalPart>
            )
          }
          onDone={(saved) => {
            done.current = true;
            dispatch({ type: 'finished' });
            if (saved) onSaved(saved);
          }}
          onCancel={() => {
            done.current = false;
            cancel();
          }}
          returnFocusTo={() => (done.current ? (lists.current?.getSearch() ?? null) : null)}
        />
      )}
    </PartBoundary>
  );
}
