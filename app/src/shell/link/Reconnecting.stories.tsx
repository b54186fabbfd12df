import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, waitFor } from 'storybook/test';
import { linkStateAtom } from '#live/liveLinkAtom.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Reconnecting',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:reconnecting'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Dashboard'),
});

export const QuietIndicator = meta.story({
  name: 'quiet indicator',
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    await waitFor(() => expect(services.store.get(linkStateAtom)).toBe('connected'));
    backend.hub.refuse(true);
    backend.hub.drop();
    await expectVisible(/Reconnecting/);
  },
});
