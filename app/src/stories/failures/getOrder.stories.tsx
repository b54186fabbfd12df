import type { DataGridHandle } from '@mortar/design-system';
import { useRef } from 'react';
import { CurrentOrderPanel } from '../../features/ordering/components/CurrentOrderPanel.tsx';
import { messages } from '../../features/ordering/messages.ts';
import type { OrderLine } from '../../order/model/line.ts';
import '../../features/ordering/components/ordering.css';
import { fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { asPart, withBackend } from '../../../../.storybook/storyBackend.tsx';
import { failing } from '../failing.ts';
import { Frame } from '../frame.tsx';

function Panel() {
  const grid = useRef<DataGridHandle<OrderLine>>(null);
  return (
    <Frame width={658} height={340}>
      <CurrentOrderPanel active={false} gridRef={grid} onFocus={fn()} onOpenManager={fn()} onTryAgain={fn()} />
    </Frame>
  );
}

const meta = preview.meta({
  title: 'Failures/Current order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Panel />,
});

const shows = failing('getOrder', {
  backend: { scenario: 'busyMorning', openOrder: true },
  instead: { 'code 5': messages.order.empty },
  kept: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
});

export const Code0 = meta.story(shows('code 0'));
export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
export const NotAnAnswer = meta.story(shows('not an answer'));
