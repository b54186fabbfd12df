import { readFileSync } from 'node:fs';
import { readSheet } from '../../app/src/documents/testing/readSheet.ts';
import { expect, grid, orderByKeyboard, type Page, rows, signIn, tabTo, test } from './product.ts';

/** Begins an order for the first two retailers, by keyboard, from the order manager that stands open. */
async function startOrderForTwo(page: Page): Promise<void> {
  const manager = page.getByRole('dialog', { name: 'Order Manager' });
  await expect(page.getByRole('grid', { name: 'Retailers', exact: true }).locator(':focus')).toBeVisible();
  await tabTo(page, manager.getByRole('button', { name: 'Start A New Order' }));
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Start A New Order' }).waitFor();
  await page.keyboard.press('Enter');
  const rename = page.getByRole('dialog', { name: 'Update Order Description' });
  await expect(rename.getByLabel('Order description')).toBeFocused();
  await page.keyboard.press('Enter');
  const retailers = page.getByRole('dialog', { name: 'Order Retailer Manager' });
  await expect(retailers.getByRole('grid').locator(':focus')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(retailers).toBeHidden();
}

test("a group's order goes to each of its retailers, and its responses are found under them, by keyboard alone", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/Ordering`);
  await signIn(page, 'buyer@2000');
  await startOrderForTwo(page);
  await orderByKeyboard(page, 'paracetamol', 20);
  await expect(rows(page, 'Current Order')).toHaveCount(1);

  await page.keyboard.press('Control+Enter');
  await expect(grid(page, 'Unsent Orders').locator(':focus')).toBeVisible();
  await expect(rows(page, 'Retailers On Order')).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Order statuses')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^groupOrder_\d+_statuses\.xlsx$/);
  const statuses = readSheet(readFileSync(await file.path()));
  expect(statuses.header).toEqual(['Retailer', 'Supplier', 'Status', 'Description']);
  expect(statuses.rows.map(([retailer]) => retailer?.value)).toContain('Table Bay Pharmacy Claremont');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Would you like to place another order?' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Order Manager' }).waitFor();
  // Suppliers answer the pharmacies, and their group hears of it.
  await expect(page.getByText(/^(Response from|\d+ new notifications)/).first()).toBeVisible();

  await page.goto(`${product.url}/Responses`);
  await expect(page.getByRole('button', { name: /^Notifications \(\d+\)$/ })).toBeVisible();
  await expect(page.getByText('Please select a retailer from the grid on the left.')).toBeVisible();
  await tabTo(page, page.getByRole('grid', { name: 'Retailers', exact: true }).getByRole('rowheader').first());
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Enter');
  const responses = page.getByRole('grid', { name: 'Responses' });
  await expect(responses.locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Response details')).toHaveCount(1);
});
