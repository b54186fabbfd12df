import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { UnsavedLines } from './UnsavedLines.tsx';

afterEach(cleanup);

const line = (supplierpriceid: number) => ({
  orderid: 1,
  quantity: 2,
  error: 'refused',
  product: { productCode: `P${supplierpriceid}`, description: `Product ${supplierpriceid}` } as Product,
  price: { supplierPriceId: supplierpriceid, supplier: 'Kestrel' } as SupplierPrice,
});

function show(count: number) {
  const store = createStore();
  store.set(
    unsavedLinesAtom,
    Array.from({ length: count }, (_, index) => line(index + 1)),
  );
  render(
    <Provider store={store}>
      <input aria-label="Search" />
      <UnsavedLines
        orderId={1}
        order={null}
        editing={null}
        onTryAgain={() => undefined}
        returnFocus={() => screen.getByLabelText('Search')}
      />
    </Provider>,
  );
  return (product: number) =>
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Remove.*Product ${product} `) }));
}

const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

it('moves focus to the next line, to the last line, and to the search when all are removed', () => {
  const remove = show(3);
  remove(2);
  expect(focused()).toMatch(/^Try again.*Product 3 /);
  remove(3);
  expect(focused()).toMatch(/^Try again.*Product 1 /);
  remove(1);
  expect(focused()).toBe('Search');
});
