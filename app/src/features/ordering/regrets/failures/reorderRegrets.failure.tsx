import { expect, fn } from 'storybook/test';
import { AdvancedRegretsPopup } from '#features/ordering/regrets/AdvancedRegretsPopup.tsx';
import { messages } from '#features/ordering/regrets/messages.ts';
import { advanced, selectAllRegrets } from '#features/ordering/regrets/testing/regrets.ts';
import { failing } from '#stories/failing.ts';
import { press, rowsOf } from '#stories/steps.ts';

/** No order is open: one is made first, and stays open for the next try. */
export default failing('reorderRegrets', {
  title: 'Failures/Regrets/Reorder regrets',
  parameters: { layout: 'fullscreen' },
  render: () => <AdvancedRegretsPopup onOrdered={fn()} onClose={fn()} returnFocusTo={() => null} />,
  moved: true,
  backend: { scenario: 'busyMorning' },
  arrange: async () => {
    const part = await advanced();
    await selectAllRegrets(part);
    await press(messages.advanced.reorder, part);
  },
  within: advanced,
  kept: async () => {
    for (const row of await rowsOf(messages.tab.title, await advanced())) {
      await expect(row).toHaveAttribute('aria-selected', 'true');
    }
  },
});
