import { screen } from 'storybook/test';
import { appAt } from '../../../.storybook/application.tsx';
import preview from '../../../.storybook/preview.tsx';
import { withBackend } from '../../../.storybook/storyBackend.tsx';
import { asPage } from '../stories/page.ts';
import { see } from '../stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Page of another version',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:not-built'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/PPLManager'),
});

export const Shown = meta.story({
  name: 'shown',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: messages.pages.preferredProducts });
    await see(messages.notBuilt(messages.pages.preferredProducts));
    await screen.findByRole('button', { name: messages.goToDashboard });
  },
});
