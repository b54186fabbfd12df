import type { Browser } from '@playwright/test';
import { expect, orderByKeyboard, type Page, rows, signIn, startOrder, test, watch } from './product.ts';

/** A second person at a machine of their own. */
async function anotherBrowser(browser: Browser, violations: string[]): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await watch(page, violations);
  return page;
}

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

  const colleague = await anotherBrowser(browser, violations);
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

test("a response reaches a colleague's bell as it reaches the buyer's", async ({
  page,
  product,
  browser,
  violations,
}) => {
  const colleague = await anotherBrowser(browser, violations);
  await colleague.goto(product.url);
  await signIn(colleague, 'admin@1001');
  const bell = colleague.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  await expect
    .poll(async () => (await product.control<{ hubConnections: number }>({ do: 'facts' })).hubConnections)
    .toBe(1);

  await page.goto(`${product.url}/Ordering`);
  await signIn(page);
  await startOrder(page);
  await orderByKeyboard(page, 'paracetamol', 2);
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await expect(rows(page, 'Unsent Orders').first()).toBeVisible();
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await page.getByRole('button', { name: /^Send Orders?$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Would you like to place another order?' })).toBeVisible();
  for (const each of [page, colleague]) {
    await expect(each.getByText(/^(Response from|\d+ new notifications)/).first()).toBeVisible();
  }
  await colleague.context().close();
});
