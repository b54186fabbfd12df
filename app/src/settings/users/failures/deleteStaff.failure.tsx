import { expect, screen } from 'storybook/test';
import { messages } from '#settings/users/messages.ts';
import { chooseUser } from '#settings/users/testing/users.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

export default failing('deleteStaff', {
  title: 'Failures/People/User to delete',
  render: inSection(UsersSection),
  backend: administrator,
  focusMoved: true,
  arrange: async () => {
    await chooseUser('viewer@1001');
    await press(messages.deleteUser);
    await press('Yes');
  },
  retained: async () => {
    await expect(screen.getByRole('textbox', { name: messages.labels.username })).toHaveValue('viewer');
  },
});
