import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/preferences/messages.ts';
import { PreferencesPanel } from '#features/ordering/preferences/PreferencesPanel.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { press } from '#stories/steps.ts';

const check = (name: string) => screen.findByRole('checkbox', { name });

export default failing('updateOrderingSettings', {
  title: 'Failures/Ordering/Preferences',
  render: () => (
    <Frame width={408} height={640}>
      <PreferencesPanel />
    </Frame>
  ),
  arrange: async () => {
    await userEvent.click(await check(messages.suppliers.lock));
    await press(messages.save);
  },
  // The settings form has one text for every failure (001 §8).
  error: () => messages.failed,
  retained: async () => {
    await expect(await check(messages.suppliers.lock)).toBeChecked();
  },
});
