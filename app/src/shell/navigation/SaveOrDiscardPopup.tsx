import { Button, InlineConfirm, Popup, PopupError } from '@mortar/design-system';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { useCloseOrder } from '#orders/current/useCloseOrder.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { getRefusal } from '#session/permissions.ts';
import { pageFocus } from './focusPage.ts';
import { leavingAtom, useLeaving } from './useLeave.tsx';
import './saveOrDiscard.css';
import { messages } from './messages.ts';

/**
 * 'Warning: Unsaved order': saves or discards the open order before leaving (000 §2, generic popups). Discarding a
 * non-empty order asks for confirmation, since it cannot be undone (for a basket 002 §2.5).
 */
export function SaveOrDiscardPopup() {
  const leaving = useLeaving();
  const setLeaving = useSetAtom(leavingAtom);
  const { save, discard, busy, mayDiscard, holdsLines } = useCloseOrder();
  const { order } = useCurrentOrder();
  const isBasket = useAtomValue(currentOrderAtom)?.type === 'basket';
  const [error, setError] = useState<string | null>(null);
  const [doubting, setDoubting] = useState(false);
  /** True after an answer, when focus belongs to the new page. */
  const hasNavigated = useRef(false);
  const close = () => {
    setError(null);
    setDoubting(false);
    setLeaving(null);
  };
  const finish = async (action: () => Promise<string | null>) => {
    setError(null);
    hasNavigated.current = false;
    const problem = await action();
    setError(problem);
    setDoubting(false);
    if (problem || !leaving) return;
    hasNavigated.current = true;
    setLeaving(null);
    leaving.proceed();
  };
  return (
    <Popup
      open={leaving !== null}
      role="alertdialog"
      title={messages.unsavedTitle}
      onClose={close}
      size="sm"
      returnFocusTo={() => (hasNavigated.current ? pageFocus() : null)}
      footer={
        <>
          <Button
            variant="outline"
            tone="danger"
            busy={busy === 'discard'}
            unavailable={getRefusal(mayDiscard)}
            onClick={() => (mayDiscard.allowed && (isBasket || holdsLines) ? setDoubting(true) : void finish(discard))}
          >
            {messages.discard}
          </Button>
          <Button
            variant={doubting ? 'outline' : 'solid'}
            busy={busy === 'save'}
            keyHint={doubting ? undefined : '↵'}
            onClick={() => void finish(save)}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="popup-message">
        <p>{isBasket ? messages.unsavedBasket : messages.unsaved}</p>
        {doubting && (
          <InlineConfirm
            destructive
            question={isBasket ? messages.confirmDiscardBasket : messages.confirmDiscard(order?.description ?? '')}
            busy={busy === 'discard'}
            onYes={() => void finish(discard)}
            onNo={() => setDoubting(false)}
          />
        )}
        <PopupError {...(error && { error })} />
      </div>
    </Popup>
  );
}
