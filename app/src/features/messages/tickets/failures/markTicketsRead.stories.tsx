import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#features/messages/tickets/messages.ts';
import { listed } from '#features/messages/tickets/testing/inbox.ts';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Messages/Tickets marked as read',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Support'),
});

const shows = failing('markTicketsRead', {
  arrange: async () => {
    await listed(messages.support.list);
    await press(chatTexts.markRead);
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
