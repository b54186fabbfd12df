import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { PopupError } from '../Popup/PopupError.tsx';

export interface Choice {
  /** What is chosen, as a verb. */
  label: string;
  /** It was pressed. Close the popup yourself, once it is done. */
  onChoose: () => void;
  /** What Enter takes: it is filled, has the focus and the hint `↵`. One of them, and none that destroys. */
  primary?: boolean | undefined;
  /** The choice destroys something: it is red. */
  destructive?: boolean | undefined;
  /** Another key that takes it: `Esc` for the way out. */
  keyHint?: string | undefined;
  /** It is not possible now; the message says why. */
  disabled?: boolean | undefined;
}

export interface ChoicePopupProps {
  /** You keep it. */
  open: boolean;
  /** Its name and heading. */
  title: string;
  /** The question, and what each answer would do. */
  message: ReactNode;
  /** From the last resort to the way on, as they stand from left to right. */
  choices: readonly Choice[];
  /** The choice is under way; the primary one shows it. */
  busy?: boolean | undefined;
  /** Why the choice failed; the question stays open. */
  error?: string | undefined;
  /** Without it only a choice leads out. */
  onClose?: (() => void) | undefined;
}

/** A question with several answers. */
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
      // Three answers and a way out stand in one line; more need the room.
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
