import type { DataGridHandle } from '@mortar/design-system';
import { useRef } from 'react';
import { fn, screen } from 'storybook/test';
import { messages } from '#features/ordering/prices/messages.ts';
import { SupplierPricesPanel } from '#features/ordering/prices/SupplierPricesPanel.tsx';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import type { Product } from '#products/search/model/product.ts';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, WithProduct } from '#stories/samples.tsx';

function Panel({ product }: { product: Product }) {
  const grid = useRef<DataGridHandle<PriceRow>>(null);
  const events = { onSelect: fn(), onChoose: fn(), onBack: fn(), onFocus: fn() };
  return <SupplierPricesPanel product={product} selected={null} active gridRef={grid} {...events} />;
}

export default failing('listSupplierPrices', {
  title: 'Failures/Ordering/Supplier prices',
  render: () => (
    <Frame width={948} height={320}>
      <WithProduct name={samples.soldEverywhere}>{(product) => <Panel product={product} />}</WithProduct>
    </Frame>
  ),
  instead: { 'code 5': messages.prices.none },
  retained: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
});
