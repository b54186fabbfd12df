import { expect, grid, rows, searchBox, signIn, startOrder, test, watch } from './product.ts';

interface Found {
  productdescription: string;
  nappicode: string;
  barcode: string;
  keyword: string;
  schedule: string;
}

test('searching while typing waits out the pause, and Enter does not', async ({ page, product }) => {
  await page.clock.install();
  await page.goto(`${product.url}/Ordering`);
  await signIn(page);
  await startOrder(page);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Product/list/get'))
      searches.push(new URL(request.url()).searchParams.get('value') ?? '');
  });
  await page.keyboard.type('para');
  await page.clock.runFor(1400);
  expect(searches).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => searches).toEqual(['para']);
  await page.keyboard.type('cetamol');
  await page.keyboard.press('Enter');
  await expect.poll(() => searches).toEqual(['para', 'paracetamol']);
  await expect(grid(page, 'Products').locator('mark').first()).toHaveText(/paracetamol/i);
  await page.keyboard.press('ArrowUp');
  await expect(searchBox(page)).toBeFocused();
});

test('a product is found by each of the six fields', async ({ page, product }) => {
  let found: Found | undefined;
  page.on('response', async (response) => {
    if (!response.url().includes('/api/Product/list/get') || found) return;
    const { products = [] } = (await response.json()) as { products?: Found[] };
    found = products.find(({ keyword, barcode }) => keyword && barcode);
  });
  await page.goto(`${product.url}/Ordering`);
  await signIn(page);
  await startOrder(page);
  await searchBox(page).fill('ibuprofen');
  await page.keyboard.press('Enter');
  await expect.poll(() => found?.productdescription).toBeTruthy();
  const { productdescription = '', nappicode = '', barcode = '', keyword = '' } = found ?? {};
  for (const [field, text] of [
    ['Description', productdescription],
    ['Nappi', nappicode],
    ['Barcode', barcode],
    ['Keywords', keyword],
  ] as const) {
    await page.getByLabel('Search By').selectOption(field);
    await searchBox(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Products').filter({ hasText: productdescription }).first(), field).toBeVisible();
  }
  for (const [field, text] of [
    ['SupplierDescription', 'IBUPROFEN'],
    ['SupplierProduct', '1'],
  ] as const) {
    await page.getByLabel('Search By').selectOption(field);
    await searchBox(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Products').first(), field).toBeVisible();
  }
});

test('where Enter searches, typing alone does not', async ({ page, product }) => {
  await page.goto(`${product.url}/Ordering`);
  await signIn(page, 'buyer@2000');
  await page.getByRole('dialog', { name: 'Order Manager' }).waitFor();
  await page.keyboard.press('Escape');
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Product/list/get')) searches.push(request.url());
  });
  await searchBox(page).fill('ibuprofen');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rows(page, 'Products').first()).toBeVisible();
  expect(searches).toHaveLength(1);
});

test('an order that a colleague has open is refused, and opens once it is let go', async ({
  page,
  product,
  browser,
  violations,
}) => {
  await page.goto(`${product.url}/Ordering`);
  await signIn(page);
  await startOrder(page);
  const name = (await page.locator('.order-name').textContent()) ?? '';

  const colleague = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await watch(colleague, violations);
  await colleague.goto(`${product.url}/Ordering`);
  await signIn(colleague, 'admin@1001');
  const row = rows(colleague, 'Order Manager').filter({ hasText: name });
  // The row is dimmed and says that it is not available; trying all the same gives the reason.
  await row.dblclick({ force: true });
  await expect(colleague.getByText(/currently opened by/)).toBeVisible();

  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog', { name: 'Discard' }).getByRole('button', { name: 'No' }).click();
  await page.close({ runBeforeUnload: true });
  await expect(async () => {
    await row.dblclick({ force: true });
    await expect(colleague.locator('.order-name')).toHaveText(name, { timeout: 2000 });
  }).toPass();
  await colleague.context().close();
});
