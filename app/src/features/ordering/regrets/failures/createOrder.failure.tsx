import { expect, fn } from 'storybook/test';
import { AdvancedRegretsPopup } from '#features/ordering/regrets/AdvancedRegretsPopup.tsx';
import { messages } from '#features/ordering/regrets/messages.ts';
import { advanced, selectAllRegrets } from '#features/ordering/regrets/testing/regrets.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import { failing } from '#stories/failing.ts';
import { press, rowsOf } from '#stories/steps.ts';

export default failing('createOrder', {
  title: 'Failures/Regrets/New order for regrets',
  parameters: { layout: 'fullscreen' },
  render: () => <AdvancedRegretsPopup onOrdered={fn()} onClose={fn()} returnFocusTo={() => null} />,
  moved: true,
  backend: { scenario: 'busyMorning' },
  arrange: async () => {
    const part = await advanced();
    await selectAllRegrets(part);
    await press(messages.advanced.reorder, part);
  },
  error: (code) => currentMessages.creationFailed(String(code)),
  unexpected: currentMessages.creationUnexpected,
  within: advanced,
  kept: async () => {
    for (const row of await rowsOf(messages.tab.title, await advanced())) {
      await expect(row).toHaveAttribute('aria-selected', 'true');
    }
  },
});
