import { watchForSecret } from './administration/secrets.ts';
import { expect, type Page, searchBox, signIn, startOrder, tabTo, test } from './support/product.ts';
import { openSignedIn } from './support/signedIn.ts';

const SECRET = 'Zebra-crossing 7!';

const section = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved changes' });

/** Opens a section of the settings page by keyboard. */
async function toSection(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await expect(section(page, name)).toBeFocused();
}

/** Opens a settings section from the dashboard by keyboard. */
async function openSection(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Settings/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await toSection(page, name);
}

test('users without settings rights are redirected; others are asked about unsaved changes', async ({
  page,
  product,
}) => {
  await test.step('a user without settings rights is redirected to the dashboard with the reason', async () => {
    await openSignedIn(page, `${product.url}/Settings?section=regrets`, 'viewer@1001');
    await expect(page.getByText('Cannot access Settings due to lack of permissions.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/Dashboard$/);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/Login$/);

    // A permitted user reaches the address, also after Login.
    await page.goto(`${product.url}/Settings?section=regrets`);
    await signIn(page, 'admin@1001');
    await expect(section(page, 'Regret Settings')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  });

  await test.step('unsaved settings prompt on every way off the page', async () => {
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
    let requests = 0;
    page.on('dialog', (dialog) => {
      requests += 1;
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => requests).toBe(1);
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'CANCEL' }).click();
    await expect(page).toHaveURL(/\/Settings$/);
    await expect(section(page, 'Application Settings')).toBeVisible();
  });
});

test('an administrator sets an override password and the search mode of all users', async ({ page, product }) => {
  await openSignedIn(page, product.url, 'admin@1001');
  await openSection(page, 'Order Settings');
  await expect(page).toHaveURL(/\/Settings\?section=order$/);

  await test.step('an administrator changes the search mode of all users, by keyboard only', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Automatic' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Press Enter' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.locator('.settings-note', { hasText: 'Settings saved successfully' })).toBeVisible();
    await expect(page.locator('.settings-note', { hasText: 'Settings saved successfully' })).toBeHidden({
      timeout: 8000,
    });
  });

  await test.step('an override password is stored nowhere once it is set, and permits a quantity', async () => {
    const expectNotStored = watchForSecret(page, 'Zebra');
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

    await expectNotStored(product);
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

  await test.step('the saved search mode applies to all users', async () => {
    // The limit in the previous section is unsaved.
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await question(page).getByRole('button', { name: 'CANCEL' }).click();
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/Product/list/get')) searches.push(request.url());
    });
    await page.getByRole('button', { name: /^Ordering/ }).press('Enter');
    await startOrder(page);
    await page.clock.install();
    await page.keyboard.type('ibuprofen');
    await page.clock.runFor(5000);
    expect(searches).toEqual([]);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => searches.length).toBe(1);
  });
});
