import preview from '@mortar/storybook/preview';
import { asPart, loadedOf, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { administrator, inSection } from '#stories/settings.tsx';
import { see } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { ProfileSection } from './ProfileSection.tsx';

const meta = preview.meta({
  title: 'Screens/Settings/My Profile',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-profile'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(ProfileSection),
});

export const Filled = meta.story({
  name: 'filled',
  beforeEach: (context) => {
    const { staff } = loadedOf(context).backend.store;
    const buyer = staff.get('buyer@1001');
    if (buyer) staff.put({ ...buyer, idnumber: '8405175800088', dob: '1984-05-17' });
  },
  play: async () => {
    await see('1984/05/17');
    await see('8405175800088');
    await expect(screen.queryByText(texts.missing)).not.toBeInTheDocument();
  },
});

export const MissingFields = meta.story({
  name: 'missing fields',
  play: async () => {
    await see('buyer@1001');
    await expect(screen.getAllByText(texts.missing)).toHaveLength(2);
  },
});
