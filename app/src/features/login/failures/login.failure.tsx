import { appAt } from '@mortar/storybook/application';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#features/login/messages.ts';
import { failing } from '#stories/failing.ts';

export default failing('login', {
  title: 'Failures/Login/Sign in',
  decorators: [],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Login'),
  backend: { signedIn: false },
  arrange: async () => {
    await userEvent.type(await screen.findByLabelText(messages.username), 'buyer@1001');
    await userEvent.type(screen.getByLabelText(messages.password), 'Mortar@2026{Enter}');
  },
  // No code reveals which field was wrong, and there is no session to end.
  error: () => 'The username or password provided is invalid, please try again',
  instead: { 'code 4': 'The username or password provided is invalid, please try again' },
  retained: async () => {
    await expect(screen.getByLabelText(messages.username)).toHaveValue('buyer@1001');
    await expect(screen.getByLabelText(messages.password)).toHaveValue('Mortar@2026');
  },
});
