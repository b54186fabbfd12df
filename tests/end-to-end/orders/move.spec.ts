import { bar, content, lines, toLine, undo } from '../support/openOrder.ts';
import { expect, type Page, rows, searchBox, test } from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

const TITLE = 'Move to another supplier';
const popup = (page: Page) => page.getByRole('dialog', { name: TITLE });
const moving = (page: Page) => rows(page, 'Lines to move');
const moveButton = (page: Page) => popup(page).getByRole('button', { name: /^Move \d+ Lines?/ });

async function getSuppliers(page: Page): Promise<string[]> {
  const found = await lines(page).evaluateAll((all) =>
    all.map((row) => row.querySelectorAll('[role="rowheader"], [role="gridcell"]')[1]?.textContent ?? ''),
  );
  return found;
}

test('lines move to another supplier, return in one undo, and a rejected line shows the reason', async ({
  page,
  product,
}) => {
  const searches = ['paracetamol', 'ibuprofen', 'amoxicillin', 'omeprazole'];
  await openNewOrder(page, product.url, { lines: searches.map((search) => ({ search, quantity: 20 })) });
  const before = await content(page);
  const messages = page.getByRole('region', { name: 'Status messages' });

  await test.step('selected lines move together, and their message undoes it', async () => {
    await page.keyboard.press('Alt+m');
    await expect(moving(page)).toHaveCount(4);
    await expect(moving(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(popup(page).getByText(/ → R/).first()).toBeVisible();
    const count = Number(/\d+/.exec((await moveButton(page).textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    await moveButton(page).click();
    await expect(popup(page)).toBeHidden();
    expect(await content(page)).not.toEqual(before);
    await expect(bar(page)).not.toHaveText(/^Undone/);
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(bar(page)).toHaveText(count === 1 ? 'Undone: 1 line moved.' : `Undone: ${count} lines moved.`);
    expect(await content(page)).toEqual(before);
    await expect(messages.getByText(/^Moved/)).toHaveCount(0);
  });

  await test.step('one line moves by keyboard after showing its cost, and returns in one undo', async () => {
    await toLine(page, 0);
    await page.keyboard.press('Alt+m');
    await expect(moving(page).locator(':focus')).toBeVisible();
    await expect(popup(page).getByText(/ → R/).first()).toBeVisible();
    await expect(moveButton(page)).toHaveText(/^Move 1 Line/);
    // Nothing moves before it is confirmed.
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    expect(await content(page)).toEqual(before);
    await expect(lines(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Alt+m');
    await expect(popup(page).getByText(/ → R/).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeHidden();
    await expect(page.getByText(/^Moved 1 line to /).first()).toBeVisible();
    expect(await content(page)).not.toEqual(before);
    await expect(lines(page).locator(':focus')).toBeVisible();
    await undo(page);
    await expect(bar(page)).toHaveText('Undone: 1 line moved.');
    expect(await content(page)).toEqual(before);
  });

  await test.step('all lines of a supplier move except those without a price there, and return in one undo', async () => {
    const [supplier = ''] = await getSuppliers(page);
    await toLine(page, 0);
    await page.keyboard.press('Alt+m');
    await expect(moving(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Control+a');
    await expect(popup(page).getByText(/ → R/).first()).toBeVisible();
    const stays = await moving(page)
      .filter({ hasText: /stays$/ })
      .count();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeHidden();
    const left = await getSuppliers(page);
    expect(left.filter((name) => name === supplier)).toHaveLength(stays);
    await expect(bar(page)).not.toHaveText(/^Undone/);
    await undo(page);
    await expect(bar(page)).toHaveText(/^Undone: \d+ lines? moved\.$/);
    expect(await content(page)).toEqual(before);
  });

  await test.step('a rejected line stays and shows the reason; the others have moved', async () => {
    await searchBox(page).focus();
    await page.keyboard.press('Alt+m');
    await expect(moving(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Control+a');
    await expect(popup(page).getByText(/ → R/).first()).toBeVisible();
    await product.control({ do: 'fault', faults: [{ call: 'updateOrderItem', kind: 'code', code: 2, times: 1 }] });
    await page.keyboard.press('Enter');
    await expect(popup(page).getByText(/^(\d+ lines|1 line) moved, 1 not\.$/)).toBeVisible();
    await expect(moving(page).filter({ hasText: 'Not moved' })).toHaveCount(1);
    await expect(popup(page).getByText(/^.+: Sorry an error has occurred, error code: 2\./)).toBeVisible();
    await popup(page).getByRole('button', { name: 'Try 1 Line Again' }).click();
    await expect(popup(page)).toBeHidden();
  });
});
