import { readFileSync } from 'node:fs';
import { readPdf, withoutSpaces } from '../../../app/src/documents/testing/pdfText.ts';
import { readSheet } from '../../../app/src/documents/testing/readSheet.ts';
import { expect, grid, type Page, priceInHand, rows, tabTo, test, toQuantity } from '../support/product.ts';
import { openNewOrder, openSignedIn } from '../support/signedIn.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Ordering menu' });

async function openHistory(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Open the ordering menu' }));
  await page.keyboard.press('Enter');
  await expect(menu(page).locator(':focus')).toBeVisible();
  await tabTo(page, menu(page).getByRole('button', { name: 'Order History' }));
  await page.keyboard.press('Enter');
}

test('past orders are searched, saved as a file, printed and reordered, by keyboard only', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await page.keyboard.press('Alt+7');
  await expect(grid(page, 'Order History').locator(':focus')).toBeVisible();
  await expect(page.getByText('Select an order.')).toBeVisible();
  const periods = page.getByRole('group', { name: 'Period' });
  await tabTo(page, periods.getByRole('radio', { name: /^Last 3 Months/ }), 'Shift+Tab');
  const shown = async () => Number(await grid(page, 'Order History').getAttribute('aria-rowcount'));
  const recent = await shown();
  for (const _ of ['Last 6 Months', 'Last Year', 'All Time']) await page.keyboard.press('ArrowRight');
  await expect(periods.getByRole('radio', { name: /^All Time \d+/ })).toBeChecked();
  await expect.poll(shown).toBeGreaterThan(recent);

  // Selects one supplier's month by the bars above the orders.
  await tabTo(page, page.getByRole('button', { name: 'By month and supplier' }));
  await page.keyboard.press('Enter');
  const suppliers = page.getByRole('group', { name: 'Value of orders by supplier' });
  await tabTo(page, suppliers.getByRole('button').first());
  await page.keyboard.press('Enter');
  const supplier = (await suppliers.getByRole('button', { pressed: true }).getAttribute('data-bar')) ?? '';
  expect(supplier).not.toBe('');
  for (const row of await rows(page, 'Order History').all())
    await expect(row).toContainText(supplier.split(' ')[0] ?? '');
  await tabTo(page, page.getByRole('button', { name: /^\d+ more suppliers$/ }));
  await page.keyboard.press('Tab');

  await expect(grid(page, 'Order History').locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Summary of the order' });
  await expect(summary.getByRole('term')).toHaveText([
    ...['Order Value', 'Invoiced Value', 'Regretted Value', 'Status'],
    ...['Sent Date', 'Received Date', 'Wholesaler Order #'],
  ]);
  const items = rows(page, 'Order Items');
  const names = await items.getByRole('rowheader').allTextContents();
  expect(names.length).toBeGreaterThan(0);

  const exporting = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: 'Export', exact: true }));
  await page.keyboard.press('Enter');
  const exported = await exporting;
  expect(exported.suggestedFilename()).toMatch(/^orderHistoryDetails_\d+_\d{8}_\d{4}\.xlsx$/);
  const sheet = readSheet(readFileSync(await exported.path()));
  // Regardless of the window: the file's columns, then every column of the specification (ruling 55).
  expect(sheet.header).toEqual([
    ...['Retailer', 'Order Number', 'Supplier', 'Sent Date', 'Status', 'Description', 'Code', 'Ord', 'Bonus'],
    ...['Price', 'Supplied', 'Inv Price', 'Regret Description', 'Pack Size', 'Invoice Number', 'User'],
  ]);
  const column = (header: string) => sheet.rows.map((row) => row[sheet.header.indexOf(header)]);
  // All of them, although only visible ones are mounted.
  const described = column('Description').map((cell) => cell?.value);
  expect(described.slice(0, names.length)).toEqual(names);
  for (const cell of column('Supplier')) expect(cell?.value).toBe(supplier);
  for (const cell of column('Ord')) expect(cell?.type).toBe('number');
  for (const cell of column('Price')) expect(cell?.format).toBe('"R"#,##0.00;-"R"#,##0.00');

  await tabTo(page, page.getByRole('button', { name: 'Print', exact: true }));
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Order Details Report' });
  await expect(preview.locator('[data-drawn]').first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Alt+s');
  const pdf = await readPdf(new Uint8Array(readFileSync(await (await saving).path())));
  const pdfText = pdf.pages.map(({ text }) => text).join(' ');
  expect(pdfText).toContain(supplier);
  expect(pdfText).toContain('Invoiced Value');
  for (const name of names) expect(withoutSpaces(pdfText)).toContain(withoutSpaces(name));
  await page.keyboard.press('Escape');

  await tabTo(page, grid(page, 'Order Items').locator('[tabindex="0"]').first());
  await page.keyboard.press('Control+Home');
  const ordered = await items.first().getByRole('gridcell').nth(2).textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Current Order', selected: true })).toBeVisible();
  await expect(priceInHand(page)).toBeVisible();
  const quantity = await toQuantity(page);
  await expect(quantity.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(/\d+/);
  expect(Number(ordered)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  // Selection and filter are kept.
  await page.keyboard.press('Alt+7');
  await expect(periods.getByRole('radio', { name: /^All Time/ })).toBeChecked();
  await expect(grid(page, 'Order History').getByRole('row', { selected: true })).toHaveCount(1);

  // Products that the supplier did not deliver, with their amount.
  const button = page.getByRole('button', { name: 'Regretted Items' });
  await tabTo(page, button, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const regretted = page.getByRole('dialog', { name: 'Regretted Items' });
  await expect(rows(page, 'Regretted Items').first()).toBeVisible();
  for (const row of await rows(page, 'Regretted Items').all()) {
    await expect(row).toContainText(supplier.split(' ')[0] ?? '');
    await expect(row).toContainText(/Partial|Regretted/);
  }
  await page.keyboard.press('Escape');
  await expect(regretted).toBeHidden();
  await expect(button).toBeFocused();
});

test('a group searches the orders of its pharmacies, listed under each of them, by keyboard only', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.url}/Ordering`, 'buyer@2000');
  const manager = page.getByRole('dialog', { name: 'Order Manager' });
  await expect(manager.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Order History' })).toHaveCount(0);

  await openHistory(page);
  const popup = page.getByRole('dialog', { name: 'Order History' });
  await expect(popup.getByText('Please select a retailer from the grid on the left.')).toBeVisible();
  await expect(popup.getByRole('grid', { name: 'Retailers' }).locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Order History').locator(':focus')).toBeVisible();
  await tabTo(page, popup.getByRole('checkbox', { name: 'Group by retailer' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  const tree = popup.getByRole('treegrid', { name: 'Order History' });
  const all = Number(await tree.getAttribute('aria-rowcount'));
  await tabTo(page, tree.locator('[tabindex="0"]').first());
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.locator(':focus')).toHaveAttribute('aria-expanded', 'false');
  expect(Number(await tree.getAttribute('aria-rowcount'))).toBeLessThan(all);
  await page.keyboard.press('ArrowRight');
  await expect(tree.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(tree.locator(':focus')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('region', { name: 'Summary of the order' })).toBeVisible();
  await expect(rows(page, 'Order Items').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});
