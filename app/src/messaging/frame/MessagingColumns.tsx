import { Button } from '@mortar/design-system';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { messages as texts } from './messages.ts';
import './messagingColumns.css';

export interface MessagingColumnsProps {
  /** Recipients; missing if there is no choice. */
  partners?: ReactNode;
  /** Conversations or tickets. */
  list: ReactNode;
  /** Open conversation, or its placeholder. */
  chat: ReactNode;
  /** True if one is open: it is shown if only one column fits. */
  open: boolean;
  /** Returns to the list, if only one column fits. */
  onBack(): void;
}

const BACK = '.messaging-columns__back button';
const FIRST = '.messaging-columns__list button';

/** In a single column the pressed element gets hidden, so focus moves to the visible column. */
function useVisibleFocus(root: RefObject<HTMLElement | null>, open: boolean): void {
  const before = useRef(open);
  const opener = useRef<HTMLElement>(null);
  useEffect(
    function moveFocus() {
      if (before.current === open) return;
      before.current = open;
      const at = document.activeElement;
      const isOurs = at instanceof HTMLElement && root.current?.contains(at);
      if (isOurs && at.getClientRects().length > 0) return;
      if (!isOurs && at !== document.body) return;
      if (open) opener.current = isOurs ? at : null;
      const left = open || !opener.current?.isConnected ? null : opener.current;
      (left ?? root.current?.querySelector<HTMLElement>(open ? BACK : FIRST))?.focus();
    },
    [root, open],
  );
}

/** Shows recipients, list and conversation in up to three columns. */
export function MessagingColumns({ partners, list, chat, open, onBack }: MessagingColumnsProps) {
  const root = useRef<HTMLDivElement>(null);
  useVisibleFocus(root, open);
  return (
    <div ref={root} className="messaging-columns" data-open={open || undefined}>
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
}
