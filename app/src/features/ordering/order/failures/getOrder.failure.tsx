import type { DataGridHandle } from '@mortar/design-system';
import { useRef } from 'react';
import { fn, screen } from 'storybook/test';
import { CurrentOrderPanel } from '#features/ordering/order/CurrentOrderPanel.tsx';
import type { OrderLine } from '#orders/current/model/line.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';

function Panel() {
  const grid = useRef<DataGridHandle<OrderLine>>(null);
  return (
    <Frame width={620} height={340}>
      <CurrentOrderPanel
        gridRef={grid}
        onFocus={fn()}
        onOpenManager={fn()}
        onTryAgain={fn()}
        onSaved={fn()}
        returnFocus={() => null}
      />
    </Frame>
  );
}

export default failing('getOrder', {
  title: 'Failures/Ordering/Current order',
  render: () => <Panel />,
  backend: { scenario: 'busyMorning', openOrder: true },
  instead: { 'code 5': lineMessages.orderLines.empty },
  retained: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
});
