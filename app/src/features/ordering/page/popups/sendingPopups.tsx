import { lazy } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { SendingPopup } from './orderPopup.ts';
import type { PopupTable } from './popupTable.ts';

// Nobody sends first of all: it is fetched once the page stands.
const ReviewPopup = lazyPart(() => import('#features/ordering/review/ReviewPopup.tsx'), 'ReviewPopup');
const ReviewNote = lazyPart(() => import('#features/ordering/review/ReviewNote.tsx'), 'ReviewNote');
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

const NONE: readonly string[] = [];

/** Fetched once the page stands. */
export function fetchSendingPopups(): void {
  ReviewPopup.prefetch();
  ReviewNote.prefetch();
  SendOrdersPopup.prefetch();
  ScheduledFirst.prefetch();
  loadPlaceAnother().catch(() => undefined);
}

export const sendingPopups: PopupTable<SendingPopup> = {
  review: ({ next }, { show, toLine, returnFocusTo }) => (
    // A review that cannot be fetched holds nobody up.
    <PartBoundary onFail={() => show(next)}>
      <ReviewPopup
        onPass={(passed) => show({ ...next, passed })}
        onClose={() => show(null)}
        toLine={toLine}
        returnFocusTo={returnFocusTo}
      />
    </PartBoundary>
  ),
  scheduled: (popup, { show }) => {
    const send = () => show({ ...popup, kind: 'send' });
    return (
      // A form that cannot be fetched holds nobody up: it can be printed from the history.
      <PartBoundary onFail={send}>
        <ScheduledFirst orderid={popup.orderid} onDone={send} />
      </PartBoundary>
    );
  },
  send: ({ orderid, passed = NONE }, { show, returnFocusTo }) => (
    <PartBoundary onFail={() => show(null)}>
      <SendOrdersPopup
        orderid={orderid}
        note={
          <OptionalPart>
            <ReviewNote passed={passed} onOpen={() => show({ kind: 'review', next: { kind: 'send', orderid } })} />
          </OptionalPart>
        }
        onSent={(suppliers, left, meanwhile = []) => show({ kind: 'another', orderid, suppliers, left, meanwhile })}
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
  another: ({ orderid, suppliers, left, meanwhile }, { show, toDashboard, returnFocusTo }) => (
    <PlaceAnotherPopup
      orderid={orderid}
      suppliers={suppliers}
      left={left}
      meanwhile={meanwhile}
      returnFocusTo={returnFocusTo}
      onYes={() => show({ kind: 'manager', sent: true })}
      onNo={() => {
        show({ kind: 'manager', sent: true });
        toDashboard();
      }}
    />
  ),
};
