import preview from '@mortar/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PasswordPopup } from './PasswordPopup.tsx';

const meta = preview.meta({
  title: 'Popups/Ordering a product/Override password',
  component: PasswordPopup,
  tags: ['manifest:override-password'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { open: true, onSubmit: fn(), onCancel: fn() },
});

export const Empty = meta.story({
  name: 'empty',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    const shown = await screen.findByText('Please enter a password.');
    await waitFor(() => expect(shown).toBeVisible());
  },
});
export const Wrong = meta.story({ name: 'wrong', args: { error: 'Incorrect password.' } });
export const Checking = meta.story({ name: 'checking', args: { busy: true } });
export const Failed = meta.story({
  name: 'error',
  args: { error: 'Sorry an error has occurred, error code: 0. Please try again.' },
});
export const WithConfirmation = meta.story({ name: 'with confirmation', args: { withConfirmation: true } });
export const Mismatch = meta.story({
  name: 'mismatch',
  args: { withConfirmation: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'one');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'two');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    const shown = await screen.findByText('Password and Confirm Password do not match.');
    await waitFor(() => expect(shown).toBeVisible());
  },
});
