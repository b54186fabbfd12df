import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { messages } from '#features/ordering/product/messages.ts';
import { ProductHistoryPopup } from '#features/ordering/product/ProductHistoryPopup.tsx';
import { failing } from '#stories/failing.ts';
import { samples, WithProduct } from '#stories/samples.tsx';
import { popup, see } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Product History',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <WithProduct name={samples.soldEverywhere}>
      {(product) => <ProductHistoryPopup product={product} onClose={fn()} />}
    </WithProduct>
  ),
});

const shows = failing('listProductHistoryOfYear', {
  within: () => popup(messages.history.title),
  instead: { 'code 5': messages.history.none },
  kept: async () => see(samples.soldEverywhere, await popup(messages.history.title)),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
