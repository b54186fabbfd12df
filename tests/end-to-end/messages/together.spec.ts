import type { Browser } from '@playwright/test';
import { expect, orderByKeyboard, type Page, rows, test, watch } from '../support/product.ts';
import { openNewOrder, openSignedIn } from '../support/signedIn.ts';

/** Opens another tab with a copy of this one's session, like 'Duplicate tab'. */
async function duplicate(page: Page, violations: string[]): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opening;
  await watch(copy, violations);
  return copy;
}

async function anotherBrowser(browser: Browser, violations: string[]): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await watch(page, violations);
  return page;
}

test("a response notifies a colleague's bell, and a session that ends in one tab ends in every tab", async ({
  page,
  product,
  browser,
  violations,
}) => {
  await test.step("a response notifies a colleague's bell as well as the buyer's", async () => {
    const colleague = await anotherBrowser(browser, violations);
    await openSignedIn(colleague, product.url, 'admin@1001');
    const bell = colleague.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toBeVisible();
    await expect
      .poll(async () => (await product.control<{ hubConnections: number }>({ do: 'facts' })).hubConnections)
      .toBe(1);

    await openNewOrder(page, product.url, { lines: [{ search: 'paracetamol', quantity: 2 }] });
    await page.keyboard.press('Control+Enter');
    await expect(rows(page, 'Unsent Orders').first()).toBeVisible();
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
    await page.getByRole('button', { name: /^Send Orders?$/ }).click();
    await expect(page.getByRole('alertdialog', { name: 'Would you like to place another order?' })).toBeVisible();
    for (const each of [page, colleague]) {
      await expect(each.getByText(/^(Response from|\d+ new notifications)/).first()).toBeVisible();
    }
    const another = page.getByRole('alertdialog', { name: 'Would you like to place another order?' });
    await another.getByRole('button', { name: 'No' }).click();
    await expect(page).toHaveURL(/\/Dashboard$/);
    await expect(page.getByRole('heading', { name: /^Hello,/ })).toBeFocused();
    await colleague.context().close();
  });

  await test.step('a session that ends in one tab ends in every tab of the browser', async () => {
    const copy = await duplicate(page, violations);
    await expect(copy.getByRole('heading', { name: /^Hello,/ })).toBeVisible();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(copy.getByText('You signed out in another tab of this browser.')).toBeVisible();
    expect(await copy.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test('an order is locked for colleagues while a tab has it open, whatever happens to another tab', async ({
  page,
  product,
  browser,
  violations,
}) => {
  await openNewOrder(page, product.url, { lines: [{ search: 'paracetamol', quantity: 2 }] });
  const name = (await page.locator('.order-name').textContent()) ?? '';

  const colleague = await anotherBrowser(browser, violations);
  await openSignedIn(colleague, `${product.url}/Ordering`, 'admin@1001');
  const row = rows(colleague, 'Order Manager').filter({ hasText: name });
  // The row is dimmed and marked unavailable; trying to open it shows the reason.
  const refused = async () => {
    await row.dblclick({ force: true });
    await expect(colleague.getByText(/currently opened by/).first()).toBeVisible();
    await expect(colleague.getByText(/currently opened by/)).toHaveCount(0);
  };
  let second = page;

  await test.step('an order stays with the tab that has it open, whatever happens to another tab', async () => {
    await refused();

    // A duplicated tab shows that the order is open in another tab, and closing it has no effect.
    const copy = await duplicate(page, violations);
    const question = copy.getByRole('alertdialog', { name: 'Order open in another tab' });
    await expect(question.getByText('This order is open in another tab of this browser.')).toBeVisible();
    await copy.close({ runBeforeUnload: true });
    await refused();
    await orderByKeyboard(page, 'ibuprofen', 3);
    await expect(rows(page, 'Current Order')).toHaveCount(2);

    // After the second tab takes over, the first closes the order at once, without effect.
    second = await duplicate(page, violations);
    await second.getByRole('button', { name: 'Work on it here' }).click();
    await expect(rows(second, 'Current Order')).toHaveCount(2);
    await expect(page.getByText(/was opened in another tab of this browser/)).toBeVisible();
    await expect(page.locator('.order-name')).toHaveCount(0);
    await page.goto(`${product.url}/Dashboard`);
    await expect(page.getByRole('heading', { name: /^Hello,/ })).toBeVisible();
    await refused();
  });

  await test.step('an order that a colleague has open is locked, and opens once it is released', async () => {
    await second.getByRole('button', { name: 'Discard' }).click();
    await second.getByRole('alertdialog', { name: 'Discard' }).getByRole('button', { name: 'No' }).click();
    await second.close({ runBeforeUnload: true });
    await expect(async () => {
      await row.dblclick({ force: true });
      await expect(colleague.locator('.order-name')).toHaveText(name, { timeout: 2000 });
    }).toPass();
  });
  await colleague.context().close();
});
