import { expect, screen } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/roles/messages.ts';
import { RolesSection } from '#settings/roles/RolesSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { fill, press, pressRow } from '#stories/steps.ts';

export default failing('updateRole', {
  title: 'Failures/People/Role to change',
  render: inSection(RolesSection),
  backend: administrator,
  arrange: async () => {
    await pressRow('Viewer', messages.list);
    await fill(await screen.findByRole('textbox', { name: messages.name.label }), 'Reader');
    await press(formTexts.save);
  },
  retained: async () => {
    await expect(screen.getByRole('textbox', { name: messages.name.label })).toHaveValue('Reader');
  },
});
