import { expect, type Page, rows } from './product.ts';

export const lines = (page: Page) => rows(page, 'Current Order');
export const undo = (page: Page) => page.keyboard.press('Control+z');
export const redo = (page: Page) => page.keyboard.press('Control+Shift+z');
export const bar = (page: Page) => page.locator('.order-said');

/** Returns each line's product and quantity, in the order of the grid. */
export async function content(page: Page): Promise<string[]> {
  const texts = await lines(page).evaluateAll((found) =>
    found.map((row) =>
      [...row.querySelectorAll('[role="rowheader"], [role="gridcell"]')]
        .slice(0, 3)
        .map((cell) => cell.textContent)
        .join(' | '),
    ),
  );
  return texts.toSorted();
}

/** Moves focus to a line of the order. */
export async function toLine(page: Page, at: number): Promise<void> {
  await page.keyboard.press('F8');
  await expect(lines(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+Home');
  for (let times = 0; times < at; times += 1) await page.keyboard.press('ArrowDown');
}

export async function deleteLine(page: Page, at: number): Promise<void> {
  const before = await lines(page).count();
  await toLine(page, at);
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog', { name: 'Confirm Delete' }).getByRole('button', { name: 'Yes' }).click();
  await expect(lines(page)).toHaveCount(before - 1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}
