import './InlineConfirm.css';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';

interface InlineConfirmProps {
  /** The question, which states the effect of yes. */
  question: string;
  /** Called when Yes is pressed. */
  onYes: () => void;
  /** Called when No or Escape is pressed. */
  onNo: () => void;
  /** Yes cannot be undone: it is red, and No is the primary button with focus and Enter. */
  destructive?: boolean | undefined;
  /** True while the action of Yes is running. */
  busy?: boolean | undefined;
}

/**
 * A Yes/No prompt inside a popup or panel. It takes focus and handles Escape itself. For a separate dialog use
 * `ConfirmPopup`.
 */
export const InlineConfirm = ({ question, onYes, onNo, destructive = false, busy = false }: InlineConfirmProps) => {
  const yes = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(
    function focusOnMount() {
      (destructive ? no : yes).current?.focus();
    },
    [destructive],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question is no fieldset
    <div
      role="group"
      aria-label={question}
      className="m-inline-confirm"
      data-owns-escape=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || busy) return;
        event.stopPropagation();
        no.current?.click();
      }}
    >
      <p>{question}</p>
      <div className="m-inline-confirm__answers">
        <Button
          ref={no}
          size="sm"
          variant={destructive ? 'solid' : 'outline'}
          keyHint={destructive ? ['↵', 'Esc'] : 'Esc'}
          onClick={onNo}
          disabled={busy}
        >
          No
        </Button>
        <Button
          ref={yes}
          size="sm"
          tone={destructive ? 'danger' : 'accent'}
          variant={destructive ? 'outline' : 'solid'}
          busy={busy}
          keyHint={destructive ? undefined : '↵'}
          onClick={onYes}
        >
          Yes
        </Button>
      </div>
    </div>
  );
};
