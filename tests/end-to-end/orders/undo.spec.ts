import { bar, content, deleteLine, lines, redo, toLine, undo } from '../support/openOrder.ts';
import {
  expect,
  intercept,
  orderByKeyboard,
  type Page,
  rows,
  searchBox,
  THOROUGH,
  test,
  toSearch,
  watch,
} from '../support/product.ts';
import { openNewOrder, openSignedIn } from '../support/signedIn.ts';

test('actions are undone and redone by keys and message, in the page and in the full-window order', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await test.step('actions are undone and redone by their keys, as far as they go', async () => {
    await orderByKeyboard(page, 'paracetamol', 4);
    await expect(lines(page)).toHaveCount(1);
    await orderByKeyboard(page, 'ibuprofen', 6);
    await expect(lines(page)).toHaveCount(2);
    const both = await content(page);
    // The focused search holds the last line's text, so there is no typing to undo.
    await expect(searchBox(page)).toBeFocused();
    await undo(page);
    await expect(lines(page)).toHaveCount(1);
    await expect(bar(page)).toHaveText(/^Undone: 6 × .+ added\.$/);
    await undo(page);
    await expect(lines(page)).toHaveCount(0);
    await redo(page);
    await redo(page);
    await expect(lines(page)).toHaveCount(2);
    expect(await content(page)).toEqual(both);

    await toLine(page, 0);
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: 'Update Quantity' }).getByRole('spinbutton', { name: 'Quantity' });
    await expect(box).toBeFocused();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveText(/quantity successfully updated\.$/);
    await undo(page);
    await expect(bar(page)).toHaveText(/^Undone: .+ changed from \d+ to 9\.$/);
    expect(await content(page)).toEqual(both);
  });

  await test.step('Ctrl+Z in a field with newly typed text belongs to the field', async () => {
    await toSearch(page);
    await page.keyboard.type('amo');
    await expect(searchBox(page)).toHaveValue('amo');
    await undo(page);
    await expect(searchBox(page)).not.toHaveValue('amo');
    await expect(lines(page)).toHaveCount(2);
  });

  await test.step('a deleted line is restored by the message, and earlier actions on it can still be undone', async () => {
    const before = await content(page);
    await deleteLine(page, 1);
    await page.getByRole('region', { name: 'Status messages' }).getByRole('button', { name: 'Undo' }).click();
    await expect(lines(page)).toHaveCount(2);
    expect(await content(page)).toEqual(before);
    // It now has another number on the server.
    await undo(page);
    await expect(lines(page)).toHaveCount(1);
  });

  await test.step('a lost answer is resolved, and nothing is duplicated', async () => {
    const before = await content(page);
    await deleteLine(page, 0);
    await product.control({ do: 'fault', faults: [{ call: 'addOrderItem', kind: 'lostAnswer' }] });
    await undo(page);
    await expect(lines(page)).toHaveCount(1);
    expect(await content(page)).toEqual(before);
    await product.control({ do: 'clearFaults' });
    await undo(page);
    await expect(lines(page)).toHaveCount(0);
  });

  await test.step('the keys work the same in the full-window order', async () => {
    await redo(page);
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Full screen' }).click();
    const full = page.getByRole('dialog', { name: / · R/ });
    const inFull = full.getByRole('grid', { name: 'Current Order' }).getByRole('rowheader');
    await expect(inFull).toHaveCount(1);
    await inFull.click();
    await page.keyboard.press('Delete');
    await page.getByRole('alertdialog', { name: 'Confirm Delete' }).getByRole('button', { name: 'Yes' }).click();
    await expect(inFull).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await undo(page);
    await expect(inFull).toHaveCount(1);
    await expect(page.getByText(/^Undone: 4 × /).first()).toBeVisible();
    await redo(page);
    await expect(inFull).toHaveCount(0);
    // The server matches the page.
    await page.reload();
    await expect(lines(page)).toHaveCount(0);
  });
});

test('twenty actions are undone, one press each, and no more', THOROUGH, async ({ page, product }) => {
  await openNewOrder(page, product.url);
  await orderByKeyboard(page, 'paracetamol', 1);
  await expect(lines(page)).toHaveCount(1);
  const quantity = (value: string) => lines(page).getByRole('gridcell', { name: value, exact: true });
  for (let times = 2; times <= 22; times += 1) {
    await toLine(page, 0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeFocused();
    await page.keyboard.type(String(times));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(quantity('22').first()).toBeVisible();
  for (let times = 0; times < 25; times += 1) await undo(page);
  await expect(quantity('2').first()).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  for (let times = 0; times < 25; times += 1) await redo(page);
  await expect(quantity('22').first()).toBeVisible();
});

/**
 * A hidden page releases its order and takes it again when it returns (ruling 23), so colleagues can edit it between.
 */
const sleep = (page: Page) => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
const wake = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('undo of many lines shows progress, can be stopped, and continues on the next press', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);
  const read = page.waitForResponse((response) => response.url().includes('value=paracetamol'));
  await searchBox(page).fill('paracetamol');
  const { products } = (await (await read).json()) as { products: { barcode: string }[] };
  await expect(rows(page, 'Products').first()).toBeVisible();
  await searchBox(page).fill('');
  const codes = products.flatMap(({ barcode }) => (barcode === '' ? [] : [barcode])).slice(0, 15);
  expect(codes).toHaveLength(15);
  await page.keyboard.press('Alt+l');
  const quickOrder = page.getByRole('dialog', { name: 'Quick Order' });
  await quickOrder.getByRole('textbox', { name: 'Codes and quantities' }).fill(codes.join('\n'));
  await expect(quickOrder.getByText(/lines? to order\./)).toBeVisible();
  await page.keyboard.press('Alt+m');
  await expect(quickOrder.getByText('15 of 15 lines matched.')).toBeVisible();
  await quickOrder.getByRole('button', { name: /^Add/ }).click();
  await expect(quickOrder.getByText(/lines added to the order/)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(quickOrder).toBeHidden();
  const many = page.getByText(/^1\d lines$/).first();
  await expect(many).toBeVisible();
  const added = Number.parseInt((await many.textContent()) ?? '', 10);
  let deleted = 0;
  await intercept(page, '**/items/delete*', async (route) => {
    deleted += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await undo(page);
  const progress = page.getByRole('dialog', { name: 'Undo' });
  await expect(progress.getByRole('progressbar', { name: `Taking ${added} lines off` })).toBeVisible();
  await undo(page);
  await redo(page);
  await expect(progress.getByText(/^[2-9] of/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(progress).toBeHidden();
  await expect(bar(page)).toHaveText(`Stopped: ${deleted} of ${added} lines. Ctrl Z takes back the others.`);
  await expect(page.locator('.order-lines')).toHaveText(`${added - deleted} lines`);
  await undo(page);
  await expect(page.locator('.order-lines')).toHaveText('0 lines');
  await expect(bar(page)).toHaveText(/^Undone: /);
  expect(deleted).toBe(added);
});

test('a colleague’s change in between is reported, and not overwritten', async ({
  page,
  product,
  browser,
  violations,
}) => {
  await openNewOrder(page, product.url);
  await orderByKeyboard(page, 'paracetamol', 4);
  await expect(lines(page)).toHaveCount(1);
  const name = (await page.locator('.order-name').textContent()) ?? '';
  await toLine(page, 0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeFocused();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveText(/quantity successfully updated\.$/);
  await sleep(page);

  const colleague = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await watch(colleague, violations);
  await openSignedIn(colleague, `${product.url}/Ordering`, 'admin@1001');
  const row = rows(colleague, 'Order Manager').filter({ hasText: name });
  await expect(async () => {
    await row.dblclick({ force: true });
    await expect(colleague.locator('.order-name')).toHaveText(name, { timeout: 2000 });
  }).toPass();
  await toLine(colleague, 0);
  await colleague.keyboard.press('Enter');
  await expect(colleague.getByRole('spinbutton', { name: 'Quantity' })).toBeFocused();
  await colleague.keyboard.type('11');
  await colleague.keyboard.press('Enter');
  await expect(bar(colleague)).toHaveText(/quantity successfully updated\.$/);
  await colleague.keyboard.press('Control+s');
  await expect(colleague.getByRole('dialog', { name: 'Order Manager' })).toBeVisible();
  await colleague.context().close();

  await wake(page);
  await undo(page);
  const statusMessages = page.getByRole('region', { name: 'Status messages' });
  await expect(statusMessages).toContainText('Not undone: the order was changed since.');
  await expect(statusMessages).toContainText(/is 11 from .+ now \(.+\)\./);
  await expect(lines(page).getByRole('gridcell', { name: '11', exact: true }).first()).toBeVisible();
  // Earlier steps are not undone either while the line differs from their result.
  await undo(page);
  await expect(statusMessages.getByRole('listitem')).toHaveCount(1);
  await expect(lines(page)).toHaveCount(1);
});
