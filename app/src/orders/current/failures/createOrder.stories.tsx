import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen } from 'storybook/test';
import { messages } from '#orders/current/messages.ts';
import { StartOrderPopup } from '#orders/current/StartOrderPopup.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Orders/New order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <StartOrderPopup open onStarted={fn()} onCancel={fn()} returnFocusTo={() => null} />,
});

const shows = failing('createOrder', {
  arrange: async () => press(messages.startOrder.start, await popup(messages.startOrder.title)),
  error: (code) => `Sorry an error has occurred when creating your order, error code: ${code}. Please try again.`,
  unexpected: 'Sorry an unexpected error has occurred when creating your order. Please try again',
  kept: async () => {
    await expect(await screen.findByRole('button', { name: messages.startOrder.start })).toBeEnabled();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
