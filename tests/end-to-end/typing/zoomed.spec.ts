import {
  expect,
  grid,
  type Page,
  priceInHand,
  rows,
  searchBox,
  test,
  toQuantity,
  toSearch,
} from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

/** Searches and opens the first product's prices. */
async function toPrices(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
}

test.afterEach(async ({ page }) => page.setViewportSize({ width: 1366, height: 768 }));

test('fields, prices and the buttons of a popup scroll into view at 400 % and at 200 %', async ({ page, product }) => {
  await openNewOrder(page, product.url);

  await test.step('at 400 % the focused field is visible when a popup opens', async () => {
    await page.setViewportSize({ width: 342, height: 192 });
    await expect(searchBox(page)).toBeInViewport();
    await toPrices(page, 'amatol');
    await expect(priceInHand(page)).toBeInViewport();
    const quantity = await toQuantity(page);
    await expect(quantity.getByRole('spinbutton')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(quantity).toBeHidden();
  });

  await test.step('at 200 % the prices scroll into view from their heading on, and a popup ends with its buttons', async () => {
    await page.setViewportSize({ width: 683, height: 384 });
    await toSearch(page);
    await toPrices(page, 'ibuprofen');
    await expect(priceInHand(page)).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Supplier prices' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const several = Math.min(3, await rows(page, 'Supplier prices').count());
    await expect(
      rows(page, 'Supplier prices')
        .nth(several - 1)
        .getByRole('rowheader'),
    ).toBeInViewport({ ratio: 1 });
    const quantity = await toQuantity(page);
    await expect(quantity.getByRole('button', { name: /^OK/ })).toBeInViewport({ ratio: 1 });
    const [cross, supplier] = await Promise.all(
      [quantity.getByRole('button', { name: 'Close' }), quantity.locator('.m-popup__aside')].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(cross?.x).toBeGreaterThan((supplier?.x ?? 0) + 200);
  });
});
