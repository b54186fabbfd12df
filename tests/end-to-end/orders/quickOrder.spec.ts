import { readFile } from 'node:fs/promises';
import type { Product } from '@mortar/contract';
import type { Browser } from '@playwright/test';
import { expect, type Page, rows, searchBox, THOROUGH, test } from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

/** EAN-13 codes of the in-store range, which no product has. */
const UNKNOWN = ['2900000000070', '2900000000087', '2900000000094'];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quick Order' });
const list = (page: Page) => dialog(page).getByRole('textbox', { name: 'Codes and quantities' });
const lines = (page: Page) => dialog(page).getByRole('grid', { name: 'Lines', exact: true });
const cellWith = (page: Page, text: string | RegExp) => lines(page).getByRole('gridcell', { name: text });
const add = (page: Page) => dialog(page).getByRole('button', { name: /^Add/ });

/** Returns the products that a search finds, from the server's answer, and clears the search. */
async function getProducts(page: Page, text: string): Promise<Product[]> {
  const read = page.waitForResponse((response) => response.url().includes(`value=${encodeURIComponent(text)}`));
  await searchBox(page).fill(text);
  const { products } = (await (await read).json()) as { products: Product[] };
  await expect(rows(page, 'Products').first()).toBeVisible();
  await searchBox(page).fill('');
  return products.filter(({ barcode, nappicode }) => barcode !== '' && nappicode !== '');
}

/** Opens quick order with a list and matches it. */
async function match(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Alt+l');
  await expect(list(page)).toBeFocused();
  await list(page).fill(text);
  await expect(dialog(page).getByText(/lines? to order\./)).toBeVisible();
  await page.keyboard.press('Alt+m');
  await expect(lines(page)).toBeVisible();
}

const matched = (page: Page, found: number, all: number, timeout = 30_000) =>
  expect(dialog(page).getByText(`${found} of ${all} lines matched.`)).toBeVisible({ timeout });

/** Returns the open order's lines from the server. */
function orderLines(page: Page): Promise<readonly { productcode: string; orderedquantity: number }[]> {
  return page.evaluate(async () => {
    const [session, order] = ['mortar.session', 'mortar.order'].map((key) =>
      JSON.parse(sessionStorage.getItem(key) ?? ''),
    );
    const address = `/api/ClientOrder/get?orderid=${order.orderId}&retailerid=${session.staff.retailerid}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${session.token}` } });
    const { clientorders } = await answer.json();
    return clientorders[0].orderitems;
  });
}

interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  /** Microseconds of thread time, unaffected by other load on the machine. */
  tdur?: number;
  args?: { name?: string };
}

/** Returns the processor time in ms of the longest main-thread tasks during an action. */
async function longestTasks(browser: Browser, page: Page, happens: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await happens();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const own = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isOwn = (event: TraceEvent) => own.some(({ pid, tid }) => pid === event.pid && tid === event.tid);
  const times = traceEvents
    .filter((event) => isOwn(event) && event.name.endsWith('::RunTask'))
    .map(({ tdur = 0 }) => tdur / 1000);
  return times.toSorted((a, b) => b - a).slice(0, 5);
}

test('a pasted list is added once despite a reload, and the failed lines of a longer one are retried', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await test.step('adding lines continues after a reload, without duplicates', async () => {
    const products = (await getProducts(page, 'paracetamol')).slice(0, 12);
    await match(page, products.map(({ barcode }) => `${barcode}\t2`).join('\n'));
    await matched(page, products.length, products.length);
    const count = Number(/\d+/.exec((await add(page).textContent()) ?? '')?.[0]);
    await product.control({ do: 'fault', faults: [{ call: 'addOrderItem', kind: 'delay', ms: 300 }] });
    await add(page).press('Enter');
    await expect(dialog(page).getByText(/^[3-9] of/)).toBeVisible();
    await page.reload();
    await product.control({ do: 'clearFaults' });
    await expect(rows(page, 'Current Order').first()).toBeVisible();
    await page.keyboard.press('Alt+l');
    await expect(dialog(page).getByText(/lines? added to the order/)).toBeVisible();
    await expect(add(page)).toHaveText(/^Add [1-9]/);
    await add(page).press('Enter');
    await expect(dialog(page).getByText(new RegExp(`^${count} lines added`))).toBeVisible({ timeout: 30_000 });
    const ordered = await orderLines(page);
    expect(ordered).toHaveLength(count);
    expect(ordered.map(({ orderedquantity }) => orderedquantity)).toEqual(Array(count).fill(2));
    await dialog(page).getByRole('button', { name: 'New List' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('forty lines are pasted, reviewed and added, and failed ones are downloaded and retried', async () => {
    const products = (await getProducts(page, 'ibuprofen')).slice(0, 33);
    const known = products.map((product, index) => {
      const { barcode, nappicode, supplierproductcode } = product;
      const code = [barcode, nappicode, supplierproductcode || barcode][index % 3];
      return [code, `Name of ${index}`, String((index % 5) + 1)];
    });
    const others = [
      ...UNKNOWN.map((code) => [code, 'Nobody’s', '3']),
      ['6001234567890', 'Misprinted', '1'],
      [products[0]?.barcode ?? '', 'Not clear', '1,000'],
      ['', 'Without a code', '4'],
    ];
    const again = [products[1]?.nappicode ?? '', 'The second again', '7'];
    const all = [...known.slice(0, 3), again, ...others, ...known.slice(3)];
    expect(all.length).toBeGreaterThan(35);
    const text = [['Code', 'Description', 'Order Qty'], ...all].map((cells) => cells.join(';')).join('\r\n');
    await match(page, text);
    await expect(dialog(page).getByText(/lines matched\./)).toBeVisible({ timeout: 30_000 });
    await expect(cellWith(page, 'With line 3').first()).toBeVisible();
    await expect(add(page)).toBeFocused();
    // Names invented by the list are uncertain and must be ticked by the user.
    await dialog(page).getByRole('checkbox', { name: /all/i }).first().click();
    await expect(add(page)).not.toHaveText(/^Add 0/);
    const left = Number(
      /\((\d+)\)/.exec(
        (await dialog(page)
          .getByRole('button', { name: /^Download/ })
          .textContent()) ?? '',
      )?.[1],
    );
    expect(left).toBeGreaterThanOrEqual(others.length);
    await add(page).press('Enter');
    await expect(dialog(page).getByText(/lines added to the order/)).toBeVisible({ timeout: 60_000 });
    const downloading = page.waitForEvent('download');
    await dialog(page)
      .getByRole('button', { name: /^Download/ })
      .click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^quickOrder_left_\d{8}_\d{4}\.csv$/);
    const written = await readFile(await file.path(), 'utf8');
    const [heading, ...failed] = written.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(heading).toBe('Code;Description;Order Qty;Reason');
    for (const line of others) expect(failed.some((row) => row.startsWith(`${line.join(';')};`))).toBe(true);
    // Importing the same file again gives the same result.
    await dialog(page).getByRole('button', { name: 'New List' }).click();
    await dialog(page).getByRole('radio', { name: 'File' }).check({ force: true });
    const buffer = await readFile(await file.path());
    const mended = { name: file.suggestedFilename(), mimeType: 'text/csv', buffer };
    await dialog(page).locator('input[type=file]').setInputFiles(mended);
    await expect(dialog(page).getByText(/lines? to order\./)).toBeVisible();
    await page.keyboard.press('Alt+m');
    await matched(page, 1, failed.length);
    await expect(cellWith(page, 'Quantity not clear')).toBeVisible();
  });
});

test('two thousand lines are read and matched without a long task', THOROUGH, async ({ page, product, browser }) => {
  test.slow();
  await openNewOrder(page, product.url);
  const products = (await getProducts(page, 'TAB')).slice(0, 2000);
  expect(products).toHaveLength(2000);
  const text = products.map(({ barcode }, index) => `${barcode};${(index % 9) + 1}`).join('\r\n');
  await page.keyboard.press('Alt+l');
  await expect(list(page)).toBeFocused();
  await dialog(page).getByRole('radio', { name: 'File' }).check({ force: true });
  const longest = await longestTasks(browser, page, async () => {
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await dialog(page).locator('input[type=file]').setInputFiles(file);
    await expect(dialog(page).getByText('2000 lines to order.')).toBeVisible();
    await page.keyboard.press('Alt+m');
    await matched(page, 2000, 2000, 150_000);
  });
  // Tolerates a few slow tasks among thousands on a shared machine.
  expect(longest.filter((time) => time > 50).length).toBeLessThan(3);
  expect(longest.filter((time) => time > 100)).toEqual([]);
});
