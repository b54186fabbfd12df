import { expect, grid, type Page, rows, signIn, tabTo, test, watch } from '../support/product.ts';
import { openSignedIn } from '../support/signedIn.ts';
import { watchForSecret } from './secrets.ts';

const SECRET = 'Zebra!74';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Opens a settings section from the dashboard by keyboard. */
async function openSection(page: Page, link: string, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Settings/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await tabTo(page, page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: link }));
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeFocused();
}

async function check(page: Page, group: string, name: string): Promise<void> {
  const box = page.getByRole('region', { name: group, exact: true }).getByRole('checkbox', { name, exact: true });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

/** Adds a user with a role by keyboard; focus returns to the button. */
async function addUser(page: Page, [name, surname, username]: [string, string, string], role: string): Promise<void> {
  const add = page.getByRole('button', { name: 'Add New User' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Dr');
  for (const text of [name, surname]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type(username);
  await expect(page.getByText(`Signs in as ${username}@1001, which is free.`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Role' })).toBeFocused();
  await page.keyboard.type(role);
  await page.keyboard.press('Tab');
  await page.keyboard.type(SECRET);
  await tabTo(page, page.getByLabel('Confirm Password'));
  await page.keyboard.type(SECRET);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Successfully added user').first()).toBeVisible();
  await expect(add).toBeFocused();
}

async function signInWith(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

const toOrders = (page: Page) => page.getByRole('button', { name: /^Ordering/ }).press('Enter');

test('a role is created, given to new users, takes effect, and is removed, by keyboard only', async ({
  page,
  product,
  browser,
  violations,
}) => {
  await openSignedIn(page, product.url, 'admin@1001');
  await openSection(page, 'User Role Management', 'User Role Management');
  await tabTo(page, page.getByRole('button', { name: 'Add New Role' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Role name' })).toBeFocused();
  await page.keyboard.type('Night shift');
  await check(page, 'Dashboard', 'Ordering');
  await check(page, 'Ordering', 'Read');
  await check(page, 'Products', 'Front Shop Products');
  await check(page, 'Products', 'All schedules');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Night shift successfully added.').first()).toBeVisible();

  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /Users/ }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Users')).toBeFocused();
  await addUser(page, ['Nomsa', 'Zulu', 'nomsa'], 'Night');
  await addUser(page, ['Pieter', 'Botha', 'pieter'], 'Ordering');
  await expect(rows(page, 'Users')).toHaveCount(6);

  const context = await browser.newContext();
  const other = await context.newPage();
  await watch(other, violations);
  await other.goto(product.url);
  await signInWith(other, 'nomsa@1001', SECRET);
  await expect(other.getByRole('heading', { name: /^Hello, Nomsa/ })).toBeVisible();
  await other.goto(`${product.url}/Settings`);
  await expect(other.getByText('Cannot access Settings due to lack of permissions.').first()).toBeVisible();
  await toOrders(other);
  const start = other.getByRole('dialog', { name: 'Order Manager' }).getByRole('button', { name: 'Start A New Order' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');

  // The permission applies from her next sign-in.
  await grid(page, 'Users').getByText('nomsa@1001').click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Ordering');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The user must log out and in again for the changes to apply.')).toBeVisible();
  await other.reload();
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await other.keyboard.press('Escape');
  await other.getByRole('link', { name: 'Go to Dashboard' }).click();
  await signOut(other);
  await signInWith(other, 'nomsa@1001', SECRET);
  await expect(other.getByRole('heading', { name: /^Hello, Nomsa/ })).toBeVisible();
  await toOrders(other);
  await expect(start).toBeVisible();
  await expect(start).not.toHaveAttribute('aria-disabled', 'true');

  // A role without users can be deleted.
  await page.getByRole('link', { name: 'User Role Management' }).click();
  await grid(page, 'Roles').getByText('Night shift').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Night shift successfully deleted.').first()).toBeVisible();

  // Unsaved changes of one role prompt before another opens.
  const name = page.getByRole('textbox', { name: 'Role name' });
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
  await grid(page, 'Roles').getByText('Viewer').click();
  await name.fill('Reader');
  await grid(page, 'Roles').getByText('Locum').click();
  await expect(question.getByRole('button', { name: /^OK/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Reader');
  await grid(page, 'Roles').getByText('Locum').click();
  await question.getByRole('button', { name: 'CANCEL' }).click();
  await expect(name).toHaveValue('Locum');
  await context.close();
});

test('a password is changed while its user is signed in, and is stored nowhere', async ({
  page,
  product,
  browser,
  violations,
}) => {
  const another = await browser.newContext();
  const viewer = await another.newPage();
  await watch(viewer, violations);
  await openSignedIn(viewer, product.url, 'viewer@1001');
  await expect(viewer.getByRole('heading', { name: /^Hello/ })).toBeVisible();

  const expectNotStored = watchForSecret(page, 'Zebra');
  await openSignedIn(page, product.url, 'admin@1001');
  await openSection(page, 'User Maintenance (Users)', 'Users');
  await grid(page, 'Users').getByText('viewer@1001').click();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(SECRET);
  await expect(dialog.getByText('done')).toHaveCount(5);
  await tabTo(page, dialog.getByLabel('Confirm Password'));
  await page.keyboard.type(SECRET);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Password updated successfully.').first()).toBeVisible();
  // A signed-in user is notified at once, without acting.
  await expect(viewer.getByText('Your session has expired. Please login again.')).toBeVisible();

  await expectNotStored(product);

  // The message appears at the action; the user can sign in with the new password only.
  await expect(
    page.getByText('viewer@1001 was signed out everywhere and signs in with the new password.'),
  ).toBeVisible();
  await signIn(viewer, 'viewer@1001');
  await expect(viewer.getByText('The username or password provided is invalid, please try again')).toBeVisible();
  await signInWith(viewer, 'viewer@1001', SECRET);
  await expect(viewer.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await another.close();
});
