import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { updateRegretSettings } from '@mortar/contract';
import { readSheet } from '../../app/src/documents/testing/readSheet.ts';
import { expect, grid, type Page, priceInHand, rows, searchBox, tabTo, test } from './support/product.ts';
import { changeSettings, openNewOrder, openSignedIn } from './support/signedIn.ts';

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0;

/** Goes from the product search to the Regrets tab and on to Advanced Regrets. */
async function openRegrets(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('tab', { name: 'Products' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(rows(page, 'Regrets').first()).toBeVisible();
}

async function openAdvanced(page: Page): Promise<void> {
  await openRegrets(page);
  await tabTo(page, page.getByRole('button', { name: 'Advanced', exact: true }));
  await page.keyboard.press('Enter');
  await expect(advanced(page).getByRole('grid', { name: 'Regrets' }).locator(':focus')).toBeVisible();
}

const advanced = (page: Page) => page.getByRole('dialog', { name: 'Advanced Regrets' });
const getName = async (page: Page, list: string) =>
  (await rows(page, list).first().getByRole('rowheader').textContent()) ?? '';

test('a regret is ordered from another supplier, and again in conflict with it, by keyboard only', async ({
  page,
  product,
}) => {
  // Regrets that are kept after ordering can conflict with the order.
  await changeSettings(product.url, (client) =>
    client.send(updateRegretSettings, { body: { ordering_Regrets_DeleteWhenReordered: false } }),
  );
  await openNewOrder(page, product.url);

  await openRegrets(page);
  const name = await getName(page, 'Regrets');
  await tabTo(page, rows(page, 'Regrets').first().getByRole('rowheader'));
  await page.keyboard.press('Enter');
  await expect(priceInHand(page)).toBeVisible();
  await page.keyboard.press('Enter');
  // A recently ordered product shows a warning first.
  const selector = page.getByRole('dialog', { name: 'Quantity Selection' });
  const warning = page.getByRole('heading', { name: 'Last Ordered Warning' });
  await expect(selector.or(warning)).toBeVisible();
  if (await warning.isVisible()) await page.keyboard.press('Enter');
  await expect(selector.getByRole('spinbutton', { name: 'Quantity' })).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  // Today's regret may have a deal with a minimum quantity.
  const tooFew = page.getByRole('alertdialog', { name: 'Incorrect chosen quantity' });
  const added = page.getByText(/^Added .* to order\.$/);
  await expect(added.or(tooFew)).toBeVisible();
  if (await tooFew.isVisible()) {
    await tabTo(page, tooFew.getByRole('button', { name: /^Order \d/ }));
    await page.keyboard.press('Enter');
  }
  await expect(added).toBeVisible();
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await expect(searchBox(page)).toBeFocused();

  await openAdvanced(page);
  const first = advanced(page)
    .getByRole('grid', { name: 'Regrets' })
    .getByRole('row')
    .filter({ hasText: name })
    .first();
  await expect(first).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const conflicts = page.getByRole('dialog', { name: 'Conflicting Products' });
  await expect(conflicts.getByRole('grid').locator(':focus')).toBeVisible();
  await page.keyboard.press('r');
  await expect(conflicts.getByRole('button', { name: 'Replace', pressed: true })).toBeVisible();
  await page.keyboard.press('m');
  await expect(conflicts.getByRole('button', { name: 'Merge', pressed: true })).toBeVisible();
  const after = (await conflicts.getByRole('gridcell').last().textContent())?.split(' at ').at(0) ?? '';
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByText(/^Ordered 1 regret again, on /)
      .filter({ visible: true })
      .last(),
  ).toBeVisible();
  await expect(advanced(page)).toBeHidden();
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await expect(rows(page, 'Current Order').first().getByRole('gridcell', { name: after, exact: true })).toBeVisible();
  await expect(grid(page, 'Regrets').locator(':focus')).toBeVisible();
});

test('regrets without an open order create one, and the remaining ones are exported', async ({ page, product }) => {
  await test.step('regrets without an open order create one, and a lost answer orders nothing twice, by keyboard only', async () => {
    await openSignedIn(page, `${product.url}/Ordering`);
    const manager = page.getByRole('dialog', { name: 'Order Manager' });
    await expect(manager.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(manager).toBeHidden();
    await expect(searchBox(page)).toBeFocused();

    await openAdvanced(page);
    const waiting = await grid(page, 'Regrets').last().getAttribute('aria-rowcount');
    // Skips products regretted twice, whose conflict another test covers.
    const name = () =>
      grid(page, 'Regrets')
        .last()
        .getByRole('row')
        .filter({ has: page.locator(':focus') })
        .getByRole('rowheader')
        .textContent();
    const first = await name();
    await page.keyboard.press('Space');
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      expect(await name()).not.toBe(first);
    }).toPass();
    await page.keyboard.press('Space');
    await product.control({ do: 'fault', faults: [{ call: 'reorderRegrets', kind: 'lostAnswer', times: 1 }] });
    await page.keyboard.press('Enter');
    const rename = page.getByRole('dialog', { name: 'Update Order Description' });
    await expect(rename.getByLabel('Order description')).toHaveValue(/^Advanced Regret #\d+$/);
    await expect(rename.getByLabel('Order description')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rename).toBeHidden();
    await expect(rows(page, 'Current Order')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Advanced Regret #\d+$/ })).toBeVisible();

    // They are ordered and no longer wait.
    await tabTo(page, page.getByRole('button', { name: 'Advanced', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(advanced(page).getByRole('grid', { name: 'Regrets' }).locator(':focus')).toBeVisible();
    await expect(grid(page, 'Regrets').last()).toHaveAttribute('aria-rowcount', String(Number(waiting) - 2));
  });

  await test.step('regrets are exported as displayed in the grid', async () => {
    const shown = await advanced(page)
      .getByRole('grid', { name: 'Regrets' })
      .getByRole('rowheader')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? cell.textContent ?? ''));
    // Without the header and the totals.
    const count = Number(await grid(page, 'Regrets').last().getAttribute('aria-rowcount')) - 2;
    const downloading = page.waitForEvent('download');
    await tabTo(page, advanced(page).getByRole('button', { name: 'Export', exact: true }));
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^regrets_\d{8}_\d{4}\.xlsx$/);
    const file = await download.path();
    const sheet = readSheet(readFileSync(file));
    expect(sheet.header[0]).toBe('Product');
    const names = sheet.rows.map((row) => String(row[0]?.value));
    expect(names.slice(0, shown.length)).toEqual(shown);
    expect(names).toHaveLength(count);

    await test.step(isInstalled('python3') ? 'read by Python' : 'Python is not here', () => {
      if (!isInstalled('python3')) return;
      const script =
        'import sys,zipfile;book=zipfile.ZipFile(sys.argv[1]);print(book.testzip());print(book.read("xl/worksheets/sheet1.xml").decode().count("<row "))';
      const [broken, rowCount] = execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }).trim().split('\n');
      expect(broken).toBe('None');
      expect(Number(rowCount)).toBe(sheet.rows.length + 1);
    });
    await expect(advanced(page)).toBeVisible();
  });
});
