import { expect, screen } from 'storybook/test';
import { messages } from '#orders/lines/messages.ts';
import { promotionSelector, quantityBox, Selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';

/** A missing picture is not reported. */
async function noPicture() {
  await promotionSelector();
  await screen.findByRole('img', { name: messages.promotion.noPicture });
  await expect(await quantityBox()).toHaveFocus();
}

export default failing('getPromotionImage', {
  title: 'Failures/Ordering/Promotion picture',
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} promotion />,
  backend: { scenario: 'busyMorning', openOrder: true },
  instead: {
    'code 2': noPicture,
    'code 5': noPicture,
    'connection dropped': noPicture,
  },
});
