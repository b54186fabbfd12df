import { Button } from '@mortar/design-system';
import { CircleAlert } from 'lucide-react';
import { codeText } from '#server/outcome.ts';
import { messages } from './messages.ts';
import './orderStrips.css';

const texts = messages.order.stale;

export interface NotUpToDateProps {
  /** Error of the last reload. */
  error: unknown;
  busy: boolean;
  /** Reloads; resolves to true on success. */
  onTryAgain(): Promise<boolean>;
  /** Called after success, to focus an element in place of the button. */
  onRead(): void;
}

/** Reports that lines are outdated because a reload failed. */
export function NotUpToDate({ error, busy, onTryAgain, onRead }: NotUpToDateProps) {
  return (
    <div className="order-stale">
      <CircleAlert size={16} aria-hidden />
      <p role="alert">
        {texts.text} {codeText(error)}
      </p>
      <Button
        size="sm"
        variant="outline"
        busy={busy}
        onClick={async () => {
          if (await onTryAgain()) onRead();
        }}
      >
        {texts.again}
      </Button>
    </div>
  );
}
