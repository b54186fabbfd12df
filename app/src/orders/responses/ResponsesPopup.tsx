import { Button, LoadingState, Popup } from '@mortar/design-system';
import { Suspense, useRef } from 'react';
import { messages } from './messages.ts';
import { Responses } from './Responses.tsx';
import './responses.css';

const texts = messages.popup;

export interface ResponsesPopupProps {
  onClose(): void;
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** 'Responses' in a full-window popup (002 §2.3). */
export function ResponsesPopup({ onClose, returnFocusTo }: ResponsesPopupProps) {
  const search = useRef<HTMLInputElement>(null);
  return (
    <Popup
      open
      size="90"
      flush
      title={messages.title}
      description={texts.about}
      onClose={onClose}
      initialFocusRef={search}
      returnFocusTo={returnFocusTo}
      footer={
        <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="responses-popup">
        <Suspense fallback={<LoadingState text={messages.loading} />}>
          <Responses level={3} searchRef={search} />
        </Suspense>
      </div>
    </Popup>
  );
}
