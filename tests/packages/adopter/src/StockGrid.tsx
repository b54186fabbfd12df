import { DataGrid, type GridColumn, moneyColumn, numberColumn } from '@mortar/design-system';
import { useState } from 'react';
import { ProductPopup } from './ProductPopup.tsx';
import { type Product, products } from './products.ts';

const rands = (cents: number) => (cents / 100).toFixed(2);

const columns: readonly GridColumn<Product>[] = [
  { id: 'name', header: 'Product', value: (product) => product.name },
  numberColumn({ id: 'packs', header: 'Packs', value: (product) => product.packs }),
  moneyColumn({ id: 'price', header: 'Price', value: (product) => product.price, format: rands }),
];

export const StockGrid = () => {
  const [opened, setOpened] = useState<Product | null>(null);
  return (
    <>
      <DataGrid
        label="Stock"
        columns={columns}
        rows={products}
        rowKey={(product) => product.id}
        emptyText="There are no products."
        onActivate={setOpened}
        activateOnClick
      />
      <ProductPopup product={opened} onClose={() => setOpened(null)} />
    </>
  );
};
