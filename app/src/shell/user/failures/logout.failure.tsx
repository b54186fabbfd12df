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
    // The menu receives focus after opening.
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull());
    await userEvent.keyboard('{End}{Enter}');
  },
  error: (code) => `Sorry an error has occurred, error code: ${code}. Please try again`,
  instead: {
    // The session was already over, which is the goal.
    'code 5': async () => {
      await screen.findByRole('button', { name: login.signIn });
    },
    // Signing out always works locally, even if the server is unreachable.
    'connection dropped': session.signedOutUnconfirmed,
  },
  retained: async () => {
    await screen.findByRole('button', { name: messages.userMenu });
  },
});
