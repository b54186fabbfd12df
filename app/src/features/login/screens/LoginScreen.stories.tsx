import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { appAt, inWorld } from '../../../../../.storybook/world.tsx';
import { messages } from '../messages.ts';

const meta = preview.meta({
  title: 'Screens/Login',
  ...inWorld,
  tags: ['manifest:login'],
  parameters: { layout: 'fullscreen', world: { signedIn: false } },
  render: appAt('/Login'),
});

async function signIn(password = 'Mortar#2026') {
  await userEvent.type(await screen.findByLabelText(messages.username), 'buyer@1001');
  await userEvent.type(screen.getByLabelText(messages.password), password);
  await userEvent.keyboard('{Enter}');
}

export const Empty = meta.story({
  name: 'empty',
  play: async () => {
    await expect(await screen.findByRole('button', { name: messages.signIn })).toBeDisabled();
  },
});

export const InvalidCredentials = meta.story({
  name: 'invalid credentials',
  play: async () => {
    await signIn('wrong');
    await expect(await screen.findByText(messages.invalid)).toBeVisible();
    await expect(screen.getByLabelText(messages.username)).toHaveValue('buyer@1001');
  },
});
