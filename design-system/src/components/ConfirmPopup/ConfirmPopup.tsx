import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { PopupError } from '../Popup/PopupError.tsx';

export interface ConfirmPopupProps {
  /** You keep it. */
  open: boolean;
  /** Its name and heading. */
  title: string;
  /** The question. It says what happens on yes. */
  message: ReactNode;
  /** Yes, in a verb: `Delete`. */
  confirmLabel?: string | undefined;
  /** No, in a verb. */
  cancelLabel?: string | undefined;
  /** Yes cannot be taken back: it turns red, and No has the colour, the focus and Enter. */
  destructive?: boolean | undefined;
  /** Yes is under way; nothing can be pressed. */
  busy?: boolean | undefined;
  /** Why yes failed; the question stays open. */
  error?: string | undefined;
  /** What has focus after it closes; without one, whatever had it before. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** It opens by itself, while somebody may be typing: see `Popup`. */
  unasked?: boolean | undefined;
  /** Enter, too, unless it is destructive. */
  onConfirm: () => void;
  /** Escape and the cross, too. */
  onCancel: () => void;
}

/** One question with yes and no. For more answers use `ChoicePopup`. */
export const ConfirmPopup = (props: ConfirmPopupProps) => {
  const { open, title, message, confirmLabel = 'Yes', cancelLabel = 'No', destructive = false, busy = false } = props;
  const first = useRef<HTMLButtonElement>(null);
  const cancel = (
    <Button
      ref={destructive ? first : undefined}
      // The coloured button is the one that Enter presses, and never the one that destroys.
      variant={destructive ? 'solid' : 'outline'}
      keyHint={destructive ? ['↵', 'Esc'] : 'Esc'}
      disabled={busy}
      onClick={props.onCancel}
    >
      {cancelLabel}
    </Button>
  );
  return (
    <Popup
      open={open}
      role="alertdialog"
      title={title}
      size="sm"
      closable={!busy}
      onClose={props.onCancel}
      unasked={props.unasked}
      initialFocusRef={first}
      returnFocusTo={props.returnFocusTo}
      footer={
        <>
          {cancel}
          <Button
            ref={destructive ? undefined : first}
            tone={destructive ? 'danger' : 'accent'}
            variant={destructive ? 'outline' : 'solid'}
            keyHint={destructive ? undefined : '↵'}
            busy={busy}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="m-popup__stack">
        <div className="m-popup__message">{message}</div>
        <PopupError error={props.error} />
      </div>
    </Popup>
  );
};
