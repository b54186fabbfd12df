import { Button } from '@mortar/design-system';
import { CircleAlert } from 'lucide-react';
import { codeText } from '#server/outcome.ts';
import { messages } from './messages.ts';
import './orderStrips.css';

const texts = messages.order.stale;

export interface NotUpToDateProps {
  /** Why it could not be read again. */
  error: unknown;
  busy: boolean;
  /** Reads it again. Gives whether that went well. */
  onTryAgain(): Promise<boolean>;
  /** It went well: what has the keyboard then, in place of the button. */
  onRead(): void;
}

/** The lines that show were read earlier: reading them again failed, and takes nothing out of sight. */
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
