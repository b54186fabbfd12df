import { readFileSync } from 'node:fs';
import { readSheet } from '../../../app/src/documents/testing/readSheet.ts';
import { expect, type Page, rows, test } from '../support/product.ts';
import { openSignedIn } from '../support/signedIn.ts';

/** Returns the worksheet saved by an action. */
async function saved(page: Page, act: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await act();
  const file = await downloading;
  return { name: file.suggestedFilename(), ...readSheet(readFileSync(await file.path())) };
}

test('suppliers’ responses are saved as workbooks, and marked as read for everyone', async ({ page, product }) => {
  await openSignedIn(page, `${product.url}/Responses`);
  const invoiced = rows(page, 'Responses').filter({ hasText: 'Invoiced' }).first();
  const number = (await invoiced.getByRole('rowheader').textContent()) ?? '';
  const other =
    (await rows(page, 'Responses').filter({ hasText: 'Invoiced' }).nth(1).getByRole('rowheader').textContent()) ?? '';
  await invoiced.click();
  await expect(rows(page, 'Response details').first()).toBeVisible();
  const details = await saved(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(details.name).toMatch(/^responseDetails_\d+_\d{8}_\d{4}\.xlsx$/);
  expect(details.header).toEqual([
    ...['Retailer', 'Order Number', 'Supplier', 'Sent Date', 'Status', 'Description', 'Code', 'Ord', 'Inv Qty'],
    ...['Inv Price', 'Regret Description', 'User', 'Response Date', 'Invoice Number'],
  ]);
  expect(new Set(details.rows.map((row) => row[1]?.value))).toEqual(new Set([number]));
  expect(details.rows).toHaveLength(await rows(page, 'Response details').count());

  await page.getByRole('searchbox', { name: 'Search responses' }).fill(other);
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Responses')).toHaveCount(1);
  // A single search result is opened.
  await expect(rows(page, 'Responses').first()).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page, 'Response details').first()).toBeVisible();
  await page.getByRole('button', { name: 'Export Invoices' }).click();
  await expect(page.getByRole('grid', { name: 'Export Invoices' }).locator(':focus')).toBeVisible();
  const invoices = await saved(page, () => page.keyboard.press('Enter'));
  expect(invoices.name).toMatch(/^invoices_\d{8}_\d{4}\.xlsx$/);
  expect(invoices.header[0]).toBe('Invoice Number');
  expect(new Set(invoices.rows.map((row) => row[1]?.value))).toEqual(new Set([other]));
  await expect(page.getByRole('dialog', { name: 'Export Invoices' })).toBeHidden();

  await page.getByRole('button', { name: 'Clear Search' }).click();
  await page.getByRole('radio', { name: 'Unread' }).check({ force: true });
  await expect(rows(page, 'Responses').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Read' }).click();
  await expect(page.getByText('Messages Marked as read').first()).toBeVisible();
  await expect(page.getByText('No responses found.')).toBeVisible();
});
