import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Popup } from '../Popup/Popup.tsx';

interface MessagePopupProps {
  /** Controlled state. */
  open: boolean;
  /** Name and heading. */
  title: string;
  /** The event and its meaning. */
  message: ReactNode;
  /** Called by the button, and by Escape if closable. */
  onClose: () => void;
  /** Label of the button. Default OK. */
  closeLabel?: string | undefined;
  /** `false` if it must be read: only the button closes it. */
  closable?: boolean | undefined;
  /** Opens by itself, possibly while the user is typing: see `Popup`. */
  automatic?: boolean | undefined;
}

/** A message with one button. For messages that may be missed use `toast`. */
export const MessagePopup = (props: MessagePopupProps) => {
  const { open, title, message, onClose, closeLabel = 'OK', closable = true } = props;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Popup
      open={open}
      role="alertdialog"
      title={title}
      size="sm"
      closable={closable}
      onClose={onClose}
      automatic={props.automatic}
      initialFocusRef={button}
      footer={
        <Button ref={button} keyHint="↵" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <div className="m-popup__message">{message}</div>
    </Popup>
  );
};
