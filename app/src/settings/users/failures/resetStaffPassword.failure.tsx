import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#settings/users/messages.ts';
import { chooseUser } from '#settings/users/testing/users.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing, texts } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { popup, press } from '#stories/steps.ts';

export default failing('resetStaffPassword', {
  title: 'Failures/People/Password to reset',
  render: inSection(UsersSection),
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
  retained: async () => {
    await expect(screen.getByLabelText(messages.labels.password)).toHaveValue('Karoo!74');
  },
});
