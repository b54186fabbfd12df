import { expect, type Page, signIn, tabTo, takeOver, test } from './support/product.ts';

/** Signs in on Login, where the server may still have a session of the same user. */
async function signInHere(page: Page): Promise<void> {
  await signIn(page);
  const alreadySignedIn = page.getByRole('alertdialog', { name: 'Already signed in' });
  const hello = page.getByRole('heading', { name: /^Hello,/ });
  await expect(alreadySignedIn.or(hello)).toBeVisible();
  if (await alreadySignedIn.isVisible()) await alreadySignedIn.getByRole('button', { name: 'Yes' }).click();
  await expect(hello).toBeVisible();
}

test('a session ends by a second device, by its token, by signing out, and without a network', async ({
  page,
  product,
  context,
  browser,
  violations,
}) => {
  const expired = page.getByText('Your session has expired. Please login again.');
  const signOutItem = page.getByRole('menuitem', { name: 'Sign out' });

  await test.step('an unknown address shows that and links back', async () => {
    await page.goto(`${product.url}/Nowhere`);
    await expect(page.getByText('Page Not Found')).toBeVisible();
    await page.getByRole('button', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL(/\/Login$/);
  });

  await test.step('an ended token redirects to Login with the reason, once', async () => {
    // The first page calls it.
    await product.control({ do: 'fault', faults: [{ call: 'listResponses', kind: 'code', code: 4 }] });
    await signIn(page);
    await expect(expired).toBeVisible();
    await expect(expired).toHaveCount(1);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain('session');
    await product.control({ do: 'clearFaults' });
  });

  await test.step('signing out without a network leaves no one signed in here', async () => {
    await signInHere(page);
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(signOutItem).toBeVisible();
    await context.setOffline(true);
    await signOutItem.click();
    await expect(page.getByText(/^You are signed out here\./)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await context.setOffline(false);
  });

  await test.step('signing in on a second device signs the first one out', async () => {
    await signInHere(page);
    await takeOver(browser, product, violations);
    await expect(page.getByText('You were signed out because you signed in on another device.')).toBeVisible();
  });

  await test.step('signing out clears all data of the session', async () => {
    await signInHere(page);
    await page.getByRole('button', { name: 'User menu' }).click();
    await signOutItem.click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto(`${product.url}/Ordering`);
    await expect(page).toHaveURL(/\/Login$/);
  });
});

test('every page has its title and focus, and a bookmark of any survives signing in', async ({ page, product }) => {
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

  // From the menu, the logo and the bell.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Messages' }).click();
  await expect(page).toHaveTitle('Responses – Mortar');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading('Responses')).toBeFocused();

  // A transient message returns focus.
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
