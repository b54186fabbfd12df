import { bar, deleteLine, lines, redo, undo } from '../support/openOrder.ts';
import { expect, grid, orderByKeyboard, type Page, searchBox, signIn, startOrder, test } from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';
import { type Translation, translatePage } from './pageTranslation.ts';

const total = (page: Page) => page.getByRole('status', { name: 'Order total' });

/** The bar shows the number of lines, and the amount if there is one line. */
async function agrees(page: Page, count: number): Promise<string> {
  await expect(lines(page)).toHaveCount(count);
  const amount = (await total(page).textContent()) ?? '';
  await expect(page.locator('.order-lines')).toHaveText(count === 1 ? '1 line' : `${count} lines`);
  if (count === 1) {
    const cells = await lines(page).first().getByRole('gridcell').allTextContents();
    expect(cells.map((text) => text.trim())).toContain(amount);
  }
  return amount;
}

for (const translation of [
  { texts: 'replaced', honoursNo: true },
  { texts: 'replaced', honoursNo: false },
  { texts: 'wrapped', honoursNo: false },
] satisfies Translation[]) {
  const how = `${translation.texts}${translation.honoursNo ? '' : ', all of them'}`;
  test(`a page whose texts are ${how} by a translation orders as any other`, async ({ page, product }) => {
    await translatePage(page, translation);
    if (translation.honoursNo) await openNewOrder(page, product.url);
    else {
      await page.goto(`${product.url}/Ordering`);
      await signIn(page);
      await startOrder(page);
    }
    const nothing = await agrees(page, 0);
    await orderByKeyboard(page, 'paracetamol', 2);
    const one = await agrees(page, 1);
    // Amounts, codes and names must not be translated.
    const untranslated = total(page)
      .or(lines(page))
      .or(grid(page, 'Products'))
      .locator('[translate=no] font, [role=row][translate=no] font');
    if (translation.honoursNo) await expect(untranslated).toHaveCount(0);
    expect(one).not.toBe(nothing);
    await expect(searchBox(page)).toBeFocused();
    await orderByKeyboard(page, 'ibuprofen', 3);
    const both = await agrees(page, 2);
    expect([nothing, one]).not.toContain(both);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('paracetamol');
    await page.keyboard.press('Enter');
    await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
    await deleteLine(page, 1);
    expect(await agrees(page, 1)).toBe(one);
    await undo(page);
    expect(await agrees(page, 2)).toBe(both);
    await expect(bar(page)).toHaveText(/^Undone: /);
    await redo(page);
    expect(await agrees(page, 1)).toBe(one);
    await page.keyboard.press('F8');
    await deleteLine(page, 0);
    expect(await agrees(page, 0)).toBe(nothing);
  });
}
