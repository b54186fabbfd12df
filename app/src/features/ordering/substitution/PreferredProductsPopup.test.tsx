import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Product } from '#products/search/model/product.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { product as sample } from '#session/testing/sessions.ts';
import { messages } from './messages.ts';
import { PreferredProductsPopup } from './PreferredProductsPopup.tsx';

const getProduct = (productCode: string, pplRank: number): Product => ({
  ...sample,
  productCode,
  pplRank,
  description: `Product ${productCode}`,
});

it('chooses the first product by an arrow pressed while the list loads, and nothing by Enter', async () => {
  const onSubstitute = vi.fn();
  const popup = (substitutes: readonly Product[]) => (
    <SettingsContext value={sampleSettings()}>
      <PreferredProductsPopup
        product={getProduct('1', 0)}
        substitutes={substitutes}
        loading={substitutes.length === 0}
        onOriginal={vi.fn()}
        onSubstitute={onSubstitute}
        returnFocusTo={() => null}
      />
    </SettingsContext>
  );
  const { rerender } = render(popup([]));
  const goOn = screen.getByRole('button', { name: new RegExp(messages.continueWithSubstitute) });
  await waitFor(() => expect(document.activeElement).toBe(goOn));
  fireEvent.click(goOn);
  expect(document.activeElement).toBe(goOn);
  fireEvent.keyDown(goOn, { key: 'ArrowDown' });
  rerender(popup([getProduct('2', 1), getProduct('3', 2)]));
  const substitute = screen.getByRole('region', { name: messages.substitute });
  await within(substitute).findByText('Product 2');
  const list = screen.getByRole('grid', { name: messages.list });
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
  expect(onSubstitute).not.toHaveBeenCalled();
  // From the button an arrow returns to the list and keeps the selection.
  goOn.focus();
  fireEvent.keyDown(goOn, { key: 'ArrowDown' });
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
  within(substitute).getByText('Product 2');
});
