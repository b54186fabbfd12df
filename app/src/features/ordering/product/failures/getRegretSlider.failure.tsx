import { messages } from '#features/ordering/product/messages.ts';
import { ProductInfo } from '#features/ordering/product/testing/ProductInfo.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, WithProduct } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';

export default failing('getRegretSlider', {
  title: 'Failures/Ordering/Regret slider',
  render: () => (
    <Frame width={948}>
      <WithProduct name={samples.soldEverywhere}>{(product) => <ProductInfo product={product} msi="" />}</WithProduct>
    </Frame>
  ),
  arrange: () => press(messages.info.title),
  instead: { 'code 5': messages.info.history.counts(0, 0) },
  // Other facts stay.
  retained: async () => expectVisible('Wexcombe Global', await popup(messages.info.title)),
});
