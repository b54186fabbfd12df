import { appAt } from '@mortar/storybook/application';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as login } from '#features/login/messages.ts';
import { messages as session } from '#session/messages.ts';
import { messages } from '#shell/user/messages.ts';
import { failing } from '#stories/failing.ts';
import { press } from '#stories/steps.ts';

export default failing('logout', {
  title: 'Failures/Login/Sign out',
  decorators: [],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Dashboard'),
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
