import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#settings/pharmacies/messages.ts';
import { PharmaciesSection } from '#settings/pharmacies/PharmaciesSection.tsx';
import { chooseUser } from '#settings/users/testing/users.ts';
import { failing } from '#stories/failing.ts';
import { inSection } from '#stories/settings.tsx';

const meta = preview.meta({
  title: 'Failures/People/Pharmacies of a user',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(PharmaciesSection),
});

const shows = failing('getPharmacyAssignment', {
  backend: { scenario: 'groupBuyer' },
  arrange: () => chooseUser('branch@2000'),
  instead: { 'code 5': messages.none },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
