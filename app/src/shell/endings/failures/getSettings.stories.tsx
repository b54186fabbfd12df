import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages } from '#features/login/messages.ts';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Login/Settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Dashboard'),
});

const shows = failing('getSettings', {
  // Without settings nobody works: the session ends, and Login says why (000 §4).
  kept: async () => {
    await expect(await screen.findByRole('button', { name: messages.signIn })).toBeDisabled();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
