import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#orders/lines/messages.ts';
import { quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';
import { fill } from '#stories/steps.ts';

const favourite = () => screen.findByRole('checkbox', { name: messages.quantity.favourite });

export default failing('updateFavourite', {
  title: 'Failures/Ordering/Favourite',
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    await selector();
    await fill(await quantityBox(), '7');
    await userEvent.click(await favourite());
  },
  retained: async () => {
    await expect(await quantityBox()).toHaveValue('7');
    await expect(await favourite()).not.toBeChecked();
    await expect(await favourite()).toHaveFocus();
  },
});
