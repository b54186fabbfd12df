import { Button, Popup, PopupError } from '@mortar/design-system';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useCloseOrder } from '../../order/useCloseOrder.ts';
import { messages } from '../messages.ts';
import { leavingAtom, useLeaving } from '../useLeave.tsx';
import './saveOrDiscard.css';

/** 'Warning: Unsaved order': what to do with the open order before leaving it (000 §2, generic popups). */
export function SaveOrDiscardPopup() {
  const leaving = useLeaving();
  const setLeaving = useSetAtom(leavingAtom);
  const { save, discard, busy } = useCloseOrder();
  const [error, setError] = useState<string | null>(null);
  const close = () => {
    setError(null);
    setLeaving(null);
  };
  const finish = async (action: () => Promise<string | null>) => {
    const problem = await action();
    setError(problem);
    if (problem || !leaving) return;
    setLeaving(null);
    leaving.proceed();
  };
  return (
    <Popup
      open={leaving !== null}
      title={messages.unsavedTitle}
      onClose={close}
      size="sm"
      onEnter={() => void finish(save)}
      footer={
        <>
          <Button variant="outline" tone="danger" busy={busy === 'discard'} onClick={() => void finish(discard)}>
            {messages.discard}
          </Button>
          <Button busy={busy === 'save'} keyHint="↵" onClick={() => void finish(save)}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="popup-message">
        <p>{messages.unsaved}</p>
        <PopupError {...(error && { error })} />
      </div>
    </Popup>
  );
}
