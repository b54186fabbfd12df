import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#settings/users/messages.ts';
import { chooseUser } from '#settings/users/testing/users.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing, texts } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { popup, press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/People/Password to reset',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(UsersSection),
});

const shows = failing('resetStaffPassword', {
  backend: administrator,
  arrange: async () => {
    await chooseUser('viewer@1001');
    await press(messages.reset.title);
    const dialog = await popup(messages.reset.title);
    await userEvent.type(dialog.getByLabelText(messages.labels.password), 'Karoo!74');
    await userEvent.type(dialog.getByLabelText(messages.labels.confirmpassword), 'Karoo!74');
    await press(/^OK/, dialog);
  },
  unexpected: messages.reset.unknown(texts.unexpected),
  kept: async () => {
    await expect(screen.getByLabelText(messages.labels.password)).toHaveValue('Karoo!74');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
