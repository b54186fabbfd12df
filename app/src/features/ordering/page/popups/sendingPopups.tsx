import { lazy } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import type { SendingPopup } from './orderPopup.ts';
import type { PopupTable } from './popupTable.ts';

// Prefetched after the page.
const ReviewPopup = lazyPart(() => import('#features/ordering/review/ReviewPopup.tsx'), 'ReviewPopup');
const ReviewNote = lazyPart(() => import('#features/ordering/review/ReviewNote.tsx'), 'ReviewNote');
const SendOrdersPopup = lazyPart(() => import('#orders/sending/SendOrdersPopup.tsx'), 'SendOrdersPopup');
const ScheduledFirst = lazyPart(() => import('#orders/printing/ScheduledFirst.tsx'), 'ScheduledFirst');

// Required after sending: if one fails to load, the page shows an error and is reloaded.
const loadPlaceAnother = () => import('#orders/sending/PlaceAnotherPopup.tsx');
const PlaceAnotherPopup = lazy(() => loadPlaceAnother().then((module) => ({ default: module.PlaceAnotherPopup })));
// Only for pages that reload while sending.
const SettlingPopup = lazy(() =>
  import('#orders/sending/SettlingPopup.tsx').then((module) => ({ default: module.SettlingPopup })),
);

const NONE: readonly string[] = [];

/** Prefetches popups after the page. */
export function fetchSendingPopups(): void {
  ReviewPopup.prefetch();
  ReviewNote.prefetch();
  SendOrdersPopup.prefetch();
  ScheduledFirst.prefetch();
  loadPlaceAnother().catch(() => undefined);
}

export const sendingPopups: PopupTable<SendingPopup> = {
  review: ({ next }, { show, toLine, returnFocusTo }) => (
    // Continues without the review if it fails to load.
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
      // Continues without the form if it fails to load; it can be printed from the history.
      <PartBoundary onFail={send}>
        <ScheduledFirst orderId={popup.orderId} onDone={send} />
      </PartBoundary>
    );
  },
  send: ({ orderId, passed = NONE }, { show, returnFocusTo }) => (
    <PartBoundary onFail={() => show(null)}>
      <SendOrdersPopup
        orderId={orderId}
        note={
          <OptionalPart>
            <ReviewNote passed={passed} onOpen={() => show({ kind: 'review', next: { kind: 'send', orderId } })} />
          </OptionalPart>
        }
        onSent={(suppliers, left, meanwhile = []) => show({ kind: 'another', orderId, suppliers, left, meanwhile })}
        onClose={() => show(null)}
        returnFocusTo={returnFocusTo}
      />
    </PartBoundary>
  ),
  settling: ({ mark }, { show }) => (
    <SettlingPopup
      mark={mark}
      onSent={(suppliers, left) => show({ kind: 'another', orderId: mark.orderid, suppliers, left })}
      onUnsent={() => show(null)}
    />
  ),
  another: ({ orderId, suppliers, left, meanwhile }, { show, toDashboard, returnFocusTo }) => (
    <PlaceAnotherPopup
      orderId={orderId}
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
