import type { Product } from '@mortar/contract';
import type { DataGridHandle } from '@mortar/design-system';
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

export default failing('listProducts', {
  title: 'Failures/Ordering/Products',
  render: () => <Panel />,
  arrange: async () => {
    await userEvent.type(await box(), 'corumaquin{Enter}');
  },
  instead: { 'code 5': messages.products.none },
  kept: async () => {
    await expect(await box()).toHaveValue('corumaquin');
  },
});
