import { expect } from 'storybook/test';
import { quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';

export default failing('getCreditUsage', {
  title: 'Failures/Ordering/Credit usage',
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
  backend: { scenario: 'busyMorning', openOrder: true },
  instead: { 'code 5': 'No Credit Info, please contact support' },
  within: selector,
  retained: async () => {
    await expect(await quantityBox()).toHaveFocus();
  },
});
