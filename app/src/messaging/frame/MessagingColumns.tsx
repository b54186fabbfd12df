import { Button } from '@mortar/design-system';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages as texts } from './messages.ts';
import './messagingColumns.css';

export interface MessagingColumnsProps {
  /** With whom one writes; missing where that is no choice. */
  partners?: ReactNode;
  /** What there is to open. */
  list: ReactNode;
  /** What is open, or where it will be. */
  chat: ReactNode;
  /** Something is open: where only one column has room, it is that one. */
  open: boolean;
  /** Back to the list, where only one column has room. */
  onBack(): void;
}

/** Whom one writes to, what was written about, and what was written, side by side while there is room. */
export const MessagingColumns = ({ partners, list, chat, open, onBack }: MessagingColumnsProps) => (
  <div className="messaging-columns" data-open={open || undefined}>
    <div className="messaging-columns__grid" data-partners={partners !== undefined || undefined}>
      {partners !== undefined && <div className="messaging-columns__partners">{partners}</div>}
      <div className="messaging-columns__list">{list}</div>
      <div className="messaging-columns__chat">
        {open && (
          <div className="messaging-columns__back">
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              icon={<ArrowLeft size={16} aria-hidden="true" />}
              onClick={onBack}
            >
              {texts.back}
            </Button>
          </div>
        )}
        {chat}
      </div>
    </div>
  </div>
);
