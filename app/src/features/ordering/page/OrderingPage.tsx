import { SplitPane, VisuallyHidden } from '@mortar/design-system';
import { Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { MovingLines } from '#features/ordering/move/MovingLines.tsx';
import { useLastOrderedPrefetch } from '#features/ordering/warnings/useLastOrdered.ts';
import { useTypeAhead, type Waiting } from '#keyboard/typeAhead/useTypeAhead.ts';
import { useTypeToSearch } from '#keyboard/typeAhead/useTypeToSearch.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { readSending } from '#orders/sending/sendingMark.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { getRefusal } from '#session/permissions.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { highlightStyle } from '#settings/ordering/highlightStyle.ts';
import { OrderBar } from './bar/OrderBar.tsx';
import { useOrderActions } from './bar/useOrderActions.tsx';
import { advance, initialFlow, isPrompt } from './flow.ts';
import { OrderingMenuButton } from './menu/OrderingMenuButton.tsx';
import { messages } from './messages.ts';
import { createPageHandles, PageHandlesContext } from './pageHandles.ts';
import { ListsPane } from './panes/ListsPane.tsx';
import { OrderPane } from './panes/OrderPane.tsx';
import { FlowPopups } from './popups/FlowPopups.tsx';
import { afterSaving, useOrderPopups } from './popups/useOrderPopups.ts';
import { useOrderingSteps } from './useOrderingSteps.ts';
import { usePageCommands } from './usePageCommands.ts';
import { useWantedProduct } from './useWantedProduct.ts';
import './orderingPage.css';

// Loaded in parallel with the page, not with its chunk.
const OptionalParts = lazyPart(() => import('./OptionalParts.tsx'), 'OptionalParts');
OptionalParts.prefetch();

/** Ordering page: lists on the left, prices and order on the right, the order's bar below (001 §2). */
export function OrderingPage() {
  const { current, order, editable } = useCurrentOrder();
  const orderId = current?.orderId ?? null;
  const settings = useSettings();
  const { username, grouporderingenabled: group } = useSession().staff;
  const [flow, dispatch] = useReducer(advance, initialFlow);
  const { popup, show } = useOrderPopups(current !== null, readSending(username, orderId ?? 0));
  useLastOrderedPrefetch(
    orderId !== null && flow.product ? { productcode: flow.product.productCode, orderid: orderId, group } : null,
  );
  const [handles] = useState(createPageHandles);
  const { lists } = handles;
  const { steps, orderProduct, saved } = useOrderingSteps({ dispatch, show, handles });
  useWantedProduct(popup === null || popup.kind === 'manager', orderProduct);
  const [waiting, setWaiting] = useState<Waiting>(null);
  const typed = useTypeAhead(waiting, (ahead) => {
    lists.current?.type(ahead);
    // Typing continues in the search, wherever focus returned to.
    const box = ahead.entered ? null : lists.current?.showSearch();
    if (box && document.activeElement !== box) box.focus();
  });
  const page = useRef<HTMLDivElement>(null);
  usePageCommands(page, handles);
  useTypeToSearch(page, () => lists.current?.showSearch() ?? null);
  const startsWithPopup = useRef(popup !== null).current;
  useEffect(
    function focusSearch() {
      if (!startsWithPopup) lists.current?.getSearch()?.focus();
    },
    [startsWithPopup, lists],
  );
  const actions = useOrderActions({
    onRename: (renamed) => show({ kind: 'describe', order: renamed }),
    onComplete() {
      const kind = settings.ordering_PrintShceduleItems ? 'scheduled' : 'send';
      const next = { kind, orderId: orderId ?? 0 } as const;
      show(handles.review.current?.prompts() ? { kind: 'review', next } : next);
    },
    onSaved: (closed) => show(afterSaving(closed)),
  });
  const panes = usePaneSize('ordering', 30);
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
              onChoose={steps.chooseProduct}
              onStep={steps.goTo}
              onAdvancedRegrets={steps.openRegrets}
            />
          }
          second={
            <OrderPane
              flow={flow}
              order={order}
              refusal={current ? getRefusal(editable) : undefined}
              onSelect={steps.selectPrice}
              onChoose={steps.choosePrice}
              onBack={steps.focusList}
              onStep={steps.goTo}
              onOpenManager={steps.openManager}
              onTryAgain={steps.tryAgain}
              onSaved={steps.showSaved}
              onOrderAgain={steps.orderAgain}
            />
          }
        />
        <Suspense fallback={null}>
          <OptionalParts
            popup={popup}
            show={show}
            dispatch={dispatch}
            product={flow.product}
            prompting={isPrompt(flow.step)}
            waiting={waiting !== null}
            orderId={orderId}
            onChoose={steps.chooseProduct}
            onOrderAgain={steps.orderAgain}
            onSaved={steps.showSaved}
          />
        </Suspense>
        {orderId !== null && <MovingLines onSaved={steps.showSaved} returnFocus={handles.returnFocus} />}
        <div className="ordering-bar" data-pane="bar">
          <OrderBar
            actions={actions}
            saved={saved}
            onRetailers={(id) => show({ kind: 'retailers', orderId: id })}
            menu={<OrderingMenuButton actions={actions} show={show} />}
          />
        </div>
        <FlowPopups
          flow={flow}
          dispatch={dispatch}
          orderId={orderId}
          typed={typed.text}
          onWaiting={setWaiting}
          onSaved={steps.showSaved}
        />
      </div>
    </PageHandlesContext>
  );
}
