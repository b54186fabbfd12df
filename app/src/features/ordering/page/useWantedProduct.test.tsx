import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Product } from '#products/search/model/product.ts';
import { wantedProductAtom } from '#products/search/wantedProduct.ts';
import { useWantedProduct } from './useWantedProduct.ts';

it('selects the product that was chosen outside the page once, as soon as the flow is free', () => {
  const store = createStore();
  const onChoose = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook(({ free }) => useWantedProduct(free, onChoose), {
    wrapper,
    initialProps: { free: false },
  });
  const product = { productCode: 'P1' } as Product;
  act(() => store.set(wantedProductAtom, product));
  expect(onChoose).not.toHaveBeenCalled();
  rerender({ free: true });
  expect(onChoose.mock.calls).toEqual([[product]]);
  expect(store.get(wantedProductAtom)).toBeNull();
  rerender({ free: false });
  rerender({ free: true });
  expect(onChoose).toHaveBeenCalledOnce();
});
