import { lazy } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { SendingPopup } from './orderPopup.ts';
import type { PopupTable } from './popupTable.ts';

// Nobody sends first of all: it is fetched once the page stands.
const SendOrdersPopup = lazyPart(() => import('#orders/sending/SendOrdersPopup.tsx'), 'SendOrdersPopup');
const ScheduledFirst = lazyPart(() => import('#orders/printing/ScheduledFirst.tsx'), 'ScheduledFirst');

// Without what follows sending nobody goes on with an order that was sent: where one of them cannot be fetched, the page
// says so and is loaded again.
const loadPlaceAnother = () => import('#orders/sending/PlaceAnotherPopup.tsx');
const PlaceAnotherPopup = lazy(() => loadPlaceAnother().then((module) => ({ default: module.PlaceAnotherPopup })));
// Few pages are loaded again while they send.
const SettlingPopup = lazy(() =>
  import('#orders/sending/SettlingPopup.tsx').then((module) => ({ default: module.SettlingPopup })),
);

/** Fetched once the page stands. */
export function fetchSendingPopups(): void {
  SendOrdersPopup.fetchAhead();
  ScheduledFirst.fetchAhead();
  loadPlaceAnother().catch(() => undefined);
}

export const sendingPopups: PopupTable<SendingPopup> = {
  scheduled: ({ orderid }, { show }) => (
    // A form that cannot be fetched holds nobody up: it can be printed from the history.
    <PartBoundary onFail={() => show({ kind: 'send', orderid })}>
      <ScheduledFirst orderid={orderid} onDone={() => show({ kind: 'send', orderid })} />
    </PartBoundary>
  ),
  send: ({ orderid }, { show, returnFocusTo }) => (
    <PartBoundary onFail={() => show(null)}>
      <SendOrdersPopup
        orderid={orderid}
        onSent={(suppliers, left) => show({ kind: 'another', orderid, suppliers, left })}
        onClose={() => show(null)}
        returnFocusTo={returnFocusTo}
      />
    </PartBoundary>
  ),
  settling: ({ mark }, { show }) => (
    <SettlingPopup
      mark={mark}
      onSent={(suppliers, left) => show({ kind: 'another', orderid: mark.orderid, suppliers, left })}
      onUnsent={() => show(null)}
    />
  ),
  another: ({ orderid, suppliers, left }, { show, toDashboard, returnFocusTo }) => (
    <PlaceAnotherPopup
      orderid={orderid}
      suppliers={suppliers}
      left={left}
      returnFocusTo={returnFocusTo}
      onYes={() => show({ kind: 'manager', sent: true })}
      onNo={() => {
        show({ kind: 'manager', sent: true });
        toDashboard();
      }}
    />
  ),
};
