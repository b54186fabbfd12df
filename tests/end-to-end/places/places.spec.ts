import { expect, grid, type Page, rows, test } from '../support/product.ts';
import { openSignedIn } from '../support/signedIn.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true });
const menuItem = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Ordering menu' }).getByRole('button', { name });
/** Closes the order manager, which is open while no order is. */
const closeManager = (page: Page) =>
  page.getByRole('dialog', { name: 'Order Manager' }).getByRole('button', { name: 'Close' }).click();
const history = (page: Page) => page.getByRole('dialog', { name: 'Order History' });

test('a link opens a tab and a popup, and Back closes what is open over the page', async ({ page, product }) => {
  await test.step('a link opens a tab and a popup, for users with permission', async () => {
    await openSignedIn(page, `${product.url}/Ordering?tab=history&list=favourites`);
    await expect(page).toHaveURL(/\?tab=history&list=favourites$/);
    await closeManager(page);
    await expect(tab(page, 'Order History')).toBeVisible();
    await expect(tab(page, 'Favourites')).toBeVisible();
    await expect(rows(page, 'Order History').first()).toBeVisible();
    await page.goto(`${product.url}/Ordering?popup=responses`);
    await expect(page.getByRole('dialog', { name: 'Responses' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Responses' })).toBeHidden();
    await expect(page).toHaveURL(/\/Ordering$/);
    // A link sends nothing, and an unknown tab is ignored.
    await page.goto(`${product.url}/Ordering?popup=send&tab=nowhere`);
    await closeManager(page);
    await expect(tab(page, 'Current Order')).toBeVisible();
    await expect(grid(page, 'Current Order')).toBeAttached();
  });

  await test.step('Back closes what is open over the page, and typed text and orders remain', async () => {
    await page.keyboard.press('Alt+5');
    await page.getByRole('radio', { name: 'Press Enter' }).check();
    await expect(page).toHaveURL(/\/Ordering\?list=preferences$/);
    await page.getByRole('button', { name: 'Open the ordering menu' }).click();
    await menuItem(page, 'Order History').click();
    await expect(history(page)).toBeVisible();
    await expect(page).toHaveURL(/list=preferences&popup=history$/);
    await page.goBack();
    await expect(history(page)).toBeHidden();
    await expect(page).toHaveURL(/list=preferences$/);
    // Closing it manually leaves no history entry and no prompt about input.
    await page.getByRole('button', { name: 'Open the ordering menu' }).click();
    await menuItem(page, 'Order History').click();
    await expect(page).toHaveURL(/popup=history$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/list=preferences$/);
    await expect(page.getByRole('radio', { name: 'Press Enter' })).toBeChecked();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.goBack();
    await expect(tab(page, 'Products')).toBeVisible();
    await page.goForward();
    await expect(tab(page, 'Preferences')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Press Enter' })).toBeChecked();
  });
});
