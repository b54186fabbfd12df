import type { Browser } from '@playwright/test';
import {
  expect,
  orderByKeyboard,
  type Page,
  type Product,
  priceInHand,
  rows,
  searchBox,
  sendOpenOrder,
  test,
  toQuantity,
  watch,
} from './support/product.ts';
import { openSignedIn } from './support/signedIn.ts';

async function anotherBrowser(browser: Browser, violations: string[]): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await watch(page, violations);
  return page;
}

const SEA_POINT = 'Table Bay Pharmacy Sea Point';
const CLAREMONT = 'Table Bay Pharmacy Claremont';
const manager = (page: Page) => page.getByRole('dialog', { name: 'Order Manager' });
/** Returns the retailers that a user may choose from. */
const own = (page: Page) =>
  page
    .getByRole('grid', { name: 'Retailers', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const lost = (page: Page, pharmacy: string) => page.getByText(`${pharmacy} is no longer assigned to you.`);

/** Opens the administrator's settings with the branch user selected. */
async function openAssignment(page: Page, product: Product): Promise<void> {
  await openSignedIn(page, `${product.url}/Settings?section=pharmacies`, 'admin@2000');
  await page.getByText('branch@2000').first().click();
  await expect(page.getByRole('checkbox', { name: SEA_POINT })).toBeVisible();
}

/** Assigns one pharmacy in place of another. */
async function swap(admin: Page, from: string, to: string): Promise<void> {
  await admin.getByRole('checkbox', { name: from }).uncheck();
  await admin.getByRole('checkbox', { name: to }).check();
  // Waits for this change's own answer, because an earlier message may still be visible.
  const saved = admin.waitForResponse((response) => response.url().includes('/assignment/update'));
  await admin.getByRole('button', { name: 'Save' }).click();
  await (await saved).finished();
  await expect(admin.getByText('branch@2000 successfully updated.').first()).toBeVisible();
}

/** Searches a product and types a quantity into its popup, without confirming. */
async function typeQuantity(page: Page, text: string, quantity: string): Promise<void> {
  await searchBox(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Products' }).locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(priceInHand(page)).toBeVisible();
  await toQuantity(page);
  await page.keyboard.type(quantity);
}

async function startOrder(page: Page): Promise<void> {
  await manager(page).getByRole('button', { name: 'Start A New Order' }).click();
  await page.getByRole('alertdialog', { name: 'Start A New Order' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Update Order Description' })).toBeVisible();
  await page.keyboard.press('Enter');
  const retailers = page.getByRole('dialog', { name: 'Order Retailer Manager' });
  await expect(retailers.getByRole('grid').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(retailers).toBeHidden();
}

test('a user who loses a pharmacy sees which, keeps typed text, and continues with the new one', async ({
  page: branch,
  product,
  browser,
  violations,
}) => {
  test.setTimeout(120_000);
  await openSignedIn(branch, `${product.url}/Ordering`, 'branch@2000');
  await startOrder(branch);
  const name = (await branch.locator('.order-name').textContent()) ?? '';
  await orderByKeyboard(branch, 'ibuprofen', 3);
  await expect(rows(branch, 'Current Order')).toHaveCount(1);
  await typeQuantity(branch, 'paracetamol', '7');

  const admin = await anotherBrowser(browser, violations);
  await openAssignment(admin, product);
  await swap(admin, SEA_POINT, CLAREMONT);

  // While an order is open with a typed quantity.
  await branch.keyboard.press('Enter');
  await expect(lost(branch, SEA_POINT).first()).toBeVisible();
  await expect(manager(branch)).toContainText('stays unsent for your colleagues');
  await expect(branch.getByRole('dialog', { name: 'Quantity Selection' })).toBeHidden();
  await expect(own(branch)).toHaveText([CLAREMONT]);
  const strip = branch.getByRole('list', { name: 'Not saved', includeHidden: true });
  await expect(strip).toContainText('7 ×');
  await expect(strip).toContainText(`${SEA_POINT} is no longer assigned to you.`);

  // The order is unlocked and available to colleagues.
  const buyer = await anotherBrowser(browser, violations);
  await openSignedIn(buyer, `${product.url}/Ordering`, 'buyer@2000');
  await expect(manager(buyer).locator(':focus')).toBeVisible();
  await buyer.keyboard.press('Control+a');
  await manager(buyer).getByRole('button', { name: 'Get Orders For Selected Retailers' }).click();
  await rows(buyer, 'Unsent Orders').filter({ hasText: name }).dblclick();
  await expect(buyer.locator('.order-name')).toHaveText(name);

  // The user is no longer notified about Sea Point, but about Claremont without a reload.
  const notifications = branch.getByText(/^Response from/);
  await sendOpenOrder(buyer);
  await buyer.getByRole('button', { name: 'Continue' }).click();
  await buyer.getByRole('alertdialog', { name: 'Would you like to place another order?' }).waitFor();
  await expect(buyer.getByText(/^(Response from .* for .* Sea Point|\d+ new notifications)/).first()).toBeVisible();
  await buyer.keyboard.press('Enter');
  await expect(notifications).toHaveCount(0);
  // For Sea Point and Claremont.
  await rows(buyer, 'Unsent Orders').filter({ hasText: '2000002' }).dblclick();
  await expect(buyer.getByRole('button', { name: /for 2 pharmacies$/ })).toBeVisible();
  await sendOpenOrder(buyer);
  await expect(notifications.or(branch.getByText(/^\d+ new notifications/)).first()).toBeVisible();

  // A reload restores everything needed to continue.
  await branch.reload();
  await expect(manager(branch)).toBeVisible();
  await expect(own(branch)).toHaveText([CLAREMONT]);
  await startOrder(branch);
  await expect(branch.getByRole('button', { name: /for 1 pharmacy$/ })).toHaveAccessibleDescription(CLAREMONT);
  await branch.getByRole('button', { name: /^Try again/ }).click();
  await expect(branch.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('7');
  await branch.keyboard.press('Enter');
  await expect(rows(branch, 'Current Order')).toHaveCount(1);
  await expect(branch.getByRole('list', { name: 'Not saved' })).toHaveCount(0);

  // Before sending.
  await branch.keyboard.press('Control+Enter');
  await expect(branch.getByRole('grid', { name: 'Unsent Orders' }).locator(':focus')).toBeVisible();
  await branch.keyboard.press('Control+a');
  await swap(admin, CLAREMONT, SEA_POINT);
  await branch.keyboard.press('Enter');
  await expect(lost(branch, CLAREMONT).first()).toBeVisible();
  await expect(manager(branch)).toContainText('stays unsent for your colleagues');
  await expect(own(branch)).toHaveText([SEA_POINT]);

  // Also after a reload with an order open.
  await startOrder(branch);
  await swap(admin, SEA_POINT, CLAREMONT);
  await branch.reload();
  await expect(lost(branch, SEA_POINT).first()).toBeVisible();
  await expect(manager(branch)).toContainText('stays unsent for your colleagues');
  await expect(rows(branch, 'Unsent Orders')).not.toHaveCount(0);
  for (const page of [admin, buyer]) await page.context().close();
});

test('the order manager that opens by itself opens no order for typed keys, and keeps the focused order', async ({
  page: branch,
  product,
  browser,
  violations,
}) => {
  test.setTimeout(120_000);
  await openSignedIn(branch, `${product.url}/Ordering`, 'branch@2000');
  await startOrder(branch);
  await expect(searchBox(branch)).toBeFocused();
  await branch.keyboard.type('amox');
  const admin = await anotherBrowser(browser, violations);
  await openAssignment(admin, product);
  await swap(admin, SEA_POINT, CLAREMONT);
  await branch.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(manager(branch)).toContainText('stays unsent for your colleagues');
  await expect(manager(branch)).toBeFocused();
  await branch.keyboard.type('icillin');
  for (const key of ['Enter', 'Enter', 'Enter', 'ArrowDown', 'Enter']) await branch.keyboard.press(key);
  await expect(branch.getByLabel('Search products')).toHaveValue('amoxicillin');
  await expect(manager(branch)).toBeFocused();
  await expect(rows(branch, 'Unsent Orders').first()).toBeVisible();
  await expect(manager(branch).locator('[aria-selected="true"]').and(rows(branch, 'Unsent Orders'))).toHaveCount(0);
  await expect(branch.locator('.order-name')).toHaveCount(0);
  // A key after a pause is accepted as intended.
  await expect(async () => {
    await branch.keyboard.press('Tab');
    await expect(rows(branch, 'Unsent Orders').locator(':focus')).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [1100] });
  await admin.context().close();
});
