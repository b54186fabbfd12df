import { expect, grid, type Page, rows, searchBox, test } from './support/product.ts';
import { openNewOrder, openSignedIn } from './support/signedIn.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command Palette' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search for anything' });
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name });

/** Opens the palette by its shortcut, which works once the menu has loaded. */
async function openPalette(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(box(page)).toBeFocused();
}

test('the palette opens anything by name, code or text, and ? shows every key', async ({ page, product }) => {
  let barcode = '';
  page.on('response', async (response) => {
    if (!response.url().includes('/api/Product/list/get') || barcode !== '') return;
    const { products = [] } = (await response.json()) as { products?: { barcode: string }[] };
    barcode = products.find((one) => one.barcode !== '')?.barcode ?? '';
  });
  await openNewOrder(page, product.url, { username: 'admin@1001' });

  await test.step('? shows every key, and is a character while text is typed', async () => {
    await page.keyboard.type('?');
    await expect(searchBox(page)).toHaveValue('?');
    await page.getByRole('button', { name: 'User menu' }).focus();
    await page.keyboard.type('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(keys.getByRole('term').filter({ hasText: 'Ctrl+K' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'User menu' })).toBeFocused();
  });

  await test.step('the palette opens a product and a setting by name and code', async () => {
    await searchBox(page).fill('ibuprofen');
    await page.keyboard.press('Enter');
    await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
    await expect.poll(() => barcode).not.toBe('');

    // A scanner types a code and Enter at once: the product is selected in the open order.
    await openPalette(page);
    await page.keyboard.insertText(barcode);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(rows(page, 'Supplier prices').locator(':focus')).toBeVisible();
    await expect(page).toHaveURL(/\/Ordering$/);

    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(rows(page, 'Supplier prices').locator(':focus')).toBeVisible();

    // Leaving an open order prompts first.
    await openPalette(page);
    await page.keyboard.type('vat incl');
    await expect(option(page, /^VAT inclusive/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: /^Save/ }).click();
    await expect(page).toHaveURL(/\/Settings\?section=application$/);
    await expect(page.getByRole('heading', { name: 'Application Settings' })).toBeVisible();
    await openPalette(page);
    await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });

  await test.step('the palette opens a supplier by name, and another one from there', async () => {
    for (const name of ['Kestrel', 'Umvoti']) {
      await openPalette(page);
      await page.keyboard.type(name);
      const found = palette(page).getByRole('group', { name: 'Suppliers' }).getByRole('option').first();
      await expect(found).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/Settings\?section=suppliers&supplier=\d+$/);
      await expect(grid(page, 'Supplier Settings').getByRole('row', { selected: true })).toContainText(name);
    }
  });

  await test.step('the palette opens conversations with support and with a supplier by their text', async () => {
    for (const [typed, whose, address] of [
      ['support', { hasText: 'Support ·' }, /\/Messages\/Support\/\S+$/],
      // Which result is first depends on recent support requests.
      ['delivery', { hasNotText: 'Support ·' }, /\/SupplierMessaging\?conversation=\d+$/],
    ] as const) {
      await openPalette(page);
      await page.keyboard.type(typed);
      const found = palette(page).getByRole('group', { name: 'Conversations' }).getByRole('option', { name: typed });
      await found.filter(whose).first().click();
      await expect(page).toHaveURL(address);
      await expect(palette(page)).toBeHidden();
    }
  });

  await test.step('the palette opens an unsent order by its description', async () => {
    await openPalette(page);
    const order = palette(page)
      .getByRole('group', { name: /^Unsent Orders/ })
      .getByRole('option', { disabled: false })
      .first();
    const name = (await order.locator('span > span').first().textContent()) ?? '';
    await box(page).fill(name);
    await expect(option(page, /./).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Ordering$/);
    await expect(grid(page, 'Current Order')).toBeVisible();
  });
});

test('a user without rights sees disabled entries with the reason, and stays on the page', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'viewer@1001');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('vat inclusive');
  const entry = option(page, /^VAT inclusive/);
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText('Cannot access Settings due to lack of permissions.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cannot access Settings due to lack of permissions.').last()).toBeVisible();
  // It also works by pointer.
  await entry.dispatchEvent('click');
  await expect(box(page)).toHaveValue('vat inclusive');
  await expect(page).toHaveURL(/\/Dashboard$/);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await openPalette(page);
  await expect(palette(page).getByRole('group', { name: 'Recent' })).toBeHidden();
});
