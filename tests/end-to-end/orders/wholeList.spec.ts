import type { Product as CatalogueProduct } from '@mortar/contract';
import { bar, lines, redo, undo } from '../support/openOrder.ts';
import { completeOrder, expect, type Page, type Product, review, rows, searchBox, test } from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

/** Lines of the list. */
const COUNT = 40;

const quickOrder = (page: Page) => page.getByRole('dialog', { name: 'Quick Order' });
const move = (page: Page) => page.getByRole('dialog', { name: 'Move to another supplier' });
const moving = (page: Page) => rows(page, 'Lines to move');

/** Returns the products that a search finds, without those that open a prompt. */
async function found(page: Page, text: string): Promise<CatalogueProduct[]> {
  const read = page.waitForResponse((response) => response.url().includes(`value=${encodeURIComponent(text)}`));
  await searchBox(page).fill(text);
  const { products } = (await (await read).json()) as { products: CatalogueProduct[] };
  await searchBox(page).fill('');
  return products.filter(({ barcode }) => barcode !== '');
}

/** Returns the order's line count and each supplier's total; more lines than are rendered. */
async function totals(page: Page): Promise<unknown> {
  const grid = page.getByRole('grid', { name: 'Current Order' });
  return [await grid.getAttribute('aria-rowcount'), (await rows(page, 'Supplier totals').allTextContents()).toSorted()];
}

/** Returns the sent line count of each order that is fully sent. */
async function sentOfOrders(product: Product): Promise<number[]> {
  const { orders } = await product.control<{ orders: { unsent: number; sent: number }[] }>({ do: 'facts' });
  return orders.filter(({ unsent }) => unsent === 0).map(({ sent }) => sent);
}

test('forty lines are pasted, undone, moved, reviewed and sent, by keyboard', async ({ page, product }) => {
  test.slow();
  // One product of the list is on another open order.
  await openNewOrder(page, product.url, { left: [[{ search: 'paracetamol', quantity: 20 }]] });
  const known = [...(await found(page, 'paracetamol')), ...(await found(page, 'ibuprofen'))];
  const other = known[0]?.productdescription ?? '';
  expect(other).not.toBe('');

  const list = known.slice(0, COUNT).map(({ barcode }) => `${barcode}\t20`);
  expect(list).toHaveLength(COUNT);
  await page.keyboard.press('Alt+l');
  const box = quickOrder(page).getByRole('textbox', { name: 'Codes and quantities' });
  await expect(box).toBeFocused();
  await box.fill(list.join('\n'));
  await expect(quickOrder(page).getByText(`${COUNT} lines to order.`)).toBeVisible();
  await page.keyboard.press('Alt+m');
  await expect(quickOrder(page).getByText(`${COUNT} of ${COUNT} lines matched.`)).toBeVisible({ timeout: 30_000 });
  const add = quickOrder(page).getByRole('button', { name: /^Add \d+ lines/ });
  await expect(add).toBeFocused();
  const count = Number(/\d+/.exec((await add.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(COUNT / 2);
  // Lines on other orders are read once typing pauses: waits for all of them, not an intermediate read.
  const warningsRead = page.waitForResponse((response) => {
    if (!response.url().includes('lastorderedwarning/products/unsent')) return false;
    return (response.request().postDataJSON() as { productcodes: string[] }).productcodes.length === count;
  });
  await page.keyboard.press('Enter');
  await expect(quickOrder(page).getByText(`${count} lines added to the order`)).toBeVisible({ timeout: 60_000 });
  await expect(
    quickOrder(page)
      .getByRole('button', { name: /^Close/ })
      .last(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quickOrder(page)).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Current Order' })).toHaveAttribute('aria-rowcount', String(count + 1));
  const pasted = await totals(page);

  await undo(page);
  await expect(bar(page)).toHaveText(`Undone: ${count} lines added.`, { timeout: 30_000 });
  await expect(lines(page)).toHaveCount(0);
  await redo(page);
  await expect(bar(page)).toHaveText(`Done again: ${count} lines added.`, { timeout: 30_000 });
  expect(await totals(page)).toEqual(pasted);

  await page.keyboard.press('Alt+m');
  await expect(moving(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(move(page).getByText(/ → R/).first()).toBeVisible();
  await expect(move(page).getByRole('progressbar')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(move(page)).toBeHidden({ timeout: 30_000 });
  expect(await totals(page)).not.toEqual(pasted);
  await undo(page);
  await expect(bar(page)).toHaveText(/^Undone: \d+ lines? moved\.$/, { timeout: 30_000 });
  expect(await totals(page)).toEqual(pasted);

  await (await warningsRead).finished();
  expect(await sentOfOrders(product)).not.toContain(count);
  await page.keyboard.press('Control+Enter');
  await expect(review(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await expect(rows(page, 'To look at').filter({ hasText: 'On another order' })).toContainText(other);
  await page.keyboard.press('Escape');
  await expect(review(page)).toBeHidden();
  await completeOrder(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Would you like to place another order?' })).toBeVisible();
  expect(await sentOfOrders(product)).toContain(count);
});
