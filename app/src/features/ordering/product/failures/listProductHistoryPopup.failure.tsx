import { fn } from 'storybook/test';
import { messages } from '#features/ordering/product/messages.ts';
import { ProductHistoryPopup } from '#features/ordering/product/ProductHistoryPopup.tsx';
import { failing } from '#stories/failing.ts';
import { samples, WithProduct } from '#stories/samples.tsx';
import { expectVisible, popup } from '#stories/steps.ts';

export default failing('listProductHistoryOfYear', {
  title: 'Failures/Ordering/Product History',
  render: () => (
    <WithProduct name={samples.soldEverywhere}>
      {(product) => <ProductHistoryPopup product={product} onClose={fn()} />}
    </WithProduct>
  ),
  within: () => popup(messages.history.title),
  instead: { 'code 5': messages.history.none },
  retained: async () => expectVisible(samples.soldEverywhere, await popup(messages.history.title)),
});
