import type { SupplierPrice } from '@mortar/contract';
import { type DataGridHandle, SplitPane, toast, VisuallyHidden } from '@mortar/design-system';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { PriceRow } from '#features/ordering/prices/model/priceRow.ts';
import type { SearchHandle } from '#features/ordering/search/ProductsPanel.tsx';
import { usePaneKeys } from '#keyboard/usePaneKeys.ts';
import { useTypeAhead, type Waiting } from '#keyboard/useTypeAhead.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { QuantityPopup } from '#orders/lines/QuantityPopup.tsx';
import type { UnsavedNew } from '#orders/lines/unsavedLines.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { readSending } from '#orders/sending/sendingMark.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { refusalOf } from '#session/permissions.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { advance, initialFlow, type Step } from './flow.ts';
import { highlightStyle } from './highlightStyle.ts';
import { type ListsHandle, ListsPane } from './ListsPane.tsx';
import { messages } from './messages.ts';
import { OrderBar } from './OrderBar.tsx';
import { OrderPane } from './OrderPane.tsx';
import { OrderPopups } from './OrderPopups.tsx';
import { useOrderPopups } from './useOrderPopups.ts';
import './orderingPage.css';

/** The ordering page: lists at the left, prices and the order at the right, the order's bar below (001 §2). */
export function OrderingPage() {
  const { current, order, editable } = useCurrentOrder();
  const settings = useSettings();
  const [flow, dispatch] = useReducer(advance, initialFlow);
  const { popup, show } = useOrderPopups(current !== null, readSending(useSession().staff.username));
  const search = useRef<HTMLInputElement>(null);
  const lists = useRef<ListsHandle>(null);
  const prices = useRef<DataGridHandle<PriceRow>>(null);
  const lines = useRef<DataGridHandle<OrderLine>>(null);
  const searching = useRef<SearchHandle>(null);
  const [waiting, setWaiting] = useState<Waiting>(null);
  const typed = useTypeAhead(waiting, (ahead) => searching.current?.type(ahead));
  const panes = usePaneSize('ordering', 30);
  const page = useRef<HTMLDivElement>(null);
  usePaneKeys(page, () => {
    const added = order?.lines.map(({ id }) => id) ?? [];
    if (added.length > 0) lines.current?.focusRow(Math.max(...added));
  });

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
  const selectPrice = useCallback((price: SupplierPrice | null) => dispatch({ type: 'price selected', price }), []);
  const choosePrice = (price: SupplierPrice) => {
    if (!current) show({ kind: 'manager' });
    else if (!editable.allowed) toast.error(editable.reason);
    else {
      done.current = false;
      dispatch({ type: 'price chosen', price });
    }
  };
  const tryAgain = ({ product, price, quantity }: UnsavedNew) => {
    done.current = false;
    dispatch({ type: 'tried again', product, price, quantity });
  };
  const finish = (saved: Saved | null) => {
    done.current = true;
    dispatch({ type: 'finished' });
    if (saved) toast.success(saved.text, saved);
  };
  return (
    <div ref={page} className="ordering" style={highlightStyle(settings)}>
      <VisuallyHidden as="h1">{messages.page}</VisuallyHidden>
      <SplitPane
        label={messages.panes}
        direction="row"
        {...panes}
        first={
          <ListsPane
            product={flow.product}
            searchRef={search}
            listsRef={lists}
            handleRef={searching}
            onChoose={(product, quantity) => dispatch({ type: 'product chosen', product, quantity: quantity ?? null })}
            onStep={goTo}
            onAdvancedRegrets={() => show({ kind: 'regrets' })}
          />
        }
        second={
          <OrderPane
            flow={flow}
            order={order}
            refusal={current ? refusalOf(editable) : undefined}
            pricesRef={prices}
            linesRef={lines}
            onSelect={selectPrice}
            onChoose={choosePrice}
            onBack={() => lists.current?.focusList()}
            onStep={goTo}
            onOpenManager={() => show({ kind: 'manager' })}
            onTryAgain={tryAgain}
          />
        }
      />
      <div className="ordering-bar" data-pane="bar">
        <OrderBar
          step={flow.step}
          onRename={(renamed) => show({ kind: 'describe', order: renamed })}
          onComplete={() => show({ kind: 'send', orderid: current?.orderid ?? 0 })}
          onSaved={(orderid) => show({ kind: 'manager', orderid })}
        />
      </div>
      {flow.step === 'quantity' && flow.product && flow.price && current && (
        <QuantityPopup
          orderid={current.orderid}
          product={flow.product}
          price={flow.price}
          quantity={flow.quantity}
          typed={typed.text}
          onWaiting={setWaiting}
          onDone={finish}
          onCancel={() => dispatch({ type: 'quantity cancelled' })}
          returnFocusTo={() => (done.current ? search.current : null)}
        />
      )}
      <OrderPopups popup={popup} show={show} returnFocusTo={() => lists.current?.home() ?? null} />
    </div>
  );
}
