import { expect, screen, userEvent } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/roles/messages.ts';
import { RolesSection } from '#settings/roles/RolesSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

export default failing('addRole', {
  title: 'Failures/People/Role to add',
  render: inSection(RolesSection),
  backend: administrator,
  arrange: async () => {
    await press(messages.add);
    await userEvent.type(await screen.findByRole('textbox', { name: messages.name.label }), 'Night shift');
    await userEvent.click(screen.getByRole('checkbox', { name: messages.products.labels.frontshopproducts }));
    await press(formTexts.save);
  },
  retained: async () => {
    await expect(screen.getByRole('textbox', { name: messages.name.label })).toHaveValue('Night shift');
  },
});
