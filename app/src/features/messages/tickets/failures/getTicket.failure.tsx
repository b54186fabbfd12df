import { appAt } from '@mortar/storybook/application';
import { expect } from 'storybook/test';
import { messages } from '#features/messages/tickets/messages.ts';
import { listed, openFirst } from '#features/messages/tickets/testing/inbox.ts';
import { messages as conversationTexts } from '#messaging/conversation/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

export default failing('getTicket', {
  title: 'Failures/Messages/Ticket',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Support'),
  arrange: () => openFirst(messages.support.list),
  error: conversationTexts.failed,
  unexpected: conversationTexts.unexpected,
  instead: { 'code 5': conversationTexts.none },
  retained: async () => {
    await expect((await listed(messages.support.list)).length).toBeGreaterThan(1);
  },
});
