import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn } from 'storybook/test';
import { messages } from '#orders/sending/messages.ts';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press, rowsOf } from '#stories/steps.ts';

const texts = messages.send;

const meta = preview.meta({
  title: 'Failures/Sending/Send orders',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <SendOrdersPopup orderid={1} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

const shows = failing('sendOrders', {
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    const dialog = await popup(texts.title);
    await rowsOf(texts.grid, dialog);
    await press(texts.selectAll, dialog);
    await press(texts.sendSeveral, dialog);
  },
  within: () => popup(texts.title),
  kept: async () => {
    for (const row of await rowsOf(texts.grid)) await expect(row).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
