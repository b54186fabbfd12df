import { expect, signIn, tabTo, test, watch } from './product.ts';

test('signing in on a second device signs the first one out', async ({ page, product, browser, violations }) => {
  await page.goto(product.url);
  await signIn(page);
  await expect(page.getByRole('heading', { name: /^Hello,/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await watch(other, violations);
  await other.goto(product.url);
  await signIn(other);
  await other.getByRole('alertdialog', { name: 'Already signed in' }).getByRole('button', { name: 'Yes' }).click();
  await expect(other.getByRole('heading', { name: /^Hello,/ })).toBeVisible();
  await expect(page.getByText('You were signed out because you signed in on another device.')).toBeVisible();
  await other.context().close();
});

test('an ended token sends a person to Login with the reason, once', async ({ page, product }) => {
  await page.goto(product.url);
  // The first page asks for it.
  await product.control({ do: 'fault', faults: [{ call: 'listResponses', kind: 'code', code: 4 }] });
  await signIn(page);
  await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible();
  await expect(page.getByText('Your session has expired. Please login again.')).toHaveCount(1);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain('session');
});

test('signing out forgets everything of the session', async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto(`${product.url}/Ordering`);
  await expect(page).toHaveURL(/\/Login$/);
});

test('signing out without a network leaves nobody signed in here', async ({ page, product, context }) => {
  await page.goto(product.url);
  await signIn(page);
  await expect(page.getByRole('heading', { name: /^Hello,/ })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  const item = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(item).toBeVisible();
  await context.setOffline(true);
  await item.click();
  await expect(page.getByText(/^You are signed out here\./)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('every page takes the keyboard and its name, and a bookmark of any is kept through signing in', async ({
  page,
  product,
}) => {
  const main = page.locator('main :focus, main:focus');
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await page.goto(`${product.url}/reports`);
  await expect(page).toHaveURL(/\/Login$/);
  await expect(page).toHaveTitle('Sign in – Mortar');
  await signIn(page, 'admin@1001');
  await expect(page).toHaveURL(/\/reports$/);
  await expect(page.getByText('Welcome To Reports')).toBeVisible();
  await expect(heading('Reports')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Go to Dashboard' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(/^Hello,/)).toBeFocused();
  await expect(page).toHaveTitle('Dashboard – Mortar');

  // From the menu, from the logo, and from the bell.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Messages' }).click();
  await expect(page).toHaveTitle('Responses – Mortar');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading('Responses')).toBeFocused();

  // What is said in passing gives the keyboard back.
  const regrets = page.getByRole('navigation', { name: 'Messages' }).getByRole('button', { name: 'Advanced Regrets' });
  await tabTo(page, regrets);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(regrets).toBeFocused();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(heading(/^Hello,/)).toBeFocused();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await bell
    .getByRole('button', { name: /^Response from/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/Responses\/[^/]+\/\d+$/);
  await expect(bell).toHaveCount(0);
  await expect(page.getByRole('grid', { name: 'Responses' }).locator(':focus')).toBeVisible();
  await expect(main).toHaveCount(1);
});

test('an address that is no page says so and leads back', async ({ page, product }) => {
  await page.goto(`${product.url}/Nowhere`);
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(/\/Login$/);
});
