import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { readPdf, withoutSpaces } from '../../../app/src/documents/testing/pdfText.ts';
import { readSheet } from '../../../app/src/documents/testing/readSheet.ts';
import { convertedByLibreOffice, libreOffice, pagesByPoppler, poppler } from '../../documents/otherPrograms.ts';
import { expect, grid, orderByKeyboard, rows, searchBox, tabTo, test } from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Ordering menu' });

async function choose(page: Page, item: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Open the ordering menu' }));
  await page.keyboard.press('Enter');
  await expect(menu(page).locator(':focus')).toBeVisible();
  await tabTo(page, menu(page).getByRole('button', { name: item, exact: true }));
  await page.keyboard.press('Enter');
}

async function saved(download: Promise<Download>): Promise<{ name: string; file: string }> {
  const arrived = await download;
  const name = arrived.suggestedFilename();
  const file = join(mkdtempSync(join(tmpdir(), 'mortar-')), name);
  await arrived.saveAs(file);
  return { name, file };
}

/** Returns the accessible names of a grid's cells, which the workbook must contain. */
const parseCells = (page: Page, name: string) =>
  grid(page, name)
    .getByRole('row')
    .evaluateAll((all) =>
      all
        .filter((row) => row.querySelector('[role="rowheader"]'))
        .map((row) =>
          [...row.querySelectorAll('[role="rowheader"], [role="gridcell"]')].map(
            (cell) => cell.getAttribute('aria-label') ?? cell.textContent ?? '',
          ),
        ),
    );

test('the order is exported and printed as displayed in the grid, by keyboard only', async ({ page, product }) => {
  // LibreOffice starts slowly.
  test.slow();
  await openNewOrder(page, product.url);
  await choose(page, 'Export Current Order');
  const messages = page.getByRole('region', { name: 'Status messages' });
  await expect(messages.getByText('There are no products in your order')).toBeVisible();

  await expect(menu(page)).toBeHidden();
  await searchBox(page).focus();
  for (const [at, text] of ['paracetamol', 'amoxicillin', 'omeprazole'].entries()) {
    await orderByKeyboard(page, text, at + 3);
    await expect(rows(page, 'Current Order')).toHaveCount(at + 1);
    await expect(searchBox(page)).toBeFocused();
  }
  const shown = await parseCells(page, 'Current Order');

  const exported = page.waitForEvent('download');
  await choose(page, 'Export Current Order');
  const workbook = await saved(exported);
  expect(workbook.name).toBe('CurrentOrder.xlsx');
  const sheet = readSheet(readFileSync(workbook.file));
  const at = (header: string) => sheet.header.indexOf(header);
  // Includes the order and every column, even hidden ones (ruling 55).
  expect(sheet.header).toEqual([
    ...['Order Number', 'Order', 'Exported', 'Description', 'Supplier', 'Qty', 'Bonus', 'Price', 'Total'],
    ...['User', 'Code', '#'],
  ]);
  for (const row of sheet.rows) {
    expect(row[0]?.value).toMatch(/^\d+$/);
    expect(row[1]?.value).toContain(String(row[0]?.value));
    expect(row[at('Code')]?.value).not.toBe('');
  }
  expect(sheet.rows.map((row) => row[at('Description')]?.value)).toEqual(shown.map(([description]) => description));
  expect(sheet.rows.map((row) => row[at('Qty')])).toEqual([3, 4, 5].map((value) => expect.objectContaining({ value })));
  for (const row of sheet.rows) {
    const [price, quantity, total] = ['Price', 'Qty', 'Total'].map((header) => row[at(header)]);
    expect(total?.value).toBeCloseTo(Number(price?.value) * Number(quantity?.value), 2);
    expect(total?.format).toBe('"R"#,##0.00;-"R"#,##0.00');
  }
  expect(sheet.filter).toBe(true);

  await choose(page, 'Print Order');
  const preview = page.getByRole('dialog', { name: 'Print Order PDF' });
  await expect(preview.getByRole('button', { name: /^Print/ })).toBeFocused();
  await expect(preview.locator('[data-drawn]').first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Alt+s');
  const printed = await saved(downloading);
  expect(printed.name).toMatch(/^Order_\d+\.pdf$/);
  const pdf = await readPdf(new Uint8Array(readFileSync(printed.file)));
  const suppliers = new Set(sheet.rows.map((row) => String(row[at('Supplier')]?.value)));
  expect(pdf.pages).toHaveLength(suppliers.size);
  for (const supplier of suppliers) expect(pdf.pages.some(({ text }) => text.includes(supplier))).toBe(true);
  for (const [at, { text }] of pdf.pages.entries()) {
    expect(text).toContain('Kloof Street Pharmacy');
    expect(text).toContain('Total excluding VAT');
    expect(text).toContain(`Page ${at + 1} of ${suppliers.size}`);
  }
  const pdfText = pdf.pages.map(({ text }) => text).join(' ');
  for (const [description = ''] of shown) expect(withoutSpaces(pdfText)).toContain(withoutSpaces(description));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the ordering menu' })).toBeFocused();

  await test.step(`read by ${poppler.name}`, () => {
    if (!poppler.here) return;
    const text = pagesByPoppler(readFileSync(printed.file)).join('\n');
    for (const supplier of suppliers) expect(text).toContain(supplier);
    const fonts = execFileSync('pdffonts', [printed.file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    // Embedded with a Unicode map, so that selected text can be copied.
    for (const font of fonts) expect(font).toMatch(/Identity-H\s+yes\s+\w+\s+yes/);
  });
  await test.step(`read by ${libreOffice.name}`, () => {
    if (!libreOffice.here) return;
    const csv = convertedByLibreOffice(readFileSync(workbook.file), 'xlsx', 'csv').toString();
    const lines = csv.trim().split('\n');
    expect(lines).toHaveLength(sheet.rows.length + 1);
    for (const [row, [description = '']] of shown.entries()) {
      expect(lines[row + 1]).toContain(description.split(',')[0]);
      // A number, so that spreadsheets can calculate with it.
      expect(lines[row + 1]?.split(',').at(at('Total') - sheet.header.length)).toBe(
        String(sheet.rows[row]?.[at('Total')]?.value),
      );
    }
  });
});
