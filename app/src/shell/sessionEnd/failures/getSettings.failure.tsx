import { appAt } from '@mortar/storybook/application';
import { expect, screen } from 'storybook/test';
import { messages } from '#features/login/messages.ts';
import { failing } from '#stories/failing.ts';

export default failing('getSettings', {
  title: 'Failures/Login/Settings',
  decorators: [],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Dashboard'),
  // Without settings the session ends, and Login shows why (000 §4).
  retained: async () => {
    await expect(await screen.findByRole('button', { name: messages.signIn })).toBeDisabled();
  },
});
