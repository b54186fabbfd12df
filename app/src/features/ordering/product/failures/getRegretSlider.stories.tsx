import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#features/ordering/product/messages.ts';
import { ProductInfo } from '#features/ordering/product/testing/ProductInfo.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, WithProduct } from '#stories/samples.tsx';
import { popup, press, see } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Regret slider',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <Frame width={948}>
      <WithProduct name={samples.soldEverywhere}>{(product) => <ProductInfo product={product} msi="" />}</WithProduct>
    </Frame>
  ),
});

const shows = failing('getRegretSlider', {
  arrange: () => press(messages.info.title),
  instead: { 'code 5': messages.info.history.counts(0, 0) },
  // The facts stand without it.
  kept: async () => see('Wexcombe Global', await popup(messages.info.title)),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
