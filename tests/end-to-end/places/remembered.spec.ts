import { expect, grid, type Page, rows, searchBox, startOrder, test } from '../support/product.ts';
import { openNewOrder, openSignedIn } from '../support/signedIn.ts';

const split = (page: Page) => page.getByRole('separator', { name: 'Product lists and order' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true });
const favourites = (page: Page) => page.getByRole('searchbox', { name: 'Search favourites' });
const match = (page: Page) => page.getByRole('combobox', { name: 'Match' });
const priceHeader = (page: Page) => grid(page, 'Current Order').getByRole('columnheader', { name: 'Price' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

async function signInAgain(page: Page, url: string, username: string): Promise<void> {
  await signOut(page);
  await openSignedIn(page, `${url}/Ordering`, username);
  await startOrder(page, favourites(page).or(searchBox(page)));
}

/** Returns the visible state of a user's page layout. */
async function arranged(page: Page) {
  await page.keyboard.press('Alt+1');
  await expect(searchBox(page)).toBeFocused();
  const options = page.getByRole('button', { name: /^Search Options/ });
  if ((await options.getAttribute('aria-expanded')) !== 'true') await options.click();
  return {
    pane: await split(page).getAttribute('aria-valuenow'),
    match: await match(page).inputValue(),
    price: await priceHeader(page).count(),
  };
}

test('panels, tabs, columns and search options are restored for their user, and cleared by one reset', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);
  const before = await arranged(page);
  expect(before.price).toBe(1);

  await split(page).focus();
  for (const _ of Array(4)) await page.keyboard.press('ArrowRight');
  await expect(split(page)).not.toHaveAttribute('aria-valuenow', before.pane ?? '');
  await match(page).selectOption({ label: 'Ends With' });
  await priceHeader(page).hover();
  await grid(page, 'Current Order').getByRole('button', { name: 'Column Price' }).click();
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect(priceHeader(page)).toHaveCount(0);
  const after = await arranged(page);
  expect(after).toEqual({ pane: await split(page).getAttribute('aria-valuenow'), match: 'EndsWith', price: 0 });
  await page.keyboard.press('Alt+4');
  await expect(favourites(page)).toBeFocused();

  // The same user finds the layout restored, starting with the tab.
  await signInAgain(page, product.url, 'buyer@1001');
  await expect(tab(page, 'Favourites')).toBeVisible();
  expect(await arranged(page)).toEqual(after);

  // Another user on the same computer does not.
  await page.keyboard.press('Alt+4');
  await signInAgain(page, product.url, 'admin@1001');
  await expect(tab(page, 'Products')).toBeVisible();
  expect(await arranged(page)).toEqual(before);

  // One press resets it at once.
  await signInAgain(page, product.url, 'buyer@1001');
  await expect(tab(page, 'Favourites')).toBeVisible();
  await page.keyboard.press('Alt+5');
  await page.getByRole('button', { name: 'Reset Layout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset Layout' });
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Panes, tabs, columns and search options are as they began.').first()).toBeVisible();
  await expect(tab(page, 'Preferences')).toBeVisible();
  expect(await arranged(page)).toEqual(before);
  await signInAgain(page, product.url, 'buyer@1001');
  await expect(tab(page, 'Products')).toBeVisible();
  expect(await arranged(page)).toEqual(before);
  await expect(rows(page, 'Current Order')).toHaveCount(0);
});
