import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn, screen } from 'storybook/test';
import { messages } from '#orders/sending/messages.ts';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Sending/Orders to send',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <SendOrdersPopup orderid={1} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

const shows = failing('listCommOrders', {
  backend: { scenario: 'busyMorning', openOrder: true },
  instead: { 'code 5': messages.send.none },
  kept: async () => {
    await screen.findByRole('button', { name: messages.send.refresh });
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
