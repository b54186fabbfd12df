import {
  expect,
  grid,
  orderByKeyboard,
  PASSWORD,
  type Page,
  rows,
  sendOpenOrder,
  signIn,
  startOrder,
  tabTo,
  test,
} from '../support/product.ts';

const setup = (page: Page) => page.getByRole('dialog', { name: 'First-time setup' });
const step = (page: Page) => setup(page).locator('[aria-current="step"]');
const isAt = (page: Page, name: string) => expect(step(page)).toContainText(name);
/** Waits until a step's heading has focus; earlier key presses would go elsewhere. */
const starts = async (page: Page, name: string) => {
  await isAt(page, name);
  await expect(setup(page).locator('h2:focus')).toBeVisible();
};
const button = (page: Page, name: string) => setup(page).getByRole('button', { name, exact: true });
const saved = (page: Page, text: string) =>
  expect(setup(page).locator('.settings-note').filter({ hasText: text }).first()).toBeVisible();

/** Goes to the next step; from the heading the button is two Shift+Tab back. */
async function next(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, 'Next'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await starts(page, name);
}

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hello/ });

async function chooseOption(page: Page, field: ReturnType<Page['locator']>, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Adds a role that may order and send everything. */
async function addRole(page: Page, name: string, superuser: boolean): Promise<void> {
  await tabTo(page, button(page, 'Add New Role'));
  await page.keyboard.press('Enter');
  await expect(setup(page).getByRole('textbox', { name: 'Role name' })).toBeFocused();
  await page.keyboard.type(name);
  const tick = async (group: string, label: string) => {
    await tabTo(
      page,
      setup(page).getByRole('region', { name: group }).getByRole('checkbox', { name: label, exact: true }),
    );
    await page.keyboard.press('Space');
  };
  if (superuser) {
    await tabTo(page, setup(page).getByRole('checkbox', { name: 'Super user' }));
    await page.keyboard.press('Space');
  }
  await tick('Dashboard', 'Ordering');
  for (const label of ['Read', 'Update', 'Create', 'Send']) await tick('Ordering', label);
  for (const label of ['Front Shop Products', 'Dispensary Products', 'All schedules']) await tick('Products', label);
  await page.keyboard.press('Enter');
  await expect(setup(page).getByRole('grid', { name: 'Roles' })).toContainText(name);
}

async function addUser(page: Page, username: string, role: string): Promise<void> {
  await tabTo(page, button(page, 'Add New User'));
  await page.keyboard.press('Enter');
  const form = setup(page);
  await expect(form.getByRole('combobox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Ms');
  await tabTo(page, form.getByRole('textbox', { name: 'Name', exact: true }));
  await page.keyboard.type('Nomsa');
  await tabTo(page, form.getByRole('textbox', { name: 'Surname' }));
  await page.keyboard.type('Khumalo');
  await tabTo(page, form.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type(username);
  await chooseOption(page, form.getByRole('combobox', { name: 'Role' }), role);
  await tabTo(page, form.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, form.getByLabel('Confirm Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('grid', { name: 'Users' })).toContainText(username);
}

/** Completes the remaining steps without changes. */
async function finish(page: Page): Promise<void> {
  await next(page, 'Ordering');
  await next(page, 'Regrets');
  await next(page, 'Tutorial');
  // The poster and the player are fully visible.
  const play = button(page, 'Play the video');
  await expect(play).toBeInViewport({ ratio: 1 });
  await tabTo(page, play);
  await page.keyboard.press('Enter');
  await expect(setup(page).locator('video')).toBeInViewport({ ratio: 1 });
  await tabTo(page, button(page, 'Get Started'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();
  await expect(setup(page)).toBeHidden();
  await expect(page).toHaveURL(/\/Dashboard$/);
}

async function signOutFromMenu(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'User menu' }));
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Login$/);
}

async function toOrders(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: /^Ordering/ }));
  await page.keyboard.press('Enter');
}

test('a pharmacy is set up and sends its first order on its first day, by keyboard only', async ({ page, product }) => {
  await page.goto(`${product.url}/Ordering`);
  await signIn(page, 'admin@1101');
  await isAt(page, 'User Role Management');
  await addRole(page, 'Night shift', false);
  await next(page, 'Users');
  await addUser(page, 'nomsa', 'Night shift');
  await addUser(page, 'second', 'Night shift');
  await next(page, 'Application');

  // Unsaved changes block both directions; Enter saves them.
  const box = setup(page).getByRole('checkbox', { name: 'VAT inclusive' });
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await tabTo(page, button(page, 'Back'));
  await page.keyboard.press('Enter');
  await expect(setup(page).getByText('Please save your settings for this section to go back').first()).toBeVisible();
  await tabTo(page, button(page, 'Next'));
  await page.keyboard.press('Enter');
  await expect(setup(page).getByText('Please save your settings for this section to continue').first()).toBeVisible();
  await isAt(page, 'Application');
  await tabTo(page, button(page, 'Save'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await saved(page, 'Settings saved successfully');
  await finish(page);

  await signOutFromMenu(page);
  await signIn(page, 'nomsa@1101');
  await toOrders(page);
  await startOrder(page);
  await orderByKeyboard(page, 'paracetamol', 20);
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await sendOpenOrder(page);
  await expect(page.getByRole('alertdialog', { name: 'Would you like to place another order?' })).toBeVisible();
});

test('a group is set up, and one of its users orders for their pharmacy, by keyboard only', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/Dashboard`);
  await signIn(page, 'admin@3000');
  await isAt(page, 'User Role Management');
  await addRole(page, 'Buyers', true);
  await next(page, 'Users');
  await addUser(page, 'nomsa', 'Buyers');
  await next(page, 'User Pharmacy Management');
  await tabTo(page, grid(page, 'Users').locator('[role="row"][data-index] [tabindex="0"]').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const pharmacies = setup(page).getByRole('checkbox');
  await expect(pharmacies.first()).toBeFocused();
  for (const pharmacy of await pharmacies.all()) {
    await tabTo(page, pharmacy);
    if (!(await pharmacy.isChecked())) await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await saved(page, 'nomsa@3000 successfully updated.');
  await next(page, 'Application');
  await finish(page);

  await signOutFromMenu(page);
  await signIn(page, 'nomsa@3000');
  await toOrders(page);
  const manager = page.getByRole('dialog', { name: 'Order Manager' });
  await expect(page.getByRole('grid', { name: 'Retailers', exact: true }).locator(':focus')).toBeVisible();
  await tabTo(page, manager.getByRole('button', { name: 'Start A New Order' }));
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Start A New Order' }).waitFor();
  await page.keyboard.press('Enter');
  const describe = page.getByRole('dialog', { name: 'Update Order Description' });
  await expect(describe.getByRole('button', { name: /^Save/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const retailers = page.getByRole('dialog', { name: 'Order Retailer Manager' });
  await expect(retailers.getByRole('grid').locator(':focus')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await orderByKeyboard(page, 'paracetamol', 20);
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await sendOpenOrder(page);
  await expect(rows(page, 'Order statuses')).toHaveCount(1);
});

test('the setup cannot be bypassed, and resumes where it was left', async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, 'admin@1101');
  await starts(page, 'User Role Management');
  await next(page, 'Users');
  await page.keyboard.press('Escape');
  await isAt(page, 'Users');
  for (const address of ['/Ordering', '/Dashboard', '/Settings?section=roles']) {
    await page.goto(product.url + address);
    await isAt(page, 'Users');
    await expect(dashboard(page)).toHaveCount(0);
  }
  await page.goBack();
  await isAt(page, 'Users');
  // Ends the session after the step's own calls are answered.
  await expect(rows(page, 'Users').first()).toBeVisible();
  await product.control({ do: 'fault', faults: [{ call: 'listStaff', kind: 'code', code: 4, times: 1 }] });
  await page.reload();
  await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible();
  await signIn(page, 'admin@1101');
  await page.getByRole('alertdialog', { name: 'Already signed in' }).getByRole('button', { name: 'Yes' }).click();
  await isAt(page, 'Users');

  await tabTo(page, button(page, 'Sign out'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Login$/);
  await signIn(page, 'admin@1101');
  await starts(page, 'Users');
  await next(page, 'Application');
  await finish(page);
  expect(await page.evaluate(() => sessionStorage.getItem('mortar.setup'))).toBeNull();
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
});
