import { expect, fn } from 'storybook/test';
import { AdvancedRegretsPopup } from '#features/ordering/regrets/AdvancedRegretsPopup.tsx';
import { messages } from '#features/ordering/regrets/messages.ts';
import { advanced } from '#features/ordering/regrets/testing/regrets.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { rowWith } from '#stories/steps.ts';

const RETAILER = 'Table Bay Pharmacy Sea Point';

export default failing('listGroupRegrets', {
  title: "Failures/Regrets/A group's regrets",
  parameters: { layout: 'fullscreen' },
  render: () => <AdvancedRegretsPopup onOrdered={fn()} onClose={fn()} returnFocusTo={() => null} />,
  focusMoved: true,
  backend: { scenario: 'groupMorning' },
  arrange: async () => chooseRetailers([RETAILER], messages.advanced.getRegrets, await advanced()),
  instead: { 'code 5': messages.tab.none },
  retained: async () => {
    const row = await rowWith(RETAILER, retailerMessages.title, await advanced());
    await expect(row).toHaveAttribute('aria-selected', 'true');
  },
});
