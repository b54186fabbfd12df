import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommands } from '#commands/useCommands.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { commandMessages } from './commandMessages.ts';

declare global {
  interface WindowEventMap {
    /** Requests moving a line of the open order, from the page or a popup. */
    moveline: CustomEvent<OrderLine>;
  }
}

const MoveLinesPopup = lazyPart(() => import('./MoveLinesPopup.tsx'), 'MoveLinesPopup');

export interface MovingLinesProps {
  /** Announces the change of the order. */
  onSaved(saved: Saved): void;
  /** Fallback for focus if the order has no element for it. */
  returnFocus(): HTMLElement | null;
}

/** Current focus; once removed, its list, or `returnFocus`. */
function captureFocusTarget(returnFocus: () => HTMLElement | null): () => HTMLElement | null {
  const element = document.activeElement;
  const list = element?.closest('[role="grid"]');
  return () => {
    if (element instanceof HTMLElement && element !== document.body && element.isConnected) return element;
    return list?.querySelector<HTMLElement>('[tabindex="0"]') ?? returnFocus();
  };
}

/** Lets the user move lines of the open order: key of the page, requests from lines, and popup. */
export function MovingLines({ onSaved, returnFocus }: MovingLinesProps) {
  const { order, editable } = useCurrentOrder();
  /** Preselected line; 'any' to select in the popup. */
  const [moving, setMoving] = useState<OrderLine | 'any' | null>(null);
  const returnTarget = useRef<() => HTMLElement | null>(returnFocus);
  const start = useEffectEvent((line: OrderLine | 'any') => {
    returnTarget.current = captureFocusTarget(returnFocus);
    setMoving(line);
  });
  useCommands([
    {
      id: 'order.move',
      title: commandMessages.move,
      key: 'Alt+M',
      permission: editable,
      disabled: !order?.lines.length,
      run: () => start('any'),
    },
  ]);
  useEffect(function listenForRequests() {
    const handleRequest = ({ detail }: CustomEvent<OrderLine>) => start(detail);
    addEventListener('moveline', handleRequest);
    return () => removeEventListener('moveline', handleRequest);
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
          returnFocusTo={() => returnTarget.current()}
        />
      )}
    </PartBoundary>
  );
}
