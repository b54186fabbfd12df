import { ConfirmPopup } from '@mortar/design-system';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { orderElsewhereAtom } from '#orders/current/currentOrder.ts';
import { messages } from '#orders/current/messages.ts';
import { useOpenOrder } from '#orders/current/useOpenOrder.ts';
import { unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import { useErrorToast } from '#session/useErrorToast.ts';

const texts = messages.orderElsewhere;

/**
 * Reports that an order is open in, or was taken by, another tab of this browser, and offers to take it back. Otherwise
 * it stays there, and unsaved lines are kept here.
 */
export function OrderElsewherePopup() {
  const [elsewhere, setElsewhere] = useAtom(orderElsewhereAtom);
  const unsaved = useAtomValue(unsavedLinesAtom);
  const { openHere } = useOpenOrder();
  const showError = useErrorToast();
  const [busy, setBusy] = useState(false);
  // Keeps the text during the closing animation.
  const [shown, setShown] = useState(elsewhere);
  if (elsewhere && elsewhere !== shown) setShown(elsewhere);
  const unsavedCount = unsaved.filter(({ orderid }) => orderid === shown?.order.orderId).length;
  const workHere = async () => {
    if (!elsewhere) return;
    setBusy(true);
    const opening = await openHere(elsewhere.order);
    setBusy(false);
    setElsewhere(null);
    if (opening.kind === 'refused') showError(opening.reason);
  };
  return (
    <ConfirmPopup
      open={elsewhere !== null}
      // Opened automatically if the order was taken, otherwise by the user.
      automatic={shown?.lost}
      title={texts.title}
      message={
        <>
          <p>{shown?.lost ? texts.lost(shown.order.orderNumber) : messages.openInAnotherTab}</p>
          {unsavedCount > 0 && <p>{texts.retained(unsavedCount)}</p>}
        </>
      }
      confirmLabel={texts.workHere}
      cancelLabel={texts.leave}
      busy={busy}
      onConfirm={() => void workHere()}
      onCancel={() => setElsewhere(null)}
    />
  );
}
