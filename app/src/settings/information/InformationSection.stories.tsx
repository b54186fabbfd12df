import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor } from 'storybook/test';
import { administrator, inSection } from '#stories/settings.tsx';
import { InformationSection } from './InformationSection.tsx';
import { messages as texts } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Settings/My Information',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-information'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(InformationSection),
});

/** The current number, since orders were created after sign-in. */
export const Filled = meta.story({
  name: 'filled',
  play: async (context) => {
    const last = getLoaded(context).backend.store.counters.get('ordernumber 1001')?.value;
    const field = await screen.findByRole('textbox', { name: texts.lastOrderNumber });
    await waitFor(() => expect(field).toHaveValue(String(last)));
    await expect(field).toHaveAttribute('readonly');
  },
});
