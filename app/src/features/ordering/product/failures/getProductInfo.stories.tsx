import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#features/ordering/product/messages.ts';
import { ProductInfo } from '#features/ordering/product/testing/ProductInfo.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, WithProduct } from '#stories/samples.tsx';
import { press, see } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Product info',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <Frame width={948}>
      <WithProduct name={samples.soldEverywhere}>{(product) => <ProductInfo product={product} msi="" />}</WithProduct>
    </Frame>
  ),
});

const shows = failing('getProductInfo', {
  arrange: () => press(messages.info.title),
  // What the list of products knows is shown without the rest.
  instead: { 'code 5': messages.info.facts.lastUpdate },
  kept: () => see("Corumaquin 1000 mg TAB 56's"),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
