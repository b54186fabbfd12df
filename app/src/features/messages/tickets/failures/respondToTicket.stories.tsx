import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { screen, userEvent } from 'storybook/test';
import { messages } from '#features/messages/tickets/messages.ts';
import { openFirst } from '#features/messages/tickets/testing/inbox.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { see } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Messages/Reply to support',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Support'),
});

const REPLY = 'Thank you, that is it.';

const shows = failing('respondToTicket', {
  arrange: async () => {
    await openFirst(messages.support.list);
    await screen.findByRole('log');
    await userEvent.type(screen.getByRole('textbox', { name: /^Message to/ }), `${REPLY}{Enter}`);
  },
  error: (code) => `Not sent. Sorry an error has occurred, error code: ${code}. Please try again.`,
  unexpected: 'Not sent.',
  // The ticket is looked at, and does not hold it.
  instead: { 'code 5': 'Not sent.' },
  kept: () => see(REPLY),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
