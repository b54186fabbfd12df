import { watchForSecret } from './administration/secrets.ts';
import { expect, type Page, searchBox, signIn, startOrder, tabTo, test, watch } from './product.ts';

const SECRET = 'Zebra-crossing 7!';

const section = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved changes' });

/** To a section of the settings from the dashboard, with keys alone. */
async function openSection(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Settings/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await tabTo(page, page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await expect(section(page, name)).toBeFocused();
}

test('an administrator changes how everybody searches, by keyboard alone', async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, 'admin@1001');
  await openSection(page, 'Order Settings');
  await expect(page).toHaveURL(/\/Settings\?section=order$/);
  await tabTo(page, page.getByRole('radio', { name: 'Automatic' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Press Enter' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.locator('.settings-note', { hasText: 'Settings saved successfully' })).toBeVisible();
  await expect(page.locator('.settings-note', { hasText: 'Settings saved successfully' })).toBeHidden({
    timeout: 8000,
  });

  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Product/list/get')) searches.push(request.url());
  });
  await page.goto(`${product.url}/Ordering`);
  await startOrder(page);
  await page.clock.install();
  await page.keyboard.type('ibuprofen');
  await page.clock.runFor(5000);
  expect(searches).toEqual([]);
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => searches.length).toBe(1);
});

test('settings that are not saved are asked about on every way off the page', async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, 'admin@1001');
  await openSection(page, 'Regret Settings');
  const remove = page.getByRole('checkbox', { name: 'Delete when reordered' });
  await tabTo(page, remove);
  const before = await remove.isChecked();
  await page.keyboard.press('Space');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const ways: Record<string, () => Promise<unknown>> = {
    back: () => page.evaluate(() => history.back()),
    section: () => page.getByRole('link', { name: 'My Profile' }).click(),
    dashboard: () => page.getByRole('button', { name: 'Back to Dashboard' }).click(),
    logo: () => page.getByRole('link', { name: 'Go to Dashboard' }).click(),
  };
  for (const [way, go] of Object.entries(ways)) {
    await go();
    await expect(question(page), way).toBeVisible();
    await expect(question(page).getByRole('button', { name: /^OK/ }), way).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page), way).toBeHidden();
    await expect(page, way).toHaveURL(/section=regrets$/);
    expect(await remove.isChecked(), way).toBe(!before);
  }
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe(1);
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'CANCEL' }).click();
  await expect(page).toHaveURL(/\/Settings$/);
  await expect(section(page, 'Application Settings')).toBeVisible();
});

test('an override password is nowhere once it is set, and is what lets a quantity through', async ({
  page,
  product,
}) => {
  const keptNowhere = watchForSecret(page, 'Zebra');
  await page.goto(product.url);
  await signIn(page, 'admin@1001');
  await openSection(page, 'Order Settings');
  const limit = page.getByRole('checkbox', { name: 'Limit the quantity of a line' });
  if (!(await limit.isChecked())) await limit.check();
  await page.getByRole('button', { name: 'Set Password' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Password for larger quantities' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a password.')).toBeVisible();
  await page.keyboard.type(SECRET);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${SECRET}?`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Password and Confirm Password do not match.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.settings-note', { hasText: 'Password updated successfully.' })).toBeVisible();

  await keptNowhere(product);
  const accepted = await page.evaluate(async (password) => {
    const { token } = JSON.parse(sessionStorage.getItem('mortar.session') ?? '{}') as { token?: string };
    const answer = await fetch('/api/auth/validate/override?retailerid=1001', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'ordering_MaximumQuantityPassword', password, retailerid: 1001 }),
    });
    return ((await answer.json()) as { resultcode: unknown }).resultcode;
  }, SECRET);
  expect(accepted).toBe(1);
});

test('who may not change settings is led to the dashboard and told why', async ({
  page,
  product,
  browser,
  violations,
}) => {
  await page.goto(`${product.url}/Settings?section=regrets`);
  await signIn(page, 'viewer@1001');
  await expect(page.getByText('Cannot access Settings due to lack of permissions.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/Dashboard$/);

  // Who may is where the address said, also after Login.
  const other = await browser.newPage();
  await watch(other, violations);
  await other.goto(`${product.url}/Settings?section=regrets`);
  await signIn(other, 'admin@1001');
  await expect(section(other, 'Regret Settings')).toBeVisible();
  await other.close();
});
