import { expect } from 'storybook/test';
import { order, quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';

export default failing('addOrderItem', {
  title: 'Failures/Ordering/Add to order',
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: () => order(7),
  within: selector,
  retained: async () => {
    await expect(await quantityBox()).toHaveValue('7');
  },
});
