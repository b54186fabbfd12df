import { expect, signIn, test, watch } from './product.ts';

test('signing in on a second device signs the first one out', async ({ page, product, browser, violations }) => {
  await page.goto(product.url);
  await signIn(page);
  await expect(page.getByRole('heading', { name: /^Hello,/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await watch(other, violations);
  await other.goto(product.url);
  await signIn(other);
  await other.getByRole('dialog', { name: 'Already signed in' }).getByRole('button', { name: 'Yes' }).click();
  await expect(other.getByRole('heading', { name: /^Hello,/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.context().close();
});

test('an ended token sends a person to Login with the reason, once', async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page);
  await product.control({ do: 'fault', faults: [{ call: 'listResponses', kind: 'code', code: 4 }] });
  await page.getByRole('button', { name: /^Messages/ }).click();
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

test('an address that is no page says so and leads back', async ({ page, product }) => {
  await page.goto(`${product.url}/Nowhere`);
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(/\/Login$/);
});
