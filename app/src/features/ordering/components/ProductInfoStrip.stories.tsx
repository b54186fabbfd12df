import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { asPart, inWorld } from '../../../../../.storybook/world.tsx';
import { Frame } from '../../../stories/frame.tsx';
import { samples, suppliers, WithOffer, WithProduct } from '../../../stories/samples.tsx';
import { press, see } from '../../../stories/steps.ts';
import { messages } from '../messages.ts';
import { ProductInfoStrip } from './ProductInfoStrip.tsx';
import './ordering.css';

const texts = messages.info;

const meta = preview.meta({
  title: 'Screens/Ordering/Product info',
  ...inWorld,
  tags: ['!autodocs', 'app', 'manifest:product-info'],
  decorators: [asPart],
  args: { name: samples.soldEverywhere as string },
  render: ({ name }) => (
    <Frame width={948}>
      <WithOffer name={name} supplier={suppliers.green}>
        {(product, price) => <ProductInfoStrip product={product} msi={price.supplierproductcode} />}
      </WithOffer>
    </Frame>
  ),
});

export const Full = meta.story({
  name: 'full',
  play: async () => {
    await press(texts.title);
    await see('Wexcombe Global');
    await expect([...document.querySelectorAll('dt')].map((fact) => fact.textContent)).toEqual(
      Object.values(texts.facts),
    );
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { world: { faults: [{ call: 'getProductInfo', kind: 'never' }] } },
  play: async () => {
    await press(texts.title);
    await see(texts.loading);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { world: { faults: [{ call: 'getProductInfo', kind: 'code', code: 2 }] } },
  play: async () => {
    await press(texts.title);
    await see('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

export const Barcodes = meta.story({
  name: 'barcodes',
  args: { name: samples.fiveBarcodes },
  render: ({ name }) => (
    <Frame width={948}>
      <WithProduct name={name}>{(product) => <ProductInfoStrip product={product} msi="" />}</WithProduct>
    </Frame>
  ),
  play: async () => {
    await press(texts.title);
    await see(/^6010244947898, .*7610244947899$/);
    await expect(document.querySelectorAll('dt').length).toBeGreaterThan(8);
  },
});
