import { expect, grid, priceInHand, rows, searchBox, signIn, startOrder, test, toQuantity } from '../product.ts';

test.beforeEach(async ({ page, product }) => {
  await page.goto(`${product.url}/Ordering`);
  await signIn(page);
  await startOrder(page);
});

test.afterEach(async ({ page }) => page.setViewportSize({ width: 1366, height: 768 }));

test('at 400 % what is typed into is in sight when a popup opens', async ({ page }) => {
  await page.setViewportSize({ width: 342, height: 192 });
  await expect(searchBox(page)).toBeInViewport();
  await page.keyboard.type('amatol');
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(priceInHand(page)).toBeInViewport();
  const quantity = await toQuantity(page);
  await expect(quantity.getByRole('spinbutton')).toBeInViewport({ ratio: 1 });
});

test('at 200 % the prices come into sight from their heading on, and a popup ends with its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await page.keyboard.type('amatol');
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
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
