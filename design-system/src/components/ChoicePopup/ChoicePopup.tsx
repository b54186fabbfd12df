import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { PopupError } from '../Popup/PopupError.tsx';

export interface Choice {
  /** Choice as a verb. */
  label: string;
  /** Called when pressed. The caller closes the popup. */
  onChoose: () => void;
  /** Primary choice with focus, Enter and the hint `↵`. Only one, and never a destructive one. */
  primary?: boolean | undefined;
  /** Marks a destructive choice in red. */
  destructive?: boolean | undefined;
  /** An additional key: `Esc` for cancelling. */
  keyHint?: string | undefined;
  /** Disables the choice; the message gives the reason. */
  disabled?: boolean | undefined;
}

export interface ChoicePopupProps {
  /** Controlled state. */
  open: boolean;
  /** Name and heading. */
  title: string;
  /** The question and the effect of each answer. */
  message: ReactNode;
  /** Choices from left to right, the primary one last. */
  choices: readonly Choice[];
  /** True while the choice is running; the primary button shows it. */
  busy?: boolean | undefined;
  /** Why the choice failed; the popup stays open. */
  error?: string | undefined;
  /** Called on closing; without it only a choice closes the popup. */
  onClose?: (() => void) | undefined;
}

/** A prompt with several answers. */
export const ChoicePopup = ({ open, title, message, choices, busy = false, error, onClose }: ChoicePopupProps) => {
  const first = useRef<HTMLButtonElement>(null);
  if (import.meta.env.DEV && choices.length === 0 && !onClose) {
    throw new Error(`ChoicePopup "${title}" has no choices and no onClose: nobody could leave it.`);
  }
  return (
    <Popup
      open={open}
      role="alertdialog"
      title={title}
      // Up to three answers fit on one line.
      size={choices.length > 3 ? 'lg' : 'md'}
      closable={onClose !== undefined && !busy}
      onClose={onClose}
      initialFocusRef={first}
      footer={choices.map((choice) => (
        <Button
          key={choice.label}
          ref={choice.primary ? first : undefined}
          variant={choice.primary ? 'solid' : 'outline'}
          tone={choice.destructive ? 'danger' : choice.primary ? 'accent' : 'neutral'}
          keyHint={[choice.primary ? '↵' : [], choice.keyHint ?? []].flat()}
          busy={busy && choice.primary}
          disabled={choice.disabled || (busy && !choice.primary)}
          onClick={choice.onChoose}
        >
          {choice.label}
        </Button>
      ))}
    >
      <div className="m-popup__stack">
        <div className="m-popup__message">{message}</div>
        <PopupError error={error} />
      </div>
    </Popup>
  );
};
