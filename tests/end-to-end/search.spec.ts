import { expect, grid, orderByKeyboard, rows, searchBox, test, toSearch } from './support/product.ts';
import { openNewOrder, openSignedIn } from './support/signedIn.ts';

interface Found {
  productdescription: string;
  nappicode: string;
  barcode: string;
  keyword: string;
  schedule: string;
}

test('a search uses each field, waits for a typing pause, and a known item takes five keystrokes', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await test.step('search-as-you-type waits for a pause, and Enter does not', async () => {
    await page.clock.install();
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/Product/list/get'))
        searches.push(new URL(request.url()).searchParams.get('value') ?? '');
    });
    await page.keyboard.type('para');
    // The clock also advances by itself.
    await page.clock.runFor(900);
    expect(searches).toEqual([]);
    await page.clock.runFor(700);
    await expect.poll(() => searches).toEqual(['para']);
    await page.keyboard.type('cetamol');
    await page.keyboard.press('Enter');
    await expect.poll(() => searches).toEqual(['para', 'paracetamol']);
    await expect(grid(page, 'Products').locator('mark').first()).toHaveText(/paracetamol/i);
    // Previous rows are marked too until the results are loaded and receive focus.
    await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(searchBox(page)).toBeFocused();
  });

  await test.step('a known item takes five keystrokes in addition to its name and quantity', async () => {
    await toSearch(page);
    let keys = 0;
    await page.exposeFunction('countKey', () => {
      keys += 1;
    });
    await page.evaluate(() => {
      const { countKey } = window as unknown as { countKey(): void };
      addEventListener('keydown', (event) => event.key.length > 1 && countKey(), true);
    });
    await orderByKeyboard(page, 'amoxicillin', 6);
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    await expect(searchBox(page)).toBeFocused();
    expect(await searchBox(page).evaluate((box: HTMLInputElement) => [box.selectionStart, box.selectionEnd])).toEqual([
      0, 11,
    ]);
    await expect.poll(() => keys).toBeLessThanOrEqual(5);
  });

  await test.step('a product is found by each of the six fields', async () => {
    let found: Found | undefined;
    page.on('response', async (response) => {
      if (!response.url().includes('/api/Product/list/get') || found) return;
      const { products = [] } = (await response.json()) as { products?: Found[] };
      found = products.find(({ keyword, barcode }) => keyword && barcode);
    });
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
});

test('typing alone does not search if Enter is required', async ({ page, product }) => {
  await openSignedIn(page, `${product.url}/Ordering`, 'buyer@2000');
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
