import {
  expect,
  grid,
  orderByKeyboard,
  type Page,
  priceInHand,
  rows,
  searchBox,
  sendOpenOrder,
  signIn,
  test,
  toSearch,
} from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

const selector = (page: Page) => page.getByRole('dialog', { name: 'Quantity Selection' });
const slow = (call: string, ms: number, times = 1) => ({
  do: 'fault',
  faults: [{ call, kind: 'delay', ms, times }],
});

/** Searches and leaves focus on the products found. */
async function search(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
}

test('a search matches words in any order, the mouse orders the marked price, and type-ahead works', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await test.step('the mouse orders from the marked supplier, and a new search starts at its first row', async () => {
    await search(page, 'paracetamol');
    await rows(page, 'Products').nth(3).click();
    await expect(rows(page, 'Supplier prices').first()).toHaveAttribute('aria-selected', 'true');
    const supplier = await rows(page, 'Supplier prices').first().getByRole('rowheader').textContent();
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(selector(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(rows(page, 'Supplier prices').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page, 'Supplier prices').first()).toContainText(supplier ?? '');

    await searchBox(page).fill('paracet');
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Products').first().locator(':focus')).toBeVisible();
  });

  await test.step('words find a product in any order, and the page explains how', async () => {
    await search(page, 'paracetamol');
    const all = await rows(page, 'Products').count();
    const name = (await rows(page, 'Products').nth(2).getByRole('rowheader').textContent()) ?? '';
    const strength = /\d+ (?:mg|ml|g)/.exec(name)?.[0].split(' ')[0] ?? '';
    await searchBox(page).fill(`${strength} paracetamol`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Searched for "paracetamol", narrowed by "${strength}".`)).toBeVisible();
    await expect(rows(page, 'Products').filter({ hasText: name })).not.toHaveCount(0);
    expect(await rows(page, 'Products').count()).toBeLessThanOrEqual(all);
  });

  await test.step('Escape clears a price while earlier orders load', async () => {
    await search(page, 'ibuprofen');
    await product.control(slow('listProductHistoryOfDays', 400));
    await page.keyboard.press('Enter');
    await expect(priceInHand(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(priceInHand(page)).toBeVisible();
    await product.control({ do: 'clearFaults' });
  });

  await test.step('a quantity that is typed while earlier orders load is in its field', async () => {
    await search(page, 'amoxicillin');
    await product.control(slow('listProductHistoryOfDays', 1500));
    await page.keyboard.press('Enter');
    await expect(priceInHand(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('24');
    const box = selector(page).getByRole('spinbutton', { name: 'Quantity' });
    const goOn = page.getByRole('button', { name: 'Continue To Quantity Selector' });
    await expect(goOn.or(box)).toBeFocused();
    if (await goOn.isVisible()) await expect(box.or(page.getByText(/^Ordered /).first())).toBeVisible();
    if (await goOn.isVisible()) await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('24');
    await page.keyboard.type('0');
    await expect(box).toHaveValue('240');
  });
});

test('text typed while a line is added goes to the search, never to a dialog, and F6, F8 and Save work', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await test.step('text typed while a line is added goes to the search completely', async () => {
    await product.control(slow('addOrderItem', 700));
    await orderByKeyboard(page, 'paracetamol', 3);
    await page.keyboard.type('ibuprofen 20');
    await expect(page.getByText(/^Added .* to order\.$/)).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('ibuprofen 20');
    await page.keyboard.type('0');
    await expect(searchBox(page)).toHaveValue('ibuprofen 200');
    await expect(rows(page, 'Current Order')).toHaveCount(1);
  });

  await test.step('Enter typed ahead searches, and its results receive focus', async () => {
    await product.control(slow('addOrderItem', 700));
    await toSearch(page);
    await orderByKeyboard(page, 'omeprazole', 3);
    await page.keyboard.type('losartan');
    await page.keyboard.press('Enter');
    await expect(grid(page, 'Products').locator(':focus')).toContainText(/losar/i);
    await expect(rows(page, 'Current Order')).toHaveCount(2);
  });

  await test.step('text typed into a dialog that opened meanwhile answers nothing', async () => {
    await toSearch(page);
    await orderByKeyboard(page, 'paracetamol', 4);
    const question = page.getByRole('alertdialog', { name: 'Product exists in order' });
    await expect(question.locator(':focus')).toBeVisible();
    await page.keyboard.type('amoxicillin 500');
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await expect(question.getByText('Kept for the search: "amoxicillin 500".', { exact: false })).toBeVisible();
    // Moving to an answer makes keys there intentional.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(rows(page, 'Current Order').first()).toContainText(/7/);
    await expect(grid(page, 'Products').locator(':focus')).toContainText(/amox/i);
    const { orders } = await product.control<{ orders: { unsent: number }[] }>({ do: 'facts' });
    expect(orders.at(-1)?.unsent).toBe(2);
  });

  await test.step('F6 cycles through the page, F8 moves to the line added last, and Save to the saved order', async () => {
    await page.keyboard.press('F8');
    await expect(grid(page, 'Current Order').locator(':focus')).toBeVisible();
    await page.keyboard.press('F6');
    await expect(grid(page, 'Supplier totals').locator(':focus')).toBeVisible();
    await page.keyboard.press('Shift+F6');
    await expect(grid(page, 'Current Order').locator(':focus')).toBeVisible();
    const name = (await page.locator('.order-name').textContent()) ?? '';
    await page.keyboard.press('Control+s');
    const manager = page.getByRole('dialog', { name: 'Order Manager' });
    await expect(manager.locator('[role="row"][aria-selected="true"]')).toContainText(name);
    await page.keyboard.press('Alt+n');
    await expect(page.getByRole('alertdialog', { name: 'Start A New Order' })).toBeVisible();
  });
});

test('an unsaved line survives errors and reloads, and a sending survives a reload', async ({ page, product }) => {
  await openNewOrder(page, product.url);
  const unsaved = page.getByRole('list', { name: 'Not saved' });
  /** Retries a line whose quantity is still stored. */
  const tryAgain = async (quantity: string) => {
    await unsaved.getByRole('button', { name: /^Try again/ }).click();
    await expect(selector(page).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(quantity);
    await page.keyboard.press('Enter');
  };

  await test.step('an unsaved line survives a reload, which prompts first', async () => {
    await product.control({ do: 'fault', faults: [{ call: 'addOrderItem', kind: 'code', code: 2 }] });
    await orderByKeyboard(page, 'ibuprofen', 7);
    const message = 'Sorry an error has occurred, error code: 2. Please try again.';
    await expect(selector(page).getByText(message)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(unsaved).toContainText(/7 × /);
    const dialogOpened = page.waitForEvent('dialog');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    expect((await dialogOpened).type()).toBe('beforeunload');
    await expect(unsaved).toContainText(/7 × /);
    await product.control({ do: 'clearFaults' });
    await tryAgain('7');
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    await expect(unsaved).toBeHidden();
  });

  await test.step('a quantity typed while the session expires is restored after signing in, with its order', async () => {
    await product.control({ do: 'fault', faults: [{ call: 'addOrderItem', kind: 'code', code: 4, times: 1 }] });
    await toSearch(page);
    await orderByKeyboard(page, 'paracetamol', 9);
    await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible();
    await signIn(page);
    // The server still has the session that the injected answer called expired.
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(unsaved).toContainText(/9 × /, { timeout: 15_000 });
    await expect(page.getByRole('dialog', { name: 'Order Manager' })).toBeHidden();
  });

  await test.step('a page reloaded during sending reports the result, and never shows the order as unsent', async () => {
    await tryAgain('9');
    await expect(rows(page, 'Current Order')).toHaveCount(2);
    // Longer than a busy machine takes to load the page.
    await product.control(slow('sendOrders', 9000));
    // The button is busy first, while unsent lines are read.
    const sending = page.waitForRequest('**/createserverorder/**');
    await sendOpenOrder(page);
    await sending;
    await page.reload();
    await expect(page.getByText('Your order is being sent...').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('alertdialog', { name: 'Would you like to place another order?' })).toBeVisible({
      timeout: 20_000,
    });
    const { sentOrders } = await product.control<{ sentOrders: { lines: number }[] }>({ do: 'facts' });
    expect(sentOrders.filter(({ lines }) => lines > 0).length).toBeGreaterThan(0);
  });
});
