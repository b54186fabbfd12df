import {
  completeOrder,
  expect,
  grid,
  intercept,
  orderByKeyboard,
  type Page,
  rows,
  searchBox,
  test,
  toSearch,
} from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

const manager = (page: Page) => page.getByRole('dialog', { name: 'Order Manager' });
const rename = (page: Page) => page.getByRole('dialog', { name: 'Update Order Description' });

const call = (path: string) => new RegExp(`/api/ClientOrder/${path}(?:\\?|$)`);
const [OPENING, MAKING, NAMING] = [call('lockstate/orderstatus/update'), call('create'), call('update')];
const SENDING = /\/api\/Order\/createserverorder/;
const LOOKING_UP = /\/api\/Product\/list\/get/;
const [ADDING, CHANGING, DELETING] = [call('items/add'), call('items/update'), call('items/delete')];

/**
 * Delays the answers of a call.
 * @returns a function that releases them
 */
async function delayAnswers(page: Page, path: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await intercept(page, path, (route) => held.promise.then(() => route.continue()));
  return held.resolve;
}

/** Saves and closes the open order: its row in the order manager has the focus. */
async function saveOrder(page: Page): Promise<void> {
  const name = (await page.locator('.order-name').textContent()) ?? '';
  await page.keyboard.press('Control+s');
  await expect(manager(page).locator('[role="row"][aria-selected="true"]')).toContainText(name);
}

/** Returns the code of a search's first product and clears the search. */
async function nappiCode(page: Page): Promise<string> {
  const read = page.waitForResponse((response) => response.url().includes('value=ibuprofen'));
  await searchBox(page).fill('ibuprofen');
  const { products } = (await (await read).json()) as { products: { nappicode: string }[] };
  await expect(rows(page, 'Products').first()).toBeVisible();
  await searchBox(page).fill('');
  return products[0]?.nappicode ?? '';
}

/** Types while a pressed button shows that it waits for an answer. */
async function typeMeanwhile(page: Page, text: string): Promise<void> {
  await expect(page.locator('.m-popup__footer [aria-busy="true"]')).toBeVisible();
  await page.keyboard.type(text);
}

test('text typed while an order is opened, denied, saved or created is in the search', async ({ page, product }) => {
  await openNewOrder(page, product.url, { lines: [{ search: 'paracetamol', quantity: 4 }] });

  await test.step('text typed while an order opens is searched', async () => {
    await saveOrder(page);
    const opens = await delayAnswers(page, OPENING);
    await page.keyboard.press('Enter');
    await typeMeanwhile(page, 'amoxicillin');
    // A second Enter belongs to the search and opens nothing.
    await page.keyboard.press('Enter');
    await expect(manager(page)).toBeVisible();
    opens();
    await expect(manager(page)).toBeHidden();
    await expect(searchBox(page)).toHaveValue('amoxicillin');
    await expect(grid(page, 'Products').locator(':focus')).toContainText(/amox/i);
    await expect(rows(page, 'Current Order')).toHaveCount(1);
  });

  await test.step('text typed while an order cannot be opened waits for the search', async () => {
    await saveOrder(page);
    await product.control({ do: 'fault', faults: [{ call: 'updateOrderLock', kind: 'code', code: 2, times: 1 }] });
    const opens = await delayAnswers(page, OPENING);
    await page.keyboard.press('Enter');
    await typeMeanwhile(page, 'ibuprofen');
    opens();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(manager(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(manager(page)).toBeHidden();
    await expect(searchBox(page)).toHaveValue('ibuprofen');
  });

  await test.step('text typed while an order is saved stays in the search', async () => {
    await toSearch(page);
    const saves = await delayAnswers(page, OPENING);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('omeprazole');
    saves();
    await expect(manager(page).locator(':focus')).toBeVisible();
    await expect(page.locator('input[type="search"]').first()).toHaveValue('omeprazole');
  });

  await test.step('text typed while an order is created and named is in the search', async () => {
    await page.keyboard.press('Alt+n');
    const question = page.getByRole('alertdialog', { name: 'Start A New Order' });
    await expect(question.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
    const makes = await delayAnswers(page, MAKING);
    await page.keyboard.press('Enter');
    await typeMeanwhile(page, 'amo');
    makes();
    await expect(rename(page).getByRole('button', { name: /^Save/ })).toBeFocused();
    await page.keyboard.type('xi');
    const names = await delayAnswers(page, NAMING);
    await page.keyboard.press('Enter');
    await typeMeanwhile(page, 'cillin');
    names();
    await expect(rename(page)).toBeHidden();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('amoxicillin');
  });
});

test('text typed while lines are changed, pasted or sent is in the search, and opening is announced', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await test.step('text typed while a line is added, changed and deleted is in the search', async () => {
    const adds = await delayAnswers(page, ADDING);
    await orderByKeyboard(page, 'paracetamol', 4);
    await typeMeanwhile(page, 'ibu');
    adds();
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('ibu');

    await page.keyboard.press('F8');
    await page.keyboard.press('Enter');
    const changes = await delayAnswers(page, CHANGING);
    const quantity = page.getByRole('dialog', { name: 'Update Quantity' });
    await expect(quantity.getByRole('spinbutton')).toBeFocused();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await typeMeanwhile(page, 'pro');
    changes();
    await expect(quantity).toBeHidden();
    await expect(searchBox(page)).toHaveValue('pro');

    await page.keyboard.press('F8');
    await page.keyboard.press('Delete');
    const deletes = await delayAnswers(page, DELETING);
    await page.getByRole('alertdialog', { name: 'Confirm Delete' }).getByRole('button', { name: 'Yes' }).click();
    await typeMeanwhile(page, 'fen');
    deletes();
    await expect(rows(page, 'Current Order')).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('fen');
  });

  await test.step('text typed while a list is read, matched and added is in the list, or in the search', async () => {
    const code = await nappiCode(page);
    await page.keyboard.press('Alt+l');
    const quick = page.getByRole('dialog', { name: 'Quick Order' });
    const list = quick.getByRole('textbox', { name: 'Codes and quantities' });
    await expect(list).toBeFocused();
    // At a person's pace; faster input counts as a scan.
    await page.keyboard.type(`${code} 4`);
    await page.keyboard.press('Enter');
    const releaseLookup = await delayAnswers(page, LOOKING_UP);
    await page.keyboard.press('Alt+m');
    const lines = quick.getByRole('grid', { name: 'Lines', exact: true });
    await expect(lines).toBeVisible();
    releaseLookup();
    await expect(quick.getByText('1 of 1 lines matched.')).toBeVisible();
    const adds = await delayAnswers(page, ADDING);
    await page.keyboard.press('Enter');
    await typeMeanwhile(page, 'amoxi');
    adds();
    await expect(quick.getByText('Close', { exact: false }).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.type('cillin');
    await page.keyboard.press('Enter');
    await expect(quick).toBeHidden();
    await expect(searchBox(page)).toHaveValue('amoxicillin');
    await expect(rows(page, 'Current Order')).toHaveCount(1);
  });

  await test.step('an order opened by the palette is shown as opening', async () => {
    await searchBox(page).fill('');
    const name = (await page.locator('.order-name').textContent()) ?? '';
    await saveOrder(page);
    await page.keyboard.press('Escape');
    await expect(manager(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    // At a person's pace; faster digits count as a scan.
    await page.keyboard.type(name);
    await expect(page.getByRole('option').first()).toContainText(name);
    const opens = await delayAnswers(page, OPENING);
    await page.keyboard.press('Enter');
    const openingMessage = page.getByRole('region', { name: 'Status messages' }).getByText(/^Opening order /);
    await expect(openingMessage).toBeVisible();
    await page.keyboard.type('losar');
    opens();
    await expect(page.locator('.order-name')).toHaveText(name);
    await expect(openingMessage).toBeHidden();
    await expect(searchBox(page)).toHaveValue('losar');
  });

  await test.step('text typed while an order is sent is searched for the next one', async () => {
    await searchBox(page).fill('');
    const sends = await delayAnswers(page, SENDING);
    await completeOrder(page);
    await page.keyboard.press('Enter');
    await typeMeanwhile(page, 'omepra');
    sends();
    const another = page.getByRole('alertdialog', { name: 'Would you like to place another order?' });
    await expect(another.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.type('zole');
    await page.keyboard.press('Enter');
    await expect(manager(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(manager(page)).toBeHidden();
    await expect(searchBox(page)).toHaveValue('omeprazole');
  });
});
