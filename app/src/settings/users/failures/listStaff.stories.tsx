import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#settings/users/messages.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';

const meta = preview.meta({
  title: 'Failures/People/Users',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(UsersSection),
});

const shows = failing('listStaff', {
  backend: administrator,
  instead: { 'code 5': messages.none },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
