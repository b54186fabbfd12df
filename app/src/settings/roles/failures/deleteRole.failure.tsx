import { expect, screen } from 'storybook/test';
import { messages } from '#settings/roles/messages.ts';
import { RolesSection } from '#settings/roles/RolesSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press, pressRow } from '#stories/steps.ts';

export default failing('deleteRole', {
  title: 'Failures/People/Role to delete',
  render: inSection(RolesSection),
  backend: administrator,
  focusMoved: true,
  arrange: async () => {
    await pressRow('Locum', messages.list);
    await press(messages.deleteRole);
    await press('Yes');
  },
  retained: async () => {
    await expect(screen.getByRole('textbox', { name: messages.name.label })).toHaveValue('Locum');
  },
});
