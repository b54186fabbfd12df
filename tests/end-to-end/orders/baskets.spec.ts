import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Download } from '@playwright/test';
import { readSheet } from '../../../app/src/documents/testing/readSheet.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { expect, grid, type Page, rows, searchBox, tabTo, test, watch } from '../support/product.ts';
import { openSignedIn } from '../support/signedIn.ts';

/** The part of the workbook library used to fill a template. */
interface Workbook {
  xlsx: Record<'readFile' | 'writeFile', (file: string) => Promise<unknown>>;
  getWorksheet(name: string):
    | {
        addRow(cells: readonly unknown[]): unknown;
        getCell(row: number, column: number): { value: unknown };
      }
    | undefined;
}
const { Workbook: Book } = createRequire(fromRoot('app/package.json'))('exceljs') as { Workbook: new () => Workbook };

const OFFICE = spawnSync('which', ['soffice']).status === 0;

const manager = (page: Page) => page.getByRole('dialog', { name: 'Order Manager' });
const baskets = (page: Page) => page.getByRole('dialog', { name: 'Basket Management' });

async function enter(page: Page, url: string, username = 'buyer@1001'): Promise<void> {
  await openSignedIn(page, `${url}/Ordering`, username);
  await expect(manager(page).locator(':focus')).toBeVisible();
}

/** Opens a tab of the baskets from the order manager by keyboard. */
async function openBaskets(page: Page, tab = 'Daily'): Promise<void> {
  await page.keyboard.press('Alt+b');
  await expect(grid(page, 'Daily Baskets').locator(':focus')).toBeVisible();
  if (tab === 'Daily') return;
  await tabTo(page, page.getByRole('tab', { name: 'Daily' }), 'Shift+Tab');
  for (const name of ['Weekly', 'Monthly', 'Custom']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    if (name === tab) break;
  }
  await expect(rows(page, `${tab} Baskets`).first()).toBeVisible();
  await tabTo(page, grid(page, `${tab} Baskets`).locator('[role][tabindex="0"]').first());
}

async function saved(download: Promise<Download>): Promise<{ name: string; file: string }> {
  const arrived = await download;
  const name = arrived.suggestedFilename();
  const file = join(mkdtempSync(join(tmpdir(), 'mortar-')), name);
  await arrived.saveAs(file);
  return { name, file };
}

interface Known {
  productdescription: string;
  nappicode: string;
}

/** Returns the products that a search finds, with the server's codes. */
async function products(page: Page, text: string): Promise<Known[]> {
  await page.keyboard.press('Escape');
  await searchBox(page).fill(text);
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/api/Product') && answer.request().method() === 'GET',
  );
  await page.keyboard.press('Enter');
  const { products: found } = (await (await answered).json()) as { products: Known[] };
  await searchBox(page).fill('');
  return found;
}

async function anotherBrowser(browser: Browser, violations: string[]): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await watch(page, violations);
  return page;
}

test('an order is created from a basket, and another imported from a file', async ({ page, product }) => {
  await enter(page, product.url);

  await test.step('an order is created from a basket with products already ordered, by keyboard only', async () => {
    await openBaskets(page, 'Weekly');
    const items = rows(page, 'Basket items');
    await expect(items.first()).toBeVisible();
    const count = await items.count();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Create Order From Basket' });
    await expect(question.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Enter');
    const warning = page.getByRole('dialog', { name: 'Last Ordered Warning' });
    await expect(warning.getByRole('button', { name: 'Continue' })).toBeFocused();
    await expect(rows(page, 'Last Ordered Warning').first()).toBeVisible();
    // Cancelling creates nothing.
    await page.keyboard.press('Escape');
    await expect(warning).toBeHidden();
    await expect(baskets(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning.getByRole('button', { name: 'Continue' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(searchBox(page)).toBeFocused();
    await expect(page.locator('.order-name')).toHaveText('Weekly front shop');
    await expect(page.getByText(`${count} lines`)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(manager(page).locator(':focus')).toBeVisible();
    await expect(rows(page, 'Order Manager').filter({ hasText: 'Weekly front shop' })).toHaveCount(1);
  });

  await test.step('an order is imported from a file, and unlinked lines are listed', async () => {
    const [known] = await products(page, 'ibuprofen');
    await page.getByRole('button', { name: 'Order Manager' }).click();
    await expect(manager(page).locator(':focus')).toBeVisible();
    const folder = mkdtempSync(join(tmpdir(), 'mortar-'));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const item = (nap: string, desc: string) => `<item cd="1" nap="${nap}" desc="${desc}" q="6"/>`;
    const first = item(known?.nappicode ?? '', 'known');
    const lines = `${first}${item('999999999', 'not in the catalogue')}`;

    // The manager has focus before its orders are loaded.
    await expect(rows(page, 'Order Manager').first()).toBeVisible();
    const before = await rows(page, 'Order Manager').count();
    await page.keyboard.press('Alt+i');
    const importing = page.getByRole('dialog', { name: 'Import an order' });
    const field = importing.locator('input[type=file]');
    const upload = importing.getByRole('button', { name: 'Upload' });
    await expect(upload).toBeDisabled();
    for (const [name, text, message] of [
      ['order.csv', 'a;b', /cannot be taken: choose .xml/],
      ['order.xml', '<!DOCTYPE order [<!ENTITY a "b">]><order><item/></order>', /has a document type/],
      ['order.xml', 'a;b', /is not XML/],
      ['order.xml', `<order>${lines}`, /is not well formed/],
      ['order.xml', '<order/>', /The file has no lines/],
    ] as const) {
      await field.setInputFiles(file(name, text));
      await expect(importing.getByText(message)).toBeVisible();
      await expect(upload).toBeDisabled();
    }
    await field.setInputFiles(file('order.xml', `<?xml version="1.0" encoding="UTF-8"?><order>${lines}</order>`));
    await expect(importing.getByText('2 items')).toBeVisible();
    await importing.getByRole('radio', { name: 'Open' }).check();
    // The answer is lost: whether the browser retries or the order is looked up, one order is created.
    await product.control({ do: 'fault', faults: [{ call: 'importOrder', kind: 'lostAnswer', times: 1 }] });
    await page.keyboard.press('Enter');
    const result = page.getByRole('dialog', { name: 'Imported order result' });
    await expect(result.getByRole('button', { name: 'Open' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(grid(page, 'Order Manager').locator(':focus')).toBeVisible();
    await expect(rows(page, 'Order Manager')).toHaveCount(before + 1);

    await page.keyboard.press('Alt+i');
    await field.setInputFiles(file('other.xml', `<order>${lines}${first}${item('999999998', 'nor this')}</order>`));
    await expect(importing.getByText('4 items')).toBeVisible();
    await importing.getByRole('radio', { name: 'Open' }).check();
    await page.keyboard.press('Enter');
    await expect(
      result.getByText('2 items linked, 1 new line: 1 was added to a line of the same product.'),
    ).toBeVisible();
    await expect(rows(page, 'Unlinked products')).toHaveCount(2);
    await expect(result.getByRole('button', { name: 'Open' })).toBeFocused();
    const downloading = page.waitForEvent('download');
    await result.getByRole('button', { name: 'Download' }).click();
    const listed = await saved(downloading);
    expect(listed.name).toMatch(/^unlinkedProducts_\d{8}_\d{4}\.xlsx$/);
    const cells = readSheet(readFileSync(listed.file)).rows.map((row) => row[4]?.value);
    expect(cells).toEqual(['not in the catalogue', 'nor this']);
    await result.getByRole('button', { name: 'Open' }).click();
    await expect(rows(page, 'Current Order')).toHaveCount(1);
  });
});

test('a basket is exported as a template and imported again as a file', async ({ page, product }) => {
  // LibreOffice starts slowly.
  test.slow();
  await enter(page, product.url);
  const [first, second] = await products(page, 'paracetamol');
  await page.getByRole('button', { name: 'Order Manager' }).click();
  await expect(manager(page).locator(':focus')).toBeVisible();
  await openBaskets(page, 'Custom');
  await tabTo(page, page.getByRole('button', { name: 'Create a Custom Basket' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Basket name' })).toBeFocused();
  await page.keyboard.type('Winter stock');
  await page.keyboard.press('Enter');
  const row = rows(page, 'Custom Baskets').filter({ hasText: 'Winter stock' });
  await row.click();
  await expect(baskets(page).getByText('Empty Basket')).toBeVisible();

  await page.getByRole('button', { name: 'Import Basket' }).click();
  const importing = page.getByRole('dialog', { name: 'Import Basket', exact: true });
  const downloading = page.waitForEvent('download');
  await importing.getByRole('button', { name: 'Download the template' }).click();
  const template = await saved(downloading);
  expect(template.name).toBe('importBasket.xlsx');

  // An empty template is rejected; a filled one is accepted.
  await importing.locator('input[type=file]').setInputFiles(template.file);
  await expect(importing.getByText('The file has no lines.')).toBeVisible();
  const book = new Book();
  await book.xlsx.readFile(template.file);
  const sheet = book.getWorksheet('Basket');
  sheet?.addRow([first?.productdescription, first?.nappicode, '', 12]);
  sheet?.addRow(['by its code alone', second?.nappicode, '', 5]);
  sheet?.addRow(['=1+1', '999999999', '6000000000000', 4]);
  await book.xlsx.writeFile(template.file);
  const filled = await test.step(OFFICE ? 'saved by LibreOffice' : 'LibreOffice is not here', () =>
    OFFICE ? savedByLibreOffice(template.file) : template.file,
  );
  await importing.locator('input[type=file]').setInputFiles(filled);
  await expect(importing.getByText('3 items')).toBeVisible();
  await importing.getByRole('button', { name: 'Upload' }).click();
  const feedback = page.getByRole('dialog', { name: 'Import Basket Feedback' });
  await expect(feedback.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await expect(rows(page, 'Unlinked products')).toHaveCount(1);
  await expect(rows(page, 'Unlinked products')).toContainText('=1+1');
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Basket items')).toHaveCount(2);

  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Basket' }).click();
  const exported = await saved(exporting);
  expect(exported.name).toBe('Winter stock.xlsx');
  const read = readSheet(readFileSync(exported.file));
  expect(read.header).toEqual([
    ...['Basket Name', 'Supplier', 'Code', 'Product Description', 'Nappi Code', 'Barcode', 'Quantity', 'User'],
  ]);
  const quantities = read.rows.map((cells) => cells[6]?.value);
  expect(quantities.toSorted()).toEqual([12, 5]);
  expect(read.rows.map((cells) => cells[3]?.value)).toContain(first?.productdescription);
  expect(read.rows.map((cells) => cells[4]?.value)).toContain(first?.nappicode);

  // Importing the edited file first shows its changes.
  const edited = new Book();
  await edited.xlsx.readFile(exported.file);
  const lines = edited.getWorksheet('Basket');
  for (const [row, quantity] of [30, 40].entries())
    Object.assign(lines?.getCell(row + 2, 7) ?? {}, { value: quantity });
  await edited.xlsx.writeFile(exported.file);
  await page.getByRole('button', { name: 'Import Basket' }).click();
  await importing.locator('input[type=file]').setInputFiles(exported.file);
  await expect(importing.getByText('It is a file of Winter stock')).toBeVisible();
  await expect(importing.getByText('Empty the basket before the import')).toBeHidden();
  await importing.getByRole('button', { name: 'Upload' }).click();
  await expect(rows(page, 'Differences')).toHaveCount(2);
  await expect(importing.getByRole('button', { name: 'Replace', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(importing).toBeHidden();
  const items = rows(page, 'Basket items');
  for (const quantity of ['30', '40']) {
    await expect(items.getByRole('gridcell', { name: quantity, exact: true })).toHaveCount(1);
  }
  await expect(items).toHaveCount(2);
});

function savedByLibreOffice(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-'));
  const out = join(folder, 'saved');
  mkdirSync(out);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = ['--headless', profile, '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', out, file];
  execFileSync('soffice', options, { stdio: 'ignore', timeout: 60_000 });
  return join(out, 'importBasket.xlsx');
}

test('buttons apply to the selected basket, and one that a colleague modifies cannot be opened', async ({
  page,
  product,
  browser,
  violations,
}) => {
  await enter(page, product.url);
  /** Visits each tab until its baskets and the selected one's items are visible. */
  const visit = async (...names: string[]) => {
    for (const name of names) {
      await page.getByRole('tab', { name }).click();
      await expect(grid(page, `${name} Baskets`)).toBeVisible();
    }
    await expect(grid(page, `${names.at(-1)} Baskets`).locator('[role="row"][aria-selected="true"]')).toBeVisible();
    await expect(rows(page, 'Basket items').first()).toBeVisible();
  };

  await test.step('the selected basket remains selected across tab changes, for each of the five buttons', async () => {
    await openBaskets(page);
    const press = (name: string) => baskets(page).getByRole('button', { name }).click();

    await visit('Weekly', 'Daily');
    await press('Create Order From Basket');
    const question = page.getByRole('alertdialog', { name: 'Create Order From Basket' });
    await expect(question).toContainText('Dispensary fast movers');
    await page.keyboard.press('Escape');

    await visit('Custom', 'Weekly');
    await press('Create Order From Basket');
    await expect(question).toContainText('Weekly front shop');
    await page.keyboard.press('Escape');

    await visit('Monthly', 'Daily');
    const downloading = page.waitForEvent('download');
    await press('Export Basket');
    expect((await downloading).suggestedFilename()).toBe('Dispensary fast movers.xlsx');

    await visit('Weekly', 'Custom', 'Weekly', 'Daily');
    await press('Print Basket');
    await expect(page.getByRole('dialog', { name: 'Order Details Report' })).toBeVisible();
    await page.keyboard.press('Escape');

    await visit('Custom', 'Daily');
    await press('Import Basket');
    await expect(page.getByRole('dialog', { name: 'Import Basket', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await visit('Weekly', 'Monthly', 'Weekly');
    await press('Modify Basket');
    await expect(page.locator('.order-name')).toHaveText('Weekly front shop');
  });

  await test.step('a basket being modified cannot be opened by a colleague, and keeps its status afterwards', async () => {
    await page.keyboard.press('Control+s');
    await expect(rows(page, 'Weekly Baskets').locator(':focus')).toBeVisible();
    await visit('Daily');
    await expect(rows(page, 'Basket items').first()).toBeVisible();

    const colleague = await anotherBrowser(browser, violations);
    await enter(colleague, product.url, 'admin@1001');
    await openBaskets(colleague);
    await expect(rows(colleague, 'Basket items').first()).toBeVisible();

    await page.keyboard.press('Alt+m');
    await expect(page.locator('.order-name')).toHaveText('Dispensary fast movers');
    // The colleague's list is stale: the lock is checked on opening.
    await colleague.keyboard.press('Alt+m');
    const refused = 'You cannot open this basket because it is currently opened by Thabo Nkosi.';
    await expect(colleague.getByText(refused).first()).toBeVisible();
    await expect(colleague.locator('.order-name')).toHaveCount(0);

    // A basket is saved, never sent; saving returns to the baskets.
    await expect(page.getByRole('button', { name: 'Complete' })).toBeDisabled();
    await page.keyboard.press('Control+s');
    await expect(rows(page, 'Daily Baskets').locator(':focus')).toBeVisible();

    await expect(async () => {
      await colleague.keyboard.press('Alt+m');
      await expect(colleague.locator('.order-name')).toHaveText('Dispensary fast movers', { timeout: 2000 });
    }).toPass();
    await colleague.context().close();
  });
});
