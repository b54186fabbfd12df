import { Button, LoadingState, Popup } from '@mortar/design-system';
import { Suspense } from 'react';
import { messages } from './messages.ts';
import type { PastLine } from './model/pastOrder.ts';
import { OrderHistory } from './OrderHistory.tsx';
import './history.css';

const texts = messages.orders;

export interface HistoryPopupProps {
  /** Reorders an item; missing where nothing can be ordered. */
  onOrderAgain?: ((line: PastLine) => void) | undefined;
  onClose(): void;
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** 'Order History' in a full-window popup, also for groups, which have no tab (002 §2.2). */
export function HistoryPopup({ onOrderAgain, onClose, returnFocusTo }: HistoryPopupProps) {
  return (
    <Popup
      open
      size="90"
      flush
      title={texts.title}
      description={texts.about}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      footer={
        <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="order-history-popup">
        <Suspense fallback={<LoadingState text={texts.loading} />}>
          <OrderHistory level={3} onOrderAgain={onOrderAgain} />
        </Suspense>
      </div>
    </Popup>
  );
}
