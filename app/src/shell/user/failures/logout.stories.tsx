import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as login } from '#features/login/messages.ts';
import { messages as session } from '#session/messages.ts';
import { messages } from '#shell/user/messages.ts';
import { failing } from '#stories/failing.ts';
import { press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Login/Sign out',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Dashboard'),
});

const shows = failing('logout', {
  arrange: async () => {
    await press(messages.userMenu);
    await screen.findByRole('menuitem', { name: messages.signOut });
    // The menu takes the keyboard a moment after it opens.
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull());
    await userEvent.keyboard('{End}{Enter}');
  },
  error: (code) => `Sorry an error has occurred, error code: ${code}. Please try again`,
  instead: {
    // The session was over already: it is what was asked for.
    'code 5': async () => {
      await screen.findByRole('button', { name: login.signIn });
    },
    // Whoever signs out is out here, whether the server has heard of it or not.
    'connection dropped': session.signedOutUnconfirmed,
  },
  kept: async () => {
    await screen.findByRole('button', { name: messages.userMenu });
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
