import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { messages } from '#features/messages/tickets/messages.ts';
import { listed, openFirst } from '#features/messages/tickets/testing/inbox.ts';
import { messages as conversationTexts } from '#messaging/conversation/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

const meta = preview.meta({
  title: 'Failures/Messages/Ticket',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Support'),
});

const shows = failing('getTicket', {
  arrange: () => openFirst(messages.support.list),
  error: conversationTexts.failed,
  unexpected: conversationTexts.unexpected,
  instead: { 'code 5': conversationTexts.none },
  kept: async () => {
    await expect((await listed(messages.support.list)).length).toBeGreaterThan(1);
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
