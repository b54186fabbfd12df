import { expect, grid, intercept, type Page, signIn, test } from '../support/product.ts';
import { openSignedIn } from '../support/signedIn.ts';

const RESTORED_NOTICE = 'What you typed before your session ended stands here again. It is not saved yet.';
const SECRET = 'Zebra!74';

const open = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: link }).click();
const checkbox = (page: Page, group: string, name: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('checkbox', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved changes' });
const noticeWith = (page: Page, text: string) => page.locator('.settings-notice', { hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** Makes the next call of a path fail with an expired session. */
const endSessionAt = (page: Page, path: string) =>
  intercept(page, `**${path}**`, (route) => route.fulfill({ json: { resultcode: 4, resulttext: '' } }), { times: 1 });

async function signInAgain(page: Page, username: string): Promise<void> {
  await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible();
  await signIn(page, username);
  // The response was injected, so the server still has the session.
  const alreadySignedIn = page.getByRole('alertdialog', { name: 'Already signed in' });
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(alreadySignedIn.or(sections)).toBeVisible();
  if (await alreadySignedIn.isVisible()) await alreadySignedIn.getByRole('button', { name: 'Yes' }).click();
  await expect(sections).toBeVisible();
}

test('a selection and typed text in the settings wait for the server, and survive the session', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.url}/Settings?section=roles`, 'admin@1001');

  await test.step('choosing another role during a save waits for the answer, and prompts if it is rejected', async () => {
    const failCalls = async (code: number) => {
      const answer = Promise.withResolvers<void>();
      await intercept(
        page,
        '**/api/UserRoleManagement/role/update**',
        async (route) => {
          await answer.promise;
          if (code === 1) await route.continue();
          else await route.fulfill({ json: { resultcode: code, resulttext: '' } });
        },
        { times: 1 },
      );
      await save(page).click();
      await expect(page.getByText('Saving...')).toBeVisible();
      return answer.resolve;
    };
    const list = grid(page, 'Roles');
    const name = page.getByRole('textbox', { name: 'Role name' });
    await list.getByText('Locum').click();
    await checkbox(page, 'Ordering', 'Send').click();
    const saved = await failCalls(1);
    await list.getByText('Viewer').click();
    await expect(name).toHaveValue('Locum');
    await expect(question(page)).toBeHidden();
    saved();
    await expect(name).toHaveValue('Viewer');
    await expect(question(page)).toBeHidden();

    await checkbox(page, 'Ordering', 'Send').click();
    const refused = await failCalls(2);
    await list.getByText('Locum').click();
    refused();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('Viewer');
    await list.getByText('Locum').click();
    await question(page).getByRole('button', { name: 'CANCEL' }).click();
    await expect(name).toHaveValue('Locum');
  });

  await test.step('typed text in the settings survives the session, for its user only, without a password', async () => {
    await grid(page, 'Roles').getByText('Locum').click();
    const send = checkbox(page, 'Ordering', 'Send');
    const before = await send.isChecked();
    await send.click();
    await endSessionAt(page, '/api/UserRoleManagement/role/update');
    await save(page).click();
    await signInAgain(page, 'admin@1001');
    await expect(noticeWith(page, RESTORED_NOTICE)).toBeVisible();
    await expect(grid(page, 'Roles').getByRole('row', { name: 'Locum' })).toHaveAttribute('aria-selected', 'true');
    expect(await send.isChecked()).toBe(!before);
    await expect(page.locator('.settings-note')).toHaveText('Unsaved changes');
    await expect(page.getByText('Locum successfully updated.')).toHaveCount(0);
    await save(page).click();
    await expect(page.getByText('Locum successfully updated.').first()).toBeVisible();
    await expect(noticeWith(page, RESTORED_NOTICE)).toBeHidden();

    await open(page, 'Users');
    await page.getByRole('button', { name: 'Add New User' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nomsa');
    await page.getByRole('textbox', { name: 'ID Number' }).fill('9002030123088');
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    await page.getByLabel('Confirm Password').fill(SECRET);
    await endSessionAt(page, '/api/Login/staff/get');
    await page.getByRole('textbox', { name: 'Username' }).fill('nomsa');
    await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible();
    expect(await stored(page)).toContain('Nomsa');
    expect(await stored(page)).not.toContain('Zebra');
    await signInAgain(page, 'admin@1001');
    await expect(noticeWith(page, `${RESTORED_NOTICE} Passwords are not kept: please type it again.`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nomsa');
    await expect(page.getByRole('textbox', { name: 'ID Number' })).toHaveValue('9002030123088');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

    // Signing out without saving discards the input.
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await question(page).getByRole('button', { name: 'CANCEL' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await stored(page)).not.toContain('Nomsa');
  });
});
