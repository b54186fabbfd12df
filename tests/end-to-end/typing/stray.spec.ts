import {
  expect,
  grid,
  orderByKeyboard,
  type Page,
  priceInHand,
  rows,
  searchBox,
  THOROUGH,
  test,
  toSearch,
} from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

const heading = (page: Page) => page.locator('.price-rule');
const firstSupplier = (page: Page) =>
  rows(page, 'Supplier prices').first().getByRole('rowheader').getAttribute('aria-label');

/** Searches and opens the first product's prices, which receive focus. */
async function toPrices(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Products').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(priceInHand(page)).toBeVisible();
}

test('stray keys sort and order nothing: they search, request prices again, or start a quantity', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await test.step('Enter requests prices again that could not be read, and sorts nothing', async () => {
    // Prices are prefetched, too.
    await product.control({ do: 'fault', faults: [{ call: 'listSupplierPrices', kind: 'code', code: 2 }] });
    await page.keyboard.type('ibuprofen');
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Products').locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await product.control({ do: 'clearFaults' });
    await page.keyboard.press('Enter');
    await expect(priceInHand(page)).toBeVisible();
    await expect(page.locator('[role="columnheader"][aria-sort]')).toHaveCount(0);
  });

  await test.step('keys pressed while prices load start the quantity of the first, and order nothing', async () => {
    await product.control({ do: 'fault', faults: [{ call: 'listSupplierPrices', kind: 'delay', ms: 1500, times: 1 }] });
    await toSearch(page);
    await page.keyboard.type('paracetamol');
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Products').locator(':focus')).toContainText(/paracetamol/i);
    await page.keyboard.press('Enter');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    const box = page.getByRole('spinbutton', { name: 'Quantity' });
    const goOn = page.getByRole('button', { name: 'Continue To Quantity Selector' });
    await expect(box.or(goOn)).toBeFocused();
    if (await goOn.isVisible()) await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('12');
    await expect(rows(page, 'Current Order')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(priceInHand(page)).toBeVisible();
  });

  await test.step('letters on a list or a price start a search, digits on a price its quantity', async () => {
    await page.keyboard.type('ibuprofen');
    await expect(searchBox(page)).toHaveValue('ibuprofen');
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Products').locator(':focus')).toBeVisible();
    await page.keyboard.type('amoxi');
    await expect(searchBox(page)).toHaveValue('amoxi');
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Products').locator(':focus')).toContainText(/amoxi/i);
    await page.keyboard.press('Alt+5');
    await page.getByRole('tabpanel', { name: 'Preferences' }).getByRole('checkbox').first().focus();
    await page.keyboard.type('losartan');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('losartan');
  });

  await test.step('an extra arrow key sorts nothing, and a sort ends with its product', async () => {
    await toSearch(page);
    await toPrices(page, 'amoxicillin');
    const rule = await heading(page).textContent();
    const first = await firstSupplier(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(priceInHand(page)).toBeVisible();
    // Only intentionally.
    await page.keyboard.press('Control+ArrowUp');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Sorted by Supplier');
    await page.keyboard.press('Escape');
    await toSearch(page);
    await toPrices(page, 'ibuprofen');
    await expect(heading(page)).toHaveText(rule ?? '');
    await toSearch(page);
    await toPrices(page, 'amoxicillin');
    await expect(heading(page)).toHaveText(rule ?? '');
    expect(await firstSupplier(page)).toBe(first);
  });
});

test('every added line is visible and shown in the bar of the order', THOROUGH, async ({ page, product }) => {
  await openNewOrder(page, product.url);
  const names = ['ibuprofen', 'paracetamol', 'amoxicillin', 'losartan', 'omeprazole', 'metformin', 'simvastatin'];
  const more = ['atorvastatin', 'cetirizine', 'fluoxetine', 'ranitidine', 'diclofenac'];
  for (const [at, name] of [...names, ...more].entries()) {
    await orderByKeyboard(page, name, 1);
    await expect(grid(page, 'Current Order')).toHaveAttribute('aria-rowcount', String(at + 2));
    const newest = rows(page, 'Current Order').last();
    await expect(newest).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.order-said')).toHaveText(/^Added .* to order\.$/);
    await expect(page.getByRole('region', { name: 'Status messages' }).getByText(/^Added/)).toHaveCount(0);
  }
});
