import { readFileSync } from 'node:fs';
import { readSheet } from '../../../app/src/documents/testing/readSheet.ts';
import { expect, grid, type Page, rows, searchBox, test } from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

const chosen = (page: Page, name: string) => rows(page, name).and(page.locator('[aria-selected="true"]'));

/** Returns the orders in the file that the visible export button saves. */
async function ordersOfExport(page: Page): Promise<Set<unknown>> {
  const button = page.getByRole('button', { name: 'Export', exact: true }).filter({ visible: true });
  // The previous tab is removed one frame after the next appears.
  await expect(button).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await button.click();
  const sheet = readSheet(readFileSync(await (await downloading).path()));
  const at = sheet.header.indexOf('Order Number');
  expect(at).toBeGreaterThanOrEqual(0);
  return new Set(sheet.rows.map((row) => row[at]?.value));
}

/** Selects a row by mouse and returns its order number. */
async function choose(page: Page, name: string, at: number): Promise<string> {
  const row = rows(page, name).nth(at);
  await row.click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  return (await row.getByRole('rowheader').textContent()) ?? '';
}

// An inactive list keeps its selection: the same row is marked, shown and used by every button.
test('the buttons of the centre tabs apply to the tab’s selection, across tab changes, on two screen sizes', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);
  for (const { width, height, past, last } of [
    { width: 1366, height: 768, past: 1, last: 2 },
    { width: 1920, height: 1000, past: 2, last: 1 },
  ]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await page.keyboard.press('Alt+7');
      await expect(rows(page, 'Order History').first()).toBeVisible();
      const order = await choose(page, 'Order History', past);
      await expect(rows(page, 'Order Items').first()).toBeVisible();
      await page.keyboard.press('Alt+8');
      await expect(rows(page, 'Responses').first()).toBeVisible();
      const answered = await choose(page, 'Responses', last);
      await expect(rows(page, 'Response details').first()).toBeVisible();

      for (const way of [
        ['Alt+6', 'Alt+8', 'Alt+7'],
        ['Alt+7', 'Alt+6', 'Alt+8'],
      ]) {
        for (const key of way) await page.keyboard.press(key);
        await page.keyboard.press('Alt+7');
        await expect(chosen(page, 'Order History')).toHaveCount(1);
        await expect(chosen(page, 'Order History')).toContainText(order);
        await expect(rows(page, 'Order Items').first()).toBeVisible();
        expect(await ordersOfExport(page)).toEqual(new Set([order]));
        await page.keyboard.press('Alt+8');
        await expect(chosen(page, 'Responses')).toHaveCount(1);
        await expect(chosen(page, 'Responses')).toContainText(answered);
        await expect(rows(page, 'Response details').first()).toBeVisible();
        expect(await ordersOfExport(page)).toEqual(new Set([answered]));
      }
    });
  }
});

test('background lists keep their search, and details are about the last selected row', async ({ page, product }) => {
  const searches = ['paracetamol', 'amoxicillin', 'omeprazole'];
  await openNewOrder(page, product.url, { lines: searches.map((search) => ({ search, quantity: 4 })) });

  await test.step('background lists on the left keep their search, and prices are about the row selected last', async () => {
    await page.keyboard.type('ibuprofen');
    await page.keyboard.press('Enter');
    await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
    const second = rows(page, 'Products').nth(1);
    const name = await second
      .getByRole('rowheader')
      .evaluate((cell) => cell.getAttribute('aria-label') ?? cell.textContent);
    for (const way of [
      ['Alt+4', 'Alt+2', 'Alt+3', 'Alt+5'],
      ['Alt+3', 'Alt+5', 'Alt+4', 'Alt+2'],
    ]) {
      for (const key of way) {
        await page.keyboard.press(key);
        await expect(page.locator('[role="tab"][aria-selected="true"]').first()).toBeVisible();
      }
      await page.keyboard.press('Alt+1');
      await expect(searchBox(page)).toBeFocused();
      await expect(searchBox(page)).toHaveValue('ibuprofen');
    }
    await second.click();
    await expect(page.getByRole('heading', { level: 2, name: String(name), exact: true })).toBeVisible();
    await expect(rows(page, 'Supplier prices').first()).toBeVisible();
  });

  await test.step('the tabs below the suppliers are about the focused row, whichever tab was open before', async () => {
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Send your orders' });
    const suppliers = rows(page, 'Unsent Orders');
    await expect(suppliers.locator(':focus')).toBeVisible();
    const getDetails = async (at: number) => {
      await suppliers.nth(at).getByRole('rowheader').click();
      await dialog.getByRole('tab', { name: 'Details' }).click();
      const own = Number(await suppliers.nth(at).getByRole('gridcell').nth(1).textContent());
      await expect(rows(page, 'Details')).toHaveCount(own);
      return rows(page, 'Details').getByRole('rowheader').allTextContents();
    };
    const [first, second] = [await getDetails(0), await getDetails(1)];
    expect(first).not.toEqual(second);
    await dialog.getByRole('tab', { name: 'History' }).click();
    await expect(rows(page, 'History').first()).toBeVisible();
    expect(await getDetails(0)).toEqual(first);
    await dialog.getByRole('tab', { name: 'History' }).click();
    expect(await getDetails(1)).toEqual(second);
  });
});
