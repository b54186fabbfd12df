import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Popup } from '../Popup/Popup.tsx';

interface MessagePopupProps {
  /** You keep it. */
  open: boolean;
  /** Its name and heading. */
  title: string;
  /** What happened and what it means. */
  message: ReactNode;
  /** The button, and Escape if it is closable. */
  onClose: () => void;
  /** The button, when OK is not the word. */
  closeLabel?: string | undefined;
  /** `false` when it must have been read: only the button leads out. */
  closable?: boolean | undefined;
  /** It opens by itself, while somebody may be typing: see `Popup`. */
  unasked?: boolean | undefined;
}

/** Something to know, with one button. For what may be missed use `toast`. */
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
      unasked={props.unasked}
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
