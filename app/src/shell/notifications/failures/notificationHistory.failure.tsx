import { appAt } from '@mortar/storybook/application';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages } from '#shell/notifications/messages.ts';
import { failing } from '#stories/failing.ts';

export default failing('notificationHistory', {
  title: 'Failures/Notifications/List of notifications',
  decorators: [],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Dashboard'),
  arrange: async () => {
    const bell = await screen.findByRole('button', { name: messages.notifications });
    // Stays disabled if the list is empty or the session ended.
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
  retained: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
});
