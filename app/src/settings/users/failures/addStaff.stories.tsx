import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/users/messages.ts';
import { fillNewUser } from '#settings/users/testing/users.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/People/User to add',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(UsersSection),
});

const shows = failing('addStaff', {
  backend: administrator,
  arrange: async () => {
    await fillNewUser();
    await press(formTexts.save);
  },
  kept: async () => {
    await expect(screen.getByLabelText(messages.labels.password)).toHaveValue('Secret@1');
    await expect(screen.getByRole('textbox', { name: messages.labels.username })).toHaveValue('nomsa');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
