import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#settings/users/messages.ts';
import { fillNewUser } from '#settings/users/testing/users.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible } from '#stories/steps.ts';

export default failing('getStaff', {
  title: 'Failures/People/User name to ask for',
  render: inSection(UsersSection),
  backend: administrator,
  arrange: async () => {
    await fillNewUser();
    await userEvent.keyboard('{Enter}');
  },
  // The name is free.
  instead: { 'code 5': () => expectVisible(messages.added) },
  retained: async () => {
    await expect(screen.getByLabelText(messages.labels.password)).toHaveValue('Secret@1');
  },
});
