import { announce, SplitPane, toast, VisuallyHidden } from '@mortar/design-system';
import { Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { useCommands } from '#commands/useCommands.ts';
import { useOrderAgain } from '#features/ordering/order/useOrderAgain.ts';
import { useLastOrderedPrefetch } from '#features/ordering/warnings/useLastOrdered.ts';
import { focusNextPane } from '#keyboard/focus/panes.ts';
import { useTypeAhead, type Waiting } from '#keyboard/typeAhead/useTypeAhead.ts';
import { useTypeToSearch } from '#keyboard/typeAhead/useTypeToSearch.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import type { PastLine } from '#orders/history/model/pastOrder.ts';
import type { UnsavedNew } from '#orders/lines/unsavedLines.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { readSending } from '#orders/sending/sendingMark.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { getRefusal } from '#session/permissions.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { highlightStyle } from '#settings/ordering/highlightStyle.ts';
import { OrderBar } from './bar/OrderBar.tsx';
import { useOrderActions } from './bar/useOrderActions.tsx';
import { advance, initialFlow, isQuestion, type PageStep } from './flow.ts';
import { OrderingMenuButton } from './menu/OrderingMenuButton.tsx';
import { messages } from './messages.ts';
import { createPageHandles, PageHandlesContext } from './pageHandles.ts';
import { ListsPane } from './panes/ListsPane.tsx';
import { OrderPane } from './panes/OrderPane.tsx';
import { FlowPopups } from './popups/FlowPopups.tsx';
import { afterSaving, useOrderPopups } from './popups/useOrderPopups.ts';
import { useWantedProduct } from './useWantedProduct.ts';
import './orderingPage.css';

// Loaded in parallel with the page, not with its chunk.
const OptionalParts = lazyPart(() => import('./OptionalParts.tsx'), 'OptionalParts');
OptionalParts.prefetch();

/** Ordering page: lists on the left, prices and order on the right, the order's bar below (001 §2). */
export function OrderingPage() {
  const { current, order, editable } = useCurrentOrder();
  const settings = useSettings();
  const [flow, dispatch] = useReducer(advance, initialFlow);
  const { username, grouporderingenabled: group } = useSession().staff;
  const { popup, show } = useOrderPopups(current !== null, readSending(username, current?.orderId ?? 0));
  useLastOrderedPrefetch(
    current && flow.product ? { productcode: flow.product.productCode, orderid: current.orderId, group } : null,
  );
  const [handles] = useState(createPageHandles);
  const { lists } = handles;
  const [waiting, setWaiting] = useState<Waiting>(null);
  const typed = useTypeAhead(waiting, (ahead) => {
    lists.current?.type(ahead);
    // Typing continues in the search, wherever focus returned to.
    const box = ahead.entered ? null : lists.current?.showSearch();
    if (box && document.activeElement !== box) box.focus();
  });
  const [saved, setSaved] = useState<Saved | null>(null);
  const panes = usePaneSize('ordering', 30);
  const page = useRef<HTMLDivElement>(null);
  const added = order?.lines.map(({ id }) => id) ?? [];
  const go = (by: 1 | -1) => page.current && focusNextPane(page.current, by);
  useCommands([
    { id: 'page.next', title: messages.commands.next, key: 'F6', hint: messages.hints.next, run: () => go(1) },
    { id: 'page.previous', title: messages.commands.previous, key: 'Shift+F6', run: () => go(-1) },
    {
      id: 'order.lastLine',
      title: messages.commands.lastLine,
      key: 'F8',
      hint: messages.hints.lastLine,
      disabled: added.length === 0,
      run: () => handles.focusLine(Math.max(...added)),
    },
  ]);

  useTypeToSearch(page, () => lists.current?.showSearch() ?? null);

  const actions = useOrderActions({
    onRename: (renamed) => show({ kind: 'describe', order: renamed }),
    onComplete() {
      const kind = settings.ordering_PrintShceduleItems ? 'scheduled' : 'send';
      const next = { kind, orderid: current?.orderId ?? 0 } as const;
      show(handles.review.current?.prompts() ? { kind: 'review', next } : next);
    },
    onSaved: (saved) => show(afterSaving(saved)),
  });
  const startsWithPopup = useRef(popup !== null).current;
  useEffect(
    function focusSearch() {
      if (!startsWithPopup) lists.current?.getSearch()?.focus();
    },
    [startsWithPopup, lists],
  );
  const choose = (product: Product, quantity?: number) => {
    show(null);
    handlers.chooseProduct(product, quantity);
  };
  const orderAgain = useOrderAgain(choose);
  useWantedProduct(popup === null || popup.kind === 'manager', choose);
  // Stable handlers, so that ordering steps render only what they change.
  const handlers = useStableHandlers({
    chooseProduct(product: Product, quantity: number | null = null) {
      // Preferred products belong to a pharmacy, not a group (001 §4).
      const prompts = settings.ordering_PPL_Enabled && !group ? 'substitute' : undefined;
      dispatch({ type: 'product chosen', product, prompts, quantity });
      handles.order.current?.showOrder(handles.focusPrices);
    },
    choosePrice(price: SupplierPrice, digits = '') {
      if (!current) show({ kind: 'manager' });
      else if (!editable.allowed) toast.error(editable.reason);
      else dispatch({ type: 'price chosen', price, digits, prompts: price.locked ? 'lock' : undefined });
    },
    say(next: Saved) {
      setSaved(next);
      announce(next.spoken);
    },
    selectPrice: (price: SupplierPrice | null) => dispatch({ type: 'price selected', price }),
    tryAgain: ({ product, price, quantity }: UnsavedNew) => dispatch({ type: 'tried again', product, price, quantity }),
    goTo: (step: PageStep) => dispatch({ type: 'went to', step }),
    openManager: () => show({ kind: 'manager' }),
    openRegrets: () => show({ kind: 'regrets' }),
    orderAgain: (line: PastLine) => orderAgain(line),
    toList: () => lists.current?.focusList(),
  });
  const toRetailers = (orderid: number) => show({ kind: 'retailers', orderid });
  return (
    <PageHandlesContext value={handles}>
      <div ref={page} className="ordering" style={highlightStyle(settings)}>
        <VisuallyHidden as="h1">{messages.page}</VisuallyHidden>
        <SplitPane
          label={messages.panes}
          direction="row"
          {...panes}
          first={
            <ListsPane
              product={flow.product}
              onChoose={handlers.chooseProduct}
              onStep={handlers.goTo}
              onAdvancedRegrets={handlers.openRegrets}
            />
          }
          second={
            <OrderPane
              flow={flow}
              order={order}
              refusal={current ? getRefusal(editable) : undefined}
              onSelect={handlers.selectPrice}
              onChoose={handlers.choosePrice}
              onBack={handlers.toList}
              onStep={handlers.goTo}
              onOpenManager={handlers.openManager}
              onTryAgain={handlers.tryAgain}
              onSaved={handlers.say}
              onOrderAgain={handlers.orderAgain}
            />
          }
        />
        <Suspense fallback={null}>
          <OptionalParts
            popup={popup}
            show={show}
            dispatch={dispatch}
            product={flow.product}
            prompting={isQuestion(flow.step)}
            waiting={waiting !== null}
            orderid={current?.orderId ?? null}
            onChoose={handlers.chooseProduct}
            onOrderAgain={handlers.orderAgain}
            onSaved={handlers.say}
          />
        </Suspense>
        <div className="ordering-bar" data-pane="bar">
          <OrderBar
            actions={actions}
            saved={saved}
            onRetailers={toRetailers}
            menu={
              <OrderingMenuButton
                actions={actions}
                onStart={() => show({ kind: 'start' })}
                onOpenManager={() => show({ kind: 'manager' })}
                onQuickOrder={(orderid) => show({ kind: 'quick', orderid })}
                onAdvancedRegrets={() => show({ kind: 'regrets' })}
                onHistory={() => show({ kind: 'history' })}
                onResponses={() => show({ kind: 'responses' })}
                onRetailers={toRetailers}
              />
            }
          />
        </div>
        <FlowPopups
          flow={flow}
          dispatch={dispatch}
          orderid={current?.orderId ?? null}
          typed={typed.text}
          onWaiting={setWaiting}
          onSaved={handlers.say}
        />
      </div>
    </PageHandlesContext>
  );
}
