import type { DataGridHandle } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { CurrentOrderPanel } from '#features/ordering/order/CurrentOrderPanel.tsx';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { Undoing } from '#orders/lines/history/Undoing.tsx';

/** Lines of the open order with undo, and its announcements below. */
export function WithUndo() {
  const grid = useRef<DataGridHandle<OrderLine>>(null);
  const { current } = useCurrentOrder();
  const [announcement, setAnnouncement] = useState('');
  return (
    <div style={{ width: 658, maxWidth: '100%', height: 360, display: 'grid', gap: 8 }}>
      <CurrentOrderPanel
        gridRef={grid}
        onFocus={fn()}
        onOpenManager={fn()}
        onTryAgain={fn()}
        onSaved={({ text }) => setAnnouncement(text)}
        returnFocus={() => null}
      />
      {current && <Undoing orderId={current.orderId} say={({ text }) => setAnnouncement(text)} />}
      <p>{announcement}</p>
    </div>
  );
}
