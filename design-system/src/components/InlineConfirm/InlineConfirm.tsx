import './InlineConfirm.css';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';

interface InlineConfirmProps {
  /** The question. It says what happens on yes. */
  question: string;
  /** Yes was pressed. */
  onYes: () => void;
  /** No or Escape was pressed. */
  onNo: () => void;
  /** Yes cannot be taken back: it turns red, and No has the colour, the focus and Enter. */
  destructive?: boolean | undefined;
  /** Yes is under way. */
  busy?: boolean | undefined;
}

/**
 * A question where the thing itself stands, inside a popup or a panel, with Yes and No. It takes focus, and Escape
 * answers it and nothing around it. For a question of its own take `ConfirmPopup`.
 */
export const InlineConfirm = ({ question, onYes, onNo, destructive = false, busy = false }: InlineConfirmProps) => {
  const yes = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(
    function takeFocus() {
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
