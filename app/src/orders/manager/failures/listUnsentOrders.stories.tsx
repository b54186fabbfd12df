import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { screen } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Orders/Unsent orders',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: orderManager,
});

const shows = failing('listUnsentOrders', {
  instead: { 'code 5': messages.manager.none },
  kept: async () => {
    await screen.findByRole('button', { name: messages.manager.start });
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
