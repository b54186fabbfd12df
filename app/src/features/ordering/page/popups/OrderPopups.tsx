import { lazy, memo, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { DescribeOrderPopup } from '#orders/current/DescribeOrderPopup.tsx';
import { StartOrderPopup } from '#orders/current/StartOrderPopup.tsx';
import type { PastLine } from '#orders/history/model/pastOrder.ts';
import { OrderManagerPopup } from '#orders/manager/OrderManagerPopup.tsx';
import { paths } from '#pages/paths.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useSession } from '#session/useSession.ts';
import type { OrderPopup } from './useOrderPopups.ts';

// Few pharmacies belong to a group: the others never fetch its part.
const OrderRetailerManagerPopup = lazyPart(() =>
  import('#retailers/OrderRetailerManagerPopup.tsx').then((module) => module.OrderRetailerManagerPopup),
);

// Nobody sends first of all: it is fetched once the page stands.
const SendOrdersPopup = lazyPart(() =>
  import('#orders/sending/SendOrdersPopup.tsx').then((module) => module.SendOrdersPopup),
);

const ScheduledFirst = lazyPart(() =>
  import('#orders/printing/ScheduledFirst.tsx').then((module) => module.ScheduledFirst),
);

// Without what follows sending nobody goes on with an order that was sent: where one of them cannot be fetched, the page
// says so and is loaded again.
const loadPlaceAnother = () => import('#orders/sending/PlaceAnotherPopup.tsx');
const PlaceAnotherPopup = lazy(() => loadPlaceAnother().then((module) => ({ default: module.PlaceAnotherPopup })));

// Few pages are loaded again while they send.
const SettlingPopup = lazy(() =>
  import('#orders/sending/SettlingPopup.tsx').then((module) => ({ default: module.SettlingPopup })),
);

// Few orders begin with a file or a basket, and who wants one comes from the order manager: there is time to fetch them.
const ImportOrder = lazyPart(() => import('#orders/importing/ImportOrder.tsx').then((module) => module.ImportOrder));
const BasketsPopup = lazyPart(() => import('#orders/baskets/BasketsPopup.tsx').then((module) => module.BasketsPopup));

const AdvancedRegretsPopup = lazyPart(() =>
  import('#features/ordering/regrets/AdvancedRegretsPopup.tsx').then((module) => module.AdvancedRegretsPopup),
);

// Looked into by those who come from the menu: the tab of the page is fetched ahead.
const HistoryPopup = lazyPart(() => import('#orders/history/HistoryPopup.tsx').then((module) => module.HistoryPopup));
const ResponsesPopup = lazyPart(() =>
  import('#orders/responses/ResponsesPopup.tsx').then((module) => module.ResponsesPopup),
);

export interface OrderPopupsProps {
  popup: OrderPopup | null;
  show(next: OrderPopup | null): void;
  /** An item of the history was chosen to be ordered again; missing on a page where nothing is ordered. */
  onOrderAgain?: ((line: PastLine) => void) | undefined;
  /** What has the keyboard once the last of them is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** The popups about orders, and which leads to which. */
export const OrderPopups = memo(function OrderPopups(props: OrderPopupsProps) {
  const { popup, show, onOrderAgain, returnFocusTo } = props;
  const navigate = useNavigate();
  const { grouporderingenabled } = useSession().staff;
  useEffect(function fetchWhatIsNeededLater() {
    SendOrdersPopup.fetchAhead();
    ScheduledFirst.fetchAhead();
    BasketsPopup.fetchAhead();
    loadPlaceAnother().catch(() => undefined);
  }, []);
  const afterDescribing = () => {
    const isNew = popup?.kind === 'describe' && popup.isNew;
    // In a group, whom a new order is for is asked next (001 §4, order creation).
    show(isNew && grouporderingenabled ? { kind: 'retailers', orderid: popup.order.id } : null);
  };
  return (
    <>
      <OrderManagerPopup
        open={popup?.kind === 'manager'}
        beginAt={popup?.kind === 'manager' ? popup.orderid : undefined}
        onStart={() => show({ kind: 'start' })}
        onImport={() => show({ kind: 'import' })}
        onBaskets={() => show({ kind: 'baskets' })}
        onOpened={() => show(null)}
        onClose={() => show(null)}
        returnFocusTo={returnFocusTo}
      />
      <StartOrderPopup
        open={popup?.kind === 'start'}
        onStarted={(started) => show({ kind: 'describe', order: started, isNew: true })}
        onCancel={() => show({ kind: 'manager' })}
        returnFocusTo={returnFocusTo}
      />
      <DescribeOrderPopup
        order={popup?.kind === 'describe' ? popup.order : null}
        isNew={popup?.kind === 'describe' && popup.isNew}
        onClose={afterDescribing}
        returnFocusTo={returnFocusTo}
      />
      <PartBoundary onFail={() => show(null)}>
        {popup?.kind === 'import' && (
          <ImportOrder
            onOpened={() => show(null)}
            onSaved={(orderid) => show({ kind: 'manager', orderid })}
            onClose={() => show({ kind: 'manager' })}
            returnFocusTo={returnFocusTo}
          />
        )}
        {popup?.kind === 'baskets' && (
          <BasketsPopup
            beginAt={popup.beginAt}
            onOpened={() => show(null)}
            // In a group, whom a new order is for is asked next (001 §4, order creation).
            onMade={({ orderid }) => show(grouporderingenabled ? { kind: 'retailers', orderid } : null)}
            onClose={() => show({ kind: 'manager' })}
            returnFocusTo={returnFocusTo}
          />
        )}
        {popup?.kind === 'regrets' && (
          <AdvancedRegretsPopup
            onOrdered={(started) => show(started && { kind: 'describe', order: started })}
            onClose={() => show(null)}
            returnFocusTo={returnFocusTo}
          />
        )}
        {popup?.kind === 'history' && (
          <HistoryPopup onOrderAgain={onOrderAgain} onClose={() => show(null)} returnFocusTo={returnFocusTo} />
        )}
        {popup?.kind === 'responses' && <ResponsesPopup onClose={() => show(null)} returnFocusTo={returnFocusTo} />}
        {popup?.kind === 'retailers' && (
          <OrderRetailerManagerPopup
            orderid={popup.orderid}
            onSaved={() => show(null)}
            onClose={() => show(null)}
            returnFocusTo={returnFocusTo}
          />
        )}
        {popup?.kind === 'send' && (
          <SendOrdersPopup
            orderid={popup.orderid}
            onSent={(suppliers, left) => show({ kind: 'another', orderid: popup.orderid, suppliers, left })}
            onClose={() => show(null)}
            returnFocusTo={returnFocusTo}
          />
        )}
      </PartBoundary>
      {popup?.kind === 'scheduled' && (
        // A form that cannot be fetched holds nobody up: it can be printed from the history.
        <PartBoundary onFail={() => show({ kind: 'send', orderid: popup.orderid })}>
          <ScheduledFirst orderid={popup.orderid} onDone={() => show({ kind: 'send', orderid: popup.orderid })} />
        </PartBoundary>
      )}
      <Suspense fallback={null}>
        {popup?.kind === 'settling' && (
          <SettlingPopup
            mark={popup.mark}
            onSent={(suppliers, left) => show({ kind: 'another', orderid: popup.mark.orderid, suppliers, left })}
            onUnsent={() => show(null)}
          />
        )}
        {popup?.kind === 'another' && (
          <PlaceAnotherPopup
            orderid={popup.orderid}
            suppliers={popup.suppliers}
            left={popup.left}
            returnFocusTo={returnFocusTo}
            onYes={() => show({ kind: 'manager', sent: true })}
            onNo={() => {
              show({ kind: 'manager', sent: true });
              void navigate(paths.dashboard());
            }}
          />
        )}
      </Suspense>
    </>
  );
});
