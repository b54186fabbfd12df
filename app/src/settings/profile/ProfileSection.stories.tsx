import type { StaffMember } from '@mortar/contract';
import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor } from 'storybook/test';
import { keys } from '#server/keys.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible } from '#stories/steps.ts';
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
  play: async () => {
    await expectVisible('1984/05/17');
    await expectVisible('8405170000085');
    await expect(screen.queryByText(texts.missing)).not.toBeInTheDocument();
  },
});

export const MissingFields = meta.story({
  name: 'missing fields',
  play: async (context) => {
    await expectVisible('1984/05/17');
    getLoaded(context).services.queryClient.setQueryData<StaffMember>(
      keys.staffMember('buyer@1001'),
      (known) => known && { ...known, idnumber: '', dob: '', mobilenumber: ' ' },
    );
    await waitFor(() => expect(screen.getAllByText(texts.missing)).toHaveLength(3));
  },
});
