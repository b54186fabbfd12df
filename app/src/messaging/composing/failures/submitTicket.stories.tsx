import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn } from 'storybook/test';
import { DirectMessagePopup } from '#messaging/composing/DirectMessagePopup.tsx';
import { messages } from '#messaging/composing/messages.ts';
import { field, filled, MESSAGE, send } from '#messaging/composing/testing/directMessage.ts';
import { failing } from '#stories/failing.ts';
import { popup } from '#stories/steps.ts';

const { direct: texts } = messages;

const meta = preview.meta({
  title: 'Failures/Messages/Direct Message to support',
  component: DirectMessagePopup,
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  args: { kind: 'staff' as const, onSent: fn(), onClose: fn() },
});

const shows = failing('submitTicket', {
  arrange: async () => send(await filled()),
  moved: true,
  error: () => messages.failed,
  // The list says that it did not arrive.
  unexpected: messages.failed,
  within: () => popup(texts.title),
  kept: async () => {
    await expect(await field(await popup(texts.title), messages.message)).toHaveValue(MESSAGE);
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
