import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#settings/users/messages.ts';
import { fillNewUser } from '#settings/users/testing/users.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { see } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/People/User name to ask for',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(UsersSection),
});

const shows = failing('getStaff', {
  backend: administrator,
  arrange: async () => {
    await fillNewUser();
    await userEvent.keyboard('{Enter}');
  },
  // Nobody has the name: it is free.
  instead: { 'code 5': () => see(messages.added) },
  kept: async () => {
    await expect(screen.getByLabelText(messages.labels.password)).toHaveValue('Secret@1');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
