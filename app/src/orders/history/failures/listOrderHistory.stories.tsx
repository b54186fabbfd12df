import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages } from '#orders/history/messages.ts';
import { OrderHistory } from '#orders/history/OrderHistory.tsx';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Orders/Order history',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen' },
  decorators: [asPart],
  render: () => (
    <div style={{ blockSize: '100vh' }}>
      <OrderHistory />
    </div>
  ),
});

const shows = failing('listOrderHistory', {
  backend: { scenario: 'busyMorning' },
  instead: { 'code 5': messages.orders.none },
  kept: async () => {
    await expect(await screen.findByRole('radio', { name: 'Last 3 Months' })).toBeChecked();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
