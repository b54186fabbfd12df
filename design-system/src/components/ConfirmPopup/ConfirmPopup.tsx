import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { PopupError } from '../Popup/PopupError.tsx';

export interface ConfirmPopupProps {
  /** Controlled state. */
  open: boolean;
  /** Name and heading. */
  title: string;
  /** The question, which states the effect of yes. */
  message: ReactNode;
  /** Label of yes as a verb: `Delete`. */
  confirmLabel?: string | undefined;
  /** Label of no as a verb. */
  cancelLabel?: string | undefined;
  /** Yes cannot be undone: it is red, and No is the primary button with focus and Enter. */
  destructive?: boolean | undefined;
  /** True while yes is running; buttons are disabled. */
  busy?: boolean | undefined;
  /** Why yes failed; the popup stays open. */
  error?: string | undefined;
  /** Element that receives focus after closing; default the previously focused one. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** Opens by itself, possibly while the user is typing: see `Popup`. */
  automatic?: boolean | undefined;
  /** Called on yes, and on Enter unless destructive. */
  onConfirm: () => void;
  /** Called on no, Escape and the close button. */
  onCancel: () => void;
}

/** A yes/no prompt. For more answers use `ChoicePopup`. */
export const ConfirmPopup = (props: ConfirmPopupProps) => {
  const { open, title, message, confirmLabel = 'Yes', cancelLabel = 'No', destructive = false, busy = false } = props;
  const first = useRef<HTMLButtonElement>(null);
  const cancel = (
    <Button
      ref={destructive ? first : undefined}
      // The primary button is the one that Enter presses, never a destructive one.
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
      automatic={props.automatic}
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
