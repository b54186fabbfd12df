import type { Product } from '@mortar/contract';
import type { DataGridHandle } from '@mortar/design-system';
import { useRef } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/search/messages.ts';
import { ProductsPanel } from '#features/ordering/search/ProductsPanel.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { press } from '#stories/steps.ts';

function Panel() {
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<DataGridHandle<Product>>(null);
  return (
    <Frame width={408} height={420}>
      <ProductsPanel searchRef={search} gridRef={grid} onChoose={fn()} onStep={fn()} />
    </Frame>
  );
}

const scope = () => screen.findByRole('combobox', { name: messages.search.scope });

export default failing('listSuppliers', {
  title: 'Failures/Ordering/Suppliers',
  render: () => <Panel />,
  arrange: async () => {
    await press(messages.search.options);
    await userEvent.selectOptions(await scope(), messages.scopes.one);
  },
  error: (code) => `Sorry an error has occurred when fetching your suppliers, error code: ${code}. Please try again`,
  instead: {
    'code 5': async () => {
      await expect(await screen.findAllByRole('option', { name: messages.search.chooseSupplier })).toHaveLength(1);
    },
  },
  kept: async () => {
    await expect(await scope()).toHaveDisplayValue(messages.scopes.one);
  },
});
