import type { DataGridHandle } from '@mortar/design-system';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
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
        home={() => null}
      />
    </Frame>
  );
}

const meta = preview.meta({
  title: 'Failures/Ordering/Current order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Panel />,
});

const shows = failing('getOrder', {
  backend: { scenario: 'busyMorning', openOrder: true },
  instead: { 'code 5': lineMessages.orderLines.empty },
  kept: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
