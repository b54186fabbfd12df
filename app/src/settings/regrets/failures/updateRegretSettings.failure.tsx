import { expect, screen, userEvent } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/regrets/messages.ts';
import { RegretSection } from '#settings/regrets/RegretSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

export default failing('updateRegretSettings', {
  title: 'Failures/Settings/Regret settings',
  render: inSection(RegretSection),
  backend: administrator,
  arrange: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: messages.partial.options.true }));
    await press(formTexts.save);
  },
  error: formTexts.failed,
  unexpected: formTexts.failed(null),
  retained: async () => {
    await expect(screen.getByRole('radio', { name: messages.partial.options.true })).toBeChecked();
  },
});
