import { updateOrderSettings } from '@mortar/contract';
import {
  expect,
  grid,
  intercept,
  type Page,
  priceInHand,
  rows,
  searchBox,
  startOrder,
  tabTo,
  test,
  toQuantity,
  toSearch,
} from './support/product.ts';
import { changeSettings, openNewOrder } from './support/signedIn.ts';

const OVERRIDE = 'Override@2026';
/** The first of its rank; ordered only from its preferred supplier where preferred suppliers are locked. */
const LOCKABLE = "Drakens-Mesalazine 400 mg TAB 56's";
/** Its generics include preferred products. */
const REPLACEABLE = "Amatol-Ofloxacin 400 mg TAB 10's";

const popup = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** Selects a product by its description by keyboard. */
async function choose(page: Page, description: string): Promise<void> {
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(description);
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Opens a new order with locked preferred suppliers and offered preferred products. */
async function openWithPrompts(page: Page, url: string): Promise<void> {
  await openNewOrder(page, url, { username: 'admin@1001' });
  await page.keyboard.press('Alt+5');
  for (const name of ['Lock preferred suppliers', 'Preferred products list (PPL)']) {
    await page.getByRole('checkbox', { name }).check();
  }
  const save = page.getByRole('tabpanel', { name: 'Preferences' }).getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByText('Successfully updated settings.').first()).toBeVisible();
  await page.keyboard.press('Alt+1');
}

test('a preferred product can substitute, earlier orders are read again, and an early password is masked', async ({
  page,
  product,
}) => {
  await changeSettings(product.url, (client) =>
    client.send(updateOrderSettings, {
      body: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 10 },
    }),
  );
  await openWithPrompts(page, product.url);

  await test.step('a preferred product replaces the chosen one, by keyboard only and never by a second Enter', async () => {
    await choose(page, REPLACEABLE);
    const question = popup(page, 'Preferred Products Found');
    await expect(question.getByRole('button', { name: 'Continue With Substitute' })).toBeFocused();
    await page.keyboard.press('Enter');
    const statusMessages = page.getByRole('region', { name: 'Status messages' });
    await expect(statusMessages).toContainText('Please select a substitute product.');
    await expect(grid(page, 'Substitutes').locator(':focus')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = question.getByRole('region', { name: 'Substitute' });
    await expect(chosen.getByText(/400 mg/)).toBeVisible();
    const substitute = (await chosen.locator('.preferred-name').textContent()) ?? '';
    expect(substitute).not.toBe(REPLACEABLE);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(priceInHand(page)).toBeVisible();
    await toQuantity(page);
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    await expect(rows(page, 'Current Order')).toContainText(substitute);
  });

  await test.step('Escape continues with the original', async () => {
    await toSearch(page);
    await choose(page, REPLACEABLE);
    await expect(popup(page, 'Preferred Products Found').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(priceInHand(page)).toBeVisible();
    await toQuantity(page);
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Current Order').filter({ hasText: REPLACEABLE })).toHaveCount(1);
  });

  await test.step('earlier orders that could not be read are not treated as none', async () => {
    await product.control({
      do: 'fault',
      faults: [{ call: 'listUnsentOfProduct', kind: 'code', code: 2 }],
    });
    await toSearch(page);
    await choose(page, LOCKABLE);
    await expect(priceInHand(page)).toBeVisible();
    await page.keyboard.press('Enter');
    const warning = popup(page, 'Last Ordered Warning');
    const text = 'Sorry an error has occurred when fetching the unsent orders, error code: 2. Please try again.';
    await expect(warning.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await product.control({ do: 'clearFaults' });
    await tabTo(page, warning.getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
    // Nothing was found: the quantity prompt opens.
    await expect(popup(page, 'Quantity Selection').getByRole('spinbutton', { name: 'Quantity' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a password typed before its prompt is masked, and nothing of it is searched', async () => {
    await toSearch(page);
    const password = popup(page, 'Please Enter Override Password').getByLabel('Password', { exact: true });
    await choose(page, LOCKABLE);
    await expect(priceInHand(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(popup(page, 'Preferred Supplier Locks').getByRole('button', { name: 'Override' })).toBeFocused();
    await page.keyboard.type(OVERRIDE);
    await expect(password).toHaveValue(OVERRIDE);
    await page.keyboard.press('Enter');
    const quantity = popup(page, 'Quantity Selection').getByRole('spinbutton', { name: 'Quantity' });
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveValue('5');
    // At the limit: right after the Enter that orders.
    await page.keyboard.type('15');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2Wrong#1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect password.').filter({ visible: true })).toBeVisible();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(page.getByText('Wrong#1')).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(OVERRIDE);
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Current Order').filter({ hasText: LOCKABLE })).toContainText([/15/]);
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue(LOCKABLE);
  });
});

test('a price needs a visible choice, a lock needs its password, and another order prompts', async ({
  page,
  product,
}) => {
  await openWithPrompts(page, product.url);

  await test.step('an arrow pressed while prices load leaves the choice to the user who sees them', async () => {
    const [preferred, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await intercept(page, '**/Product/list/generics/get**', (route) => preferred.promise.then(() => route.continue()));
    await intercept(page, '**/WholesalerProduct/list/get**', (route) => read.promise.then(() => route.continue()));
    await choose(page, LOCKABLE);
    const question = popup(page, 'Preferred Products Found');
    await expect(question).toBeVisible();
    // No preferred product: the prompt closes, and focus moves to prices that are still loading.
    preferred.resolve();
    await expect(question).toBeHidden();
    await expect(grid(page, 'Supplier prices').locator(':focus')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    read.resolve();
    await expect(priceInHand(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(popup(page, 'Preferred Supplier Locks')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page, 'Preferred Supplier Locks')).toBeHidden();
  });

  await test.step('a locked supplier requires its password, and a product on another order prompts', async () => {
    await toSearch(page);
    await choose(page, LOCKABLE);
    await expect(priceInHand(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(popup(page, 'Preferred Supplier Locks').getByRole('button', { name: 'Override' })).toBeFocused();
    await page.keyboard.press('Enter');
    const passwordPrompt = popup(page, 'Please Enter Override Password');
    await expect(passwordPrompt.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('guess');
    await page.keyboard.press('Enter');
    await expect(passwordPrompt.getByText('Incorrect password.').filter({ visible: true })).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(OVERRIDE);
    await page.keyboard.press('Enter');
    const quantity = popup(page, 'Quantity Selection');
    await expect(quantity.getByRole('spinbutton', { name: 'Quantity' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Current Order')).toContainText(LOCKABLE);
    await expect(searchBox(page)).toBeFocused();

    // The order is saved, and another is started with the same product.
    await page.keyboard.press('Control+s');
    const manager = popup(page, 'Order Manager');
    await expect(manager.locator(':focus')).toBeVisible();
    await startOrder(page);
    await choose(page, LOCKABLE);
    await expect(priceInHand(page)).toBeVisible();
    await page.keyboard.press('Enter');
    const warning = popup(page, 'Last Ordered Warning');
    await expect(warning.getByRole('button', { name: 'Continue To Quantity Selector' })).toBeFocused();
    await expect(rows(page, 'Unsent orders')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(priceInHand(page)).toBeVisible();
    await expect(rows(page, 'Current Order')).toHaveCount(0);
    await toQuantity(page);
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Current Order')).toHaveCount(1);
  });
});
