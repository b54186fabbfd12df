import type { Product } from '@mortar/contract';
import type { DataGridHandle } from '@mortar/design-system';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { useRef } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/search/messages.ts';
import { ProductsPanel } from '#features/ordering/search/ProductsPanel.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';

function Panel() {
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<DataGridHandle<Product>>(null);
  return (
    <Frame width={408} height={420}>
      <ProductsPanel searchRef={search} gridRef={grid} onChoose={fn()} onStep={fn()} />
    </Frame>
  );
}

const box = () => screen.findByRole('searchbox', { name: messages.search.label });

const meta = preview.meta({
  title: 'Failures/Ordering/Products',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Panel />,
});

const shows = failing('listProducts', {
  arrange: async () => {
    await userEvent.type(await box(), 'corumaquin{Enter}');
  },
  instead: { 'code 5': messages.products.none },
  kept: async () => {
    await expect(await box()).toHaveValue('corumaquin');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
