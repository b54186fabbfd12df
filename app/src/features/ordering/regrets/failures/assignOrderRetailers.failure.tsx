import { expect, fn } from 'storybook/test';
import { AdvancedRegretsPopup } from '#features/ordering/regrets/AdvancedRegretsPopup.tsx';
import { messages } from '#features/ordering/regrets/messages.ts';
import { advanced, selectAllRegrets } from '#features/ordering/regrets/testing/regrets.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { findRows, press } from '#stories/steps.ts';

export default failing('assignOrderRetailers', {
  title: 'Failures/Regrets/Retailers of an order for regrets',
  parameters: { layout: 'fullscreen' },
  render: () => <AdvancedRegretsPopup onOrdered={fn()} onClose={fn()} returnFocusTo={() => null} />,
  focusMoved: true,
  backend: { scenario: 'groupMorning' },
  arrange: async () => {
    const part = await advanced();
    await chooseRetailers(['Table Bay Pharmacy Sea Point'], messages.advanced.getRegrets, part);
    await selectAllRegrets(part);
    await press(messages.advanced.reorder, part);
  },
  error: (code) => retailerMessages.manager.failed(code),
  unexpected: retailerMessages.manager.unexpected,
  within: advanced,
  retained: async () => {
    for (const row of await findRows(messages.tab.title, await advanced())) {
      await expect(row).toHaveAttribute('aria-selected', 'true');
    }
  },
});
