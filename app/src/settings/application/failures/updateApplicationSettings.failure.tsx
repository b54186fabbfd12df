import { expect, screen, userEvent } from 'storybook/test';
import { ApplicationSection } from '#settings/application/ApplicationSection.tsx';
import { messages } from '#settings/application/messages.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

export default failing('updateApplicationSettings', {
  title: 'Failures/Settings/Application settings',
  render: inSection(ApplicationSection),
  backend: administrator,
  arrange: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: messages.prices.inclusive }));
    await press(formTexts.save);
  },
  error: formTexts.failed,
  unexpected: formTexts.failed(null),
  retained: async () => {
    await expect(screen.getByRole('checkbox', { name: messages.prices.inclusive })).toBeChecked();
  },
});
