import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { PharmaciesSection } from '#settings/pharmacies/PharmaciesSection.tsx';
import { chooseUser } from '#settings/users/testing/users.ts';
import { failing } from '#stories/failing.ts';
import { inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/People/Pharmacies to assign',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(PharmaciesSection),
});

const shows = failing('updatePharmacyAssignment', {
  backend: { scenario: 'groupBuyer' },
  arrange: async () => {
    await chooseUser('buyer@2000');
    const [first] = await screen.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await press(formTexts.save);
  },
  kept: async () => {
    await expect(screen.getAllByRole('checkbox')[0]).not.toBeChecked();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
