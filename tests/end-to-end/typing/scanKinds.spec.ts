import type { Product } from '@mortar/contract';
import { expect, type Page, priceInHand, rows, searchBox, THOROUGH, test, toQuantity } from '../support/product.ts';
import { type Ends, pressKeys, scanEverywhere, scannersAccepted, snapshot, storedCodes } from '../support/scanner.ts';
import { openNewOrder } from '../support/signedIn.ts';

const heading = (page: Page, { productdescription }: Product) =>
  page.getByRole('heading', { name: productdescription, exact: true });
const popups = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');

async function getProducts(page: Page, text: string): Promise<[Product, Product, Product]> {
  const read = page.waitForResponse((response) => response.url().includes(`value=${text}`));
  await searchBox(page).fill(text);
  const { products } = (await (await read).json()) as { products: Product[] };
  const [first, second, third] = products.filter(({ barcode }) => /^\d{13}$/.test(barcode ?? ''));
  if (!first || !second || !third) throw new Error('too few products');
  await expect(rows(page, 'Products').first()).toBeVisible();
  return [first, second, third];
}

test.beforeEach(async ({ page, product }) => {
  const received = scannersAccepted(page);
  await openNewOrder(page, product.url);
  await received();
});

test('a scan orders nothing, with any end keys and at any speed, and keeps typed text', async ({ page }) => {
  const products = await getProducts(page, 'ibuprofen');

  await test.step('end keys order nothing: the prices of the last scan remain', async () => {
    const ends: readonly Ends[] = [
      ['CR', 'CR'],
      ['Tab', 'CR'],
      ['CR', 'LF'],
      ['CR', 'CR', 'CR'],
    ];
    for (const end of ends) {
      for (const each of products) {
        await pressKeys(page, each.barcode ?? '', { end });
        await expect(heading(page, each)).toBeVisible();
      }
      await expect(priceInHand(page)).toBeVisible();
      await expect(popups(page)).toHaveCount(0);
      await expect(rows(page, 'Current Order')).toHaveCount(0);
    }
    // The user's own Enter selects.
    await toQuantity(page);
    await page.keyboard.press('Escape');
    await expect(priceInHand(page)).toBeVisible();
  });

  await test.step('a slow scanner is recognised in the search, on a price and in a quantity', async () => {
    const [first, second, third] = products;
    await searchBox(page).fill('para');
    await pressKeys(page, first.barcode ?? '', { gap: 60 });
    await expect(heading(page, first)).toBeVisible();
    await expect(searchBox(page)).toHaveValue('para');
    await expect(priceInHand(page)).toBeVisible();
    // The first digit starts a quantity, as when typed.
    await pressKeys(page, second.barcode ?? '', { gap: 80, end: ['CR', 'CR'] });
    await expect(heading(page, second)).toBeVisible();
    await expect(popups(page)).toHaveCount(0);
    await expect(priceInHand(page)).toBeVisible();
    await toQuantity(page);
    const box = page.getByRole('spinbutton', { name: 'Quantity' });
    await page.keyboard.type('12');
    await pressKeys(page, third.barcode ?? '', { gap: 50, end: ['Tab', 'CR'] });
    await expect.poll(() => storedCodes(page)).toEqual([`${third.barcode} waiting`]);
    await expect(box).toHaveValue('12');
    await expect(box).toBeFocused();
    await pressKeys(page, second.barcode ?? '', { gap: 70, end: [] });
    await expect(box).toHaveValue('13');
    await expect(rows(page, 'Current Order')).toHaveCount(0);
  });
});

for (const gap of [10, 60]) {
  test(`a Digital Link is a scan, not text: ${gap} ms a key`, THOROUGH, async ({ page }) => {
    const [first, second] = await getProducts(page, 'ibuprofen');
    await searchBox(page).fill('para');
    await pressKeys(page, `https://id.gs1.org/01/0${first.barcode}/10/ABC?17=270131`, { gap });
    const list = page.getByRole('region', { name: 'Scanned, not found' });
    await expect(heading(page, first).or(list).first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue('para');
    await pressKeys(page, second.barcode ?? '');
    await expect(priceInHand(page)).toBeVisible();
    await pressKeys(page, `https://id.gs1.org/01/0${first.barcode}/10/ABC?17=270131`, { gap, end: ['CR', 'CR'] });
    await expect(heading(page, first).or(list).first()).toBeVisible();
    await expect(popups(page)).toHaveCount(0);
    await expect(rows(page, 'Current Order')).toHaveCount(0);
  });
}

test('a scan answers, closes or writes into no popup of the page', THOROUGH, async ({ page }) => {
  test.slow();
  const [first] = await getProducts(page, 'ibuprofen');
  await pressKeys(page, first.barcode ?? '');
  await expect(priceInHand(page)).toBeVisible();
  await toQuantity(page);
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await expect(searchBox(page)).toBeFocused();
  const fromMenu = (name: string) => async () => {
    await page.getByRole('button', { name: 'Open the ordering menu' }).click();
    await page.getByRole('dialog', { name: 'Ordering menu' }).getByRole('button', { name, exact: true }).click();
  };
  const openings: Record<string, () => Promise<void>> = {
    'Quick Order': fromMenu('Quick Order'),
    'Advanced Regrets': fromMenu('Advanced Regrets'),
    'Order History': fromMenu('Order History'),
    Responses: fromMenu('Responses'),
    'Print Order': fromMenu('Print Order'),
    Move: fromMenu('Move To Another Supplier'),
    Palette: () => page.keyboard.press('Control+k'),
  };
  let from = 5000;
  for (const [name, open] of Object.entries(openings)) {
    await open();
    await expect(popups(page).locator(':focus').first(), name).toBeVisible();
    from = await scanEverywhere(page, '[role="dialog"], [role="alertdialog"]', from, 'waiting');
    for (let presses = 0; presses < 3 && (await popups(page).count()) > 0; presses += 1) {
      await page.keyboard.press('Escape');
    }
    await expect(popups(page), name).toHaveCount(0);
  }
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const manager = page.getByRole('dialog', { name: 'Order Manager' });
  await expect(manager.locator(':focus')).toBeVisible();
  from = await scanEverywhere(page, '[role="dialog"]', from, 'waiting');
  for (const name of ['Start A New Order', 'Import An Order', 'Baskets']) {
    await manager.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(popups(page).locator(':focus').first(), name).toBeVisible();
    await expect(manager, name).toHaveCount(0);
    from = await scanEverywhere(page, '[role="dialog"], [role="alertdialog"]', from, 'waiting');
    const before = await snapshot(page);
    expect(before.popups).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(manager.locator(':focus'), name).toBeVisible();
  }
});
