import type { Product } from '@mortar/contract';
import {
  expect,
  grid,
  type Page,
  priceInHand,
  rows,
  searchBox,
  THOROUGH,
  test,
  toQuantity,
} from '../support/product.ts';
import { GS, pressKeys, scanEverywhere, scannersAccepted, storedCodes, unknownCode } from '../support/scanner.ts';
import { openNewOrder, openSignedIn } from '../support/signedIn.ts';

/** Ordered only from its preferred supplier where preferred suppliers are locked. */
const LOCKABLE = 'Drakens-Mesalazine';

const heading = (page: Page, { productdescription }: Product) =>
  page.getByRole('heading', { name: productdescription, exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Scanned, not found' });
const row = (page: Page, code: string | null) =>
  list(page)
    .getByRole('listitem')
    .filter({ hasText: code ?? '' });
const quantityBox = (page: Page) =>
  page.getByRole('dialog', { name: 'Quantity Selection' }).getByRole('spinbutton', { name: 'Quantity' });

/** Returns the products that a search finds, from the server's answer, and clears the search. */
async function getProducts(page: Page, text: string): Promise<Product[]> {
  const read = page.waitForResponse((response) => response.url().includes(`value=${text}`));
  await searchBox(page).fill(text);
  const { products } = (await (await read).json()) as { products: Product[] };
  await expect(rows(page, 'Products').first()).toBeVisible();
  return products;
}

/** Opens a new order with the scanner code loaded. */
async function openScanning(page: Page, url: string, username = 'buyer@1001'): Promise<void> {
  const received = scannersAccepted(page);
  await openNewOrder(page, url, { username });
  await received();
}

/** Opens the ordering page without an order; the order manager is open. */
async function openWithoutOrder(page: Page, url: string, username: string): Promise<void> {
  const received = scannersAccepted(page);
  await openSignedIn(page, `${url}/Ordering`, username);
  await received();
}

test('a scanned or pasted code opens its product, and nothing else is taken for a code', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScanning(page, product.url);
  const [first, second, third, fourth] = await getProducts(page, 'ibuprofen');
  if (!first || !second || !third || !fourth) throw new Error('too few products');

  await test.step('a scanned product opens as from a search, and typed text remains', async () => {
    await searchBox(page).fill('para 50');
    await page.keyboard.press('ArrowLeft');
    await pressKeys(page, second.barcode ?? '');
    await expect(heading(page, second)).toBeVisible();
    await expect(priceInHand(page)).toBeVisible();
    await expect(searchBox(page)).toHaveValue('para 50');
    // On a price a digit starts the quantity, on a list a letter searches; a scan must do neither.
    await pressKeys(page, `]d201${`0${first.barcode}`}17270131${GS}10LOT7${GS}21A9`, { end: [] });
    await expect(heading(page, first)).toBeVisible();
    await expect(priceInHand(page)).toBeVisible();
    await pressKeys(page, third.nappicode ?? '', { gap: 30, end: ['Tab'] });
    await expect(heading(page, third)).toBeVisible();
    await pressKeys(page, (fourth.supplierproductcode ?? '').toLowerCase(), { gap: 2 });
    await expect(heading(page, fourth)).toBeVisible();
    await expect(priceInHand(page)).toBeVisible();
    await expect(searchBox(page)).toHaveValue('para 50');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Not saved' })).toHaveCount(0);
    await toQuantity(page);
    await expect(quantityBox(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    expect(await storedCodes(page)).toEqual([]);
  });

  await test.step('a pasted code opens its product, in the search and outside text fields', async () => {
    await searchBox(page).fill('ibuprofen');
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('Control+v');
    };
    await searchBox(page).focus();
    await paste(first.barcode ?? '');
    await expect(heading(page, first)).toBeVisible();
    await expect(searchBox(page)).toHaveValue('ibuprofen');
    await expect(priceInHand(page)).toBeVisible();
    await paste(second.nappicode ?? '');
    await expect(heading(page, second)).toBeVisible();
    await searchBox(page).focus();
    await paste('paracetamol 500');
    await expect(searchBox(page)).toHaveValue('paracetamol 500');
    await paste('123456');
    await expect(searchBox(page)).toHaveValue(/123456/);
  });

  await test.step('a user who types fast is not taken for a scanner', async () => {
    await searchBox(page).fill('');
    await pressKeys(page, '6013842213681', { gap: 40, end: [] });
    await expect(searchBox(page)).toHaveValue('6013842213681');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No products found.')).toBeVisible();
    expect(await storedCodes(page)).toEqual([]);
  });
});

test('a scanner types, presses and leaves nothing on the page', THOROUGH, async ({ page, product }) => {
  test.slow();
  await openScanning(page, product.url);
  const [first] = await getProducts(page, 'ibuprofen');
  if (!first) throw new Error('no product');
  await pressKeys(page, first.barcode ?? '');
  await expect(priceInHand(page)).toBeVisible();
  const met = new Set<string>();
  let from = 1;
  for (const key of ['Alt+1', 'Alt+2', 'Alt+3', 'Alt+4', 'Alt+5']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tabpanel').first()).toBeVisible();
    from = await scanEverywhere(
      page,
      '[data-pane="search"], [role="tablist"], .ordering .split-first',
      from,
      'unknown',
      met,
    );
  }
  await scanEverywhere(page, '.ordering', from, 'unknown', met);
});

test('a scan follows no link and sends no text on a page without code lookup', async ({ page, product }) => {
  await openSignedIn(page, product.url);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).toBeVisible();
  await page.waitForLoadState('networkidle');
  await menu.focus();
  for (const gap of [5, 30, 70]) {
    for (const end of [['CR'], ['Tab', 'CR'], ['CR', 'LF']] as const) {
      await pressKeys(page, unknownCode(gap), { gap, end });
      await expect(menu).toBeFocused();
    }
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await menu.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('codes without a product are stored, and a repeated code is counted', async ({ page, product }) => {
  await openScanning(page, product.url);
  const [first, second] = await getProducts(page, 'ibuprofen');
  if (!first || !second) throw new Error('too few products');

  await test.step('codes without a product survive a reload, and can be resolved', async () => {
    await searchBox(page).fill('');
    const nobodys = unknownCode(7);
    const wrong = `${nobodys.slice(0, 12)}${(Number(nobodys.at(-1)) + 1) % 10}`;
    await pressKeys(page, nobodys);
    await expect(list(page).getByText('No product has this code.')).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await pressKeys(page, wrong);
    await expect(list(page).getByText(/check digit/)).toBeVisible();
    await product.control({ do: 'fault', faults: [{ call: 'listProducts', kind: 'code', code: 2 }] });
    await pressKeys(page, first.barcode2 || first.barcode || '');
    await expect(list(page).getByText('The server did not answer.')).toBeVisible();
    await product.control({ do: 'clearFaults' });
    await page.reload();
    await expect(list(page).getByRole('listitem')).toHaveCount(3);
    await list(page)
      .getByRole('button', { name: /^Look up/ })
      .click();
    await expect(heading(page, first)).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    await row(page, nobodys)
      .getByRole('button', { name: /^Search by name/ })
      .click();
    await expect(searchBox(page)).toBeFocused();
    await row(page, nobodys)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(list(page).getByRole('button', { name: /^Search by name/ })).toBeFocused();
    await row(page, wrong)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(list(page)).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
  });

  await test.step('in the quantity the same code adds one, another waits, and Enter orders nothing', async () => {
    await pressKeys(page, first.barcode ?? '');
    await expect(priceInHand(page)).toBeVisible();
    await toQuantity(page);
    await pressKeys(page, second.barcode ?? '');
    await expect.poll(() => storedCodes(page)).toEqual([`${second.barcode} waiting`]);
    // Nothing was typed, so nothing is unsaved.
    expect(await page.evaluate(() => sessionStorage.getItem('mortar.unsaved'))).toBeNull();
    await quantityBox(page).fill('12');
    await pressKeys(page, second.barcode ?? '', { gap: 25 });
    await expect(quantityBox(page)).toHaveValue('12');
    await pressKeys(page, first.barcode ?? '', { gap: 5 });
    await expect(quantityBox(page)).toHaveValue('13');
    await pressKeys(page, first.barcode ?? '', { end: ['Tab'] });
    await expect(quantityBox(page)).toHaveValue('14');
    await expect(quantityBox(page)).toBeFocused();
    await expect(rows(page, 'Current Order')).toHaveCount(0);
    await scanEverywhere(page, '[role="dialog"]', 1000, 'waiting');
    await expect(quantityBox(page)).toHaveValue('14');
    await page.keyboard.press('Escape');
    await expect(row(page, second.barcode)).toBeVisible();
    await row(page, second.barcode)
      .getByRole('button', { name: /^Look up/ })
      .click();
    await expect(heading(page, second)).toBeVisible();
    await expect(priceInHand(page)).toBeVisible();
    await expect(row(page, second.barcode)).toHaveCount(0);
  });

  await test.step('a code scanned twice starts its quantity at two, and an existing line prompts', async () => {
    await pressKeys(page, first.barcode ?? '');
    await expect(priceInHand(page)).toBeVisible();
    await pressKeys(page, first.barcode ?? '');
    await expect(
      page
        .getByText(/^Scanned 2 times/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(priceInHand(page)).toBeVisible();
    await toQuantity(page);
    await expect(quantityBox(page)).toHaveValue('2');
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    await expect(searchBox(page)).toBeFocused();
    await pressKeys(page, first.barcode ?? '');
    await expect(priceInHand(page)).toBeVisible();
    await toQuantity(page);
    await page.keyboard.press('Enter');
    const exists = page.getByRole('dialog', { name: /exists/i }).or(page.getByRole('alertdialog', { name: /exists/i }));
    await expect(exists).toBeVisible();
    await scanEverywhere(page, '[role="dialog"], [role="alertdialog"]', 2000, 'waiting');
    await expect(exists).toBeVisible();
  });
});

test('a scan answers, closes or writes into no popup about the order', THOROUGH, async ({ page, product }) => {
  test.slow();
  await openScanning(page, product.url);
  const [first] = await getProducts(page, 'ibuprofen');
  if (!first) throw new Error('no product');
  await pressKeys(page, first.barcode ?? '');
  await expect(priceInHand(page)).toBeVisible();
  await toQuantity(page);
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await expect(searchBox(page)).toBeFocused();
  const opened = page.locator('[role="dialog"], [role="alertdialog"]');
  let from = 3000;
  const openings: Record<string, () => Promise<void>> = {
    'Update Quantity': async () => {
      await page.keyboard.press('F8');
      await page.keyboard.press('Enter');
    },
    Delete: async () => {
      await page.keyboard.press('F8');
      await page.keyboard.press('Delete');
    },
    'Full screen': () => page.getByRole('button', { name: 'Full screen' }).click(),
    Discard: () => page.getByRole('button', { name: 'Discard' }).click(),
    Rename: () => page.getByRole('button', { name: /#\d+/ }).click(),
    Complete: async () => {
      await page.keyboard.press('Control+Enter');
      await expect(grid(page, 'Unsent Orders').locator(':focus')).toBeVisible();
    },
  };
  for (const [name, open] of Object.entries(openings)) {
    await open();
    await expect(opened.first(), name).toBeVisible();
    from = await scanEverywhere(page, '[role="dialog"], [role="alertdialog"]', from, 'waiting');
    await page.keyboard.press('Escape');
    await expect(opened, name).toHaveCount(0);
  }
  await expect(rows(page, 'Current Order')).toHaveCount(1);
});

test('a scan overrides no lock and writes no password', async ({ page, product }) => {
  await openScanning(page, product.url, 'admin@1001');
  await page.keyboard.press('Alt+5');
  await page.getByRole('checkbox', { name: 'Lock preferred suppliers' }).check();
  await page.getByRole('tabpanel', { name: 'Preferences' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Successfully updated settings.').first()).toBeVisible();
  await page.keyboard.press('Alt+1');
  const [lockable] = await getProducts(page, LOCKABLE);
  await pressKeys(page, lockable?.barcode ?? '');
  await expect(priceInHand(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const popup = (name: string) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  await expect(popup('Preferred Supplier Locks').getByRole('button', { name: 'Override' })).toBeFocused();
  const from = await scanEverywhere(page, '[role="dialog"], [role="alertdialog"]', 4000, 'waiting');
  await popup('Preferred Supplier Locks').getByRole('button', { name: 'Override' }).click();
  const requested = popup('Please Enter Override Password').getByLabel('Password', { exact: true });
  await requested.fill('half a pass');
  await scanEverywhere(page, '[role="dialog"]:has([type="password"])', from, 'waiting');
  await expect(requested).toHaveValue('half a pass');
  await expect(rows(page, 'Current Order')).toHaveCount(0);
});

test('a code shows prices and starts no quantity for a read-only user', async ({ page, product }) => {
  await openWithoutOrder(page, product.url, 'viewer@1001');
  const manager = page.getByRole('dialog', { name: 'Order Manager' });
  await expect(manager).toBeVisible();
  const code = unknownCode(3);
  await pressKeys(page, code);
  await expect(manager).toBeVisible();
  expect(await storedCodes(page)).toEqual([`${code} waiting`]);
  await page.keyboard.press('Escape');
  await expect(manager).toBeHidden();
  const [first] = await getProducts(page, 'ibuprofen');
  if (!first) throw new Error('no product');
  await pressKeys(page, first.barcode ?? '');
  await expect(heading(page, first)).toBeVisible();
  await expect(priceInHand(page)).toBeVisible();
  // The first digit opens the order manager, which is closed again, and the code is received.
  await pressKeys(page, code);
  await expect(list(page).getByText('No product has this code.')).toBeVisible();
  await expect(manager).toBeHidden();
  await expect(priceInHand(page)).toBeVisible();
});

test('a code shows the prices of its product for a group', async ({ page, product }) => {
  await openWithoutOrder(page, product.url, 'buyer@2000');
  const manager = page.getByRole('dialog', { name: 'Order Manager' });
  await expect(manager).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manager).toBeHidden();
  const read = page.waitForResponse(/value=ibuprofen/);
  await searchBox(page).fill('ibuprofen');
  await page.keyboard.press('Enter');
  const { products } = (await (await read).json()) as { products: Product[] };
  const [first] = products;
  if (!first) throw new Error('no product');
  await pressKeys(page, first.barcode ?? '');
  await expect(heading(page, first)).toBeVisible();
  await expect(priceInHand(page)).toBeVisible();
  await pressKeys(page, unknownCode(1));
  await expect(list(page).getByText('No product has this code.')).toBeVisible();
});
