import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { screen } from 'storybook/test';
import { messages as pageMessages } from '#pages/messages.ts';
import { asPage } from '#stories/page.ts';
import { see } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Page of another version',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:not-built'],
  parameters: {
    layout: 'fullscreen',
    a11y: asPage,
    backend: { permissions: { dashboard: { brandedstore: true } }, retailer: { brandedstoreenabled: true } },
  },
  render: appAt('/Promotions'),
});

export const Shown = meta.story({
  name: 'shown',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: pageMessages.titles.promotions });
    await see(pageMessages.notBuilt(pageMessages.titles.promotions));
    await screen.findByRole('button', { name: messages.goToDashboard });
  },
});
