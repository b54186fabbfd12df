import { messages } from '#features/ordering/product/messages.ts';
import { ProductInfo } from '#features/ordering/product/testing/ProductInfo.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, WithProduct } from '#stories/samples.tsx';
import { expectVisible, press } from '#stories/steps.ts';

export default failing('getProductInfo', {
  title: 'Failures/Ordering/Product info',
  render: () => (
    <Frame width={948}>
      <WithProduct name={samples.soldEverywhere}>{(product) => <ProductInfo product={product} msi="" />}</WithProduct>
    </Frame>
  ),
  arrange: () => press(messages.info.title),
  // Facts from the product list stay.
  instead: { 'code 5': messages.info.facts.lastUpdate },
  retained: () => expectVisible("Corumaquin 1000 mg TAB 56's"),
});
