import { expect, screen } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/users/messages.ts';
import { chooseUser } from '#settings/users/testing/users.ts';
import { UsersSection } from '#settings/users/UsersSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { fill, press } from '#stories/steps.ts';

export default failing('updateStaff', {
  title: 'Failures/People/User to change',
  render: inSection(UsersSection),
  backend: administrator,
  arrange: async () => {
    await chooseUser('viewer@1001');
    await fill(await screen.findByRole('textbox', { name: messages.labels.mobilenumber }), '082 000 0000');
    await press(formTexts.save);
  },
  retained: async () => {
    await expect(screen.getByRole('textbox', { name: messages.labels.mobilenumber })).toHaveValue('082 000 0000');
  },
});
