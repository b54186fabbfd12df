import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { screen } from 'storybook/test';
import { asPage } from '#stories/page.ts';
import { expectVisible } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Page Not Found',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:not-found'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Nowhere'),
});

export const LoggedIn = meta.story({
  name: 'logged in',
  play: async () => {
    await expectVisible(messages.notFoundTitle);
    await screen.findByRole('button', { name: messages.goToDashboard });
  },
});

export const LoggedOut = meta.story({
  name: 'logged out',
  parameters: { backend: { signedIn: false } },
  play: async () => {
    await expectVisible(messages.notFoundTitle);
    await screen.findByRole('button', { name: messages.goToLogin });
  },
});
