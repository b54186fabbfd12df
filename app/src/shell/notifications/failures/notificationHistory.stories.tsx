import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages } from '#shell/notifications/messages.ts';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Notifications/List of notifications',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Dashboard'),
});

const shows = failing('notificationHistory', {
  arrange: async () => {
    const bell = await screen.findByRole('button', { name: messages.notifications });
    // Out again before it is pressed where the list is empty, or nobody is signed in any more.
    await waitFor(() => expect(bell).toBeEnabled(), { timeout: 3000 }).catch(() => undefined);
    await userEvent.click(bell);
  },
  error: (code) => `Sorry an error has occurred when getting notifications, error code: ${code}. Please reload.`,
  unexpected: 'Sorry an unexpected error has occurred. Please reload.',
  instead: {
    'code 5': async () => {
      await expect(await screen.findByRole('button', { name: messages.notifications })).toBeDisabled();
    },
  },
  kept: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
