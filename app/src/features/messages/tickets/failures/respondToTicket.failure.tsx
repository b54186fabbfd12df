import { appAt } from '@mortar/storybook/application';
import { screen, userEvent } from 'storybook/test';
import { messages } from '#features/messages/tickets/messages.ts';
import { openFirst } from '#features/messages/tickets/testing/inbox.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible } from '#stories/steps.ts';

const REPLY = 'Thank you, that is it.';

export default failing('respondToTicket', {
  title: 'Failures/Messages/Reply to support',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Support'),
  arrange: async () => {
    await openFirst(messages.support.list);
    await screen.findByRole('log');
    await userEvent.type(screen.getByRole('textbox', { name: /^Message to/ }), `${REPLY}{Enter}`);
  },
  error: (code) => `Not sent. Sorry an error has occurred, error code: ${code}. Please try again.`,
  unexpected: 'Not sent.',
  // The ticket is read again and lacks the reply.
  instead: { 'code 5': 'Not sent.' },
  retained: () => expectVisible(REPLY),
});
