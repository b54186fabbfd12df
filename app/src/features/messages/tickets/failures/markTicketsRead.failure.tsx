import { appAt } from '@mortar/storybook/application';
import { messages } from '#features/messages/tickets/messages.ts';
import { listed } from '#features/messages/tickets/testing/inbox.ts';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { press } from '#stories/steps.ts';

export default failing('markTicketsRead', {
  title: 'Failures/Messages/Tickets marked as read',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Support'),
  arrange: async () => {
    await listed(messages.support.list);
    await press(chatTexts.markRead);
  },
});
