import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommands } from '#commands/useCommands.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { messages } from './messages.ts';

declare global {
  interface WindowEventMap {
    /** Somebody wants a line of the open order at another supplier, on the page or over it. */
    moveline: CustomEvent<OrderLine>;
  }
}

const MoveLinesPopup = lazyPart(() => import('./MoveLinesPopup.tsx'), 'MoveLinesPopup');

export interface MovingLinesProps {
  /** Says what was done to the order. */
  onSaved(saved: Saved): void;
  /** What has the keyboard where nothing of the order could. */
  returnFocus(): HTMLElement | null;
}

/** What has the keyboard now; once that is gone, the list that it stood in, or `returnFocus`. */
function focusTarget(returnFocus: () => HTMLElement | null): () => HTMLElement | null {
  const element = document.activeElement;
  const list = element?.closest('[role="grid"]');
  return () => {
    if (element instanceof HTMLElement && element !== document.body && element.isConnected) return element;
    return list?.querySelector<HTMLElement>('[tabindex="0"]') ?? returnFocus();
  };
}

/** Moving lines of the open order to another supplier: its key on the page, what lines ask for, and the popup. */
export function MovingLines({ onSaved, returnFocus }: MovingLinesProps) {
  const { order, editable } = useCurrentOrder();
  /** The line that it begins with; 'any' for those that are ticked there. */
  const [moving, setMoving] = useState<OrderLine | 'any' | null>(null);
  const back = useRef<() => HTMLElement | null>(returnFocus);
  const start = useEffectEvent((line: OrderLine | 'any') => {
    back.current = focusTarget(returnFocus);
    setMoving(line);
  });
  useCommands([
    {
      ...{ id: 'order.move', title: messages.command, key: 'Alt+M', permission: editable },
      ...{ disabled: !order?.lines.length, run: () => start('any') },
    },
  ]);
  useEffect(function hearLines() {
    const hear = ({ detail }: CustomEvent<OrderLine>) => start(detail);
    addEventListener('moveline', hear);
    return () => removeEventListener('moveline', hear);
  }, []);
  const close = () => setMoving(null);
  return (
    <PartBoundary onFail={close}>
      {moving && order && (
        <MoveLinesPopup
          order={order}
          line={moving === 'any' ? null : moving}
          onDone={(saved) => {
            close();
            onSaved(saved);
          }}
          onClose={close}
          returnFocusTo={() => back.current()}
        />
      )}
    </PartBoundary>
  );
}
