import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { screen } from 'storybook/test';
import { asPage } from '#stories/page.ts';
import { expectVisible } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Popups/Everywhere/Session expired',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:session-expired'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Dashboard'),
});

export const Shown = meta.story({
  name: 'shown',
  parameters: { backend: { faults: [{ call: 'notificationHistory', kind: 'code', code: 4 }] } },
  play: async () => {
    await expectVisible('Your session has expired. Please login again.');
    await screen.findByRole('button', { name: 'Sign in' });
  },
});
