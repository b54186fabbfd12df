import { appAt } from '@mortar/storybook/application';
import { messages } from '#features/messages/tickets/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

const { inbox } = messages;

export default failing('listTickets', {
  title: 'Failures/Messages/Tickets',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Support'),
  error: () => inbox.failed,
  instead: {
    'code 5': inbox.empty,
    // As a toast; other failures are shown in the list.
    'connection dropped': inbox.fetchFailed,
  },
});
