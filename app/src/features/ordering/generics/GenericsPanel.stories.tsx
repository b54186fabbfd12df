import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn } from 'storybook/test';
import { withListedProducts } from '#stories/catalogue.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, WithProduct } from '#stories/samples.tsx';
import { expectVisible, findRows } from '#stories/steps.ts';
import { GenericsPanel } from './GenericsPanel.tsx';
import { messages } from './messages.ts';

const texts = messages.generics;

const meta = preview.meta({
  title: 'Screens/Ordering/Generics of a product',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:generics-of-product'],
  decorators: [asPart],
  args: { name: samples.soldEverywhere as string },
  render: ({ name }) => (
    <Frame width={408} height={300}>
      <WithProduct name={name}>{(product) => <GenericsPanel product={product} onChoose={fn()} />}</WithProduct>
    </Frame>
  ),
});

export const SelectAProduct = meta.story({
  name: 'select a product',
  render: () => (
    <Frame width={408} height={300}>
      <GenericsPanel product={null} onChoose={fn()} />
    </Frame>
  ),
  play: async () => {
    await expectVisible(texts.select);
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listGenerics', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
  },
});

export const Results = meta.story({
  name: 'results',
  play: async () => {
    await expect((await findRows(texts.titleFor(samples.soldEverywhere))).length).toBeGreaterThan(0);
  },
});

/** A discontinued product shows no price. */
export const Discontinued = meta.story({
  name: 'discontinued',
  parameters: { backend: { catalogue: withListedProducts({ "Zuber-Paracetamol 1000 mg TAB 60's": { sepcents: 2 } }) } },
  play: async () => {
    const [row] = await findRows(texts.titleFor(samples.soldEverywhere));
    await expect(row).toHaveTextContent('– Discontinued');
    await expect(row).not.toHaveTextContent('R0.02');
  },
});

export const None = meta.story({
  name: 'none',
  args: { name: samples.withoutGenerics },
  play: async () => {
    await expectVisible(texts.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listGenerics', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});
