import { expect, screen, userEvent } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/regrets/messages.ts';
import { RegretSection } from '#settings/regrets/RegretSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

export default failing('updateAutoRegrets', {
  title: 'Failures/Settings/Auto regrets of suppliers',
  render: inSection(RegretSection),
  backend: { ...administrator, settings: { ordering_General_AutoRegrets_Enabled: true } },
  arrange: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: messages.auto.switch('Kestrel Wholesale') }));
    await press(formTexts.save);
  },
  error: formTexts.failed,
  unexpected: formTexts.failed(null),
  retained: async () => {
    await expect(screen.getByRole('button', { name: formTexts.discard })).toBeEnabled();
  },
});
