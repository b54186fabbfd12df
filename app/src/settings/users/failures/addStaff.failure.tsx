import { expect, screen } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/users/messages.ts';
import { fillNewUser } from '#settings/users/testing/users.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

export default failing('addStaff', {
  title: 'Failures/People/User to add',
  render: inSection(UsersSection),
  backend: administrator,
  arrange: async () => {
    await fillNewUser();
    await press(formTexts.save);
  },
  retained: async () => {
    await expect(screen.getByLabelText(messages.labels.password)).toHaveValue('Secret@1');
    await expect(screen.getByRole('textbox', { name: messages.labels.username })).toHaveValue('nomsa');
  },
});
