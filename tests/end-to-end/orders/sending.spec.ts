import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from '../../../app/src/documents/testing/readSheet.ts';
import { completeOrder, expect, intercept, PASSWORD, type Page, type Product, rows, test } from '../support/product.ts';
import { leaveUnsent, openNewOrder, openSignedIn } from '../support/signedIn.ts';

const manager = (page: Page) => page.getByRole('dialog', { name: 'Order Manager' });
const another = (page: Page) => page.getByRole('alertdialog', { name: 'Would you like to place another order?' });

interface Facts {
  orders: { ordernumber: string; retailerid: number; unsent: number }[];
  sentOrders: { lines: number }[];
}

/** Returns how many lines were sent and how many are unsent; baskets do not count. */
async function lines(product: Product) {
  const { orders, sentOrders } = await product.control<Facts>({ do: 'facts' });
  const own = orders.filter(({ retailerid, ordernumber }) => retailerid === 1001 && !ordernumber.startsWith('B'));
  return {
    sent: sentOrders.reduce((sum, order) => sum + order.lines, 0),
    unsent: own.reduce((sum, { unsent }) => sum + unsent, 0),
  };
}

/** Opens the first unsent order from the order manager and selects all to send, by keyboard. */
async function toSending(page: Page): Promise<number> {
  await expect(rows(page, 'Order Manager').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(manager(page)).toBeHidden();
  await expect(rows(page, 'Current Order').first()).toBeVisible();
  await completeOrder(page);
  await page.keyboard.press('Control+a');
  return rows(page, 'Unsent Orders').count();
}

/** Answers the prompt for another order and opens the order manager. */
async function placeAnother(page: Page): Promise<void> {
  await expect(another(page).getByRole('button', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** A colleague at another computer sends all unsent lines of one supplier. */
async function colleagueSends(page: Page, url: string, suppliercode: string): Promise<void> {
  const data = { username: 'admin@1001', password: PASSWORD };
  const { apitoken } = await (await page.request.post(`${url}/api/Login/verify`, { data })).json();
  const sent = await page.request.post(`${url}/api/Order/createserverorder/v2?retailerid=1001`, {
    headers: { authorization: `Bearer ${apitoken}` },
    data: [{ suppliercode, computername: 'TILL-9' }],
  });
  expect((await sent.json()).resultcode).toBe(1);
}

test('sent suppliers, failed suppliers and those that a colleague sent meanwhile are distinguished', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.url}/Ordering`);

  await test.step('sent suppliers are distinguished from a failed one, which is then sent alone', async () => {
    // The server sends to all suppliers but the first, and its answer is lost.
    const bodies: { suppliercode: string }[][] = [];
    await intercept(page, /\/createserverorder\/v2/, async (route) => {
      const all = route.request().postDataJSON() as { suppliercode: string }[];
      bodies.push(all);
      if (bodies.length > 1) return route.continue();
      const answer = await route.fetch({ postData: JSON.stringify(all.slice(1)) });
      expect(answer.ok()).toBe(true);
      // Not as a reset connection, after which browsers retry by themselves.
      return route.abort('failed');
    });
    const before = await lines(product);
    const count = await toSending(page);
    expect(count).toBeGreaterThan(2);
    expect(bodies).toEqual([]);
    await page.keyboard.press('Enter');
    // Checks the server's state first; the message must match it.
    await expect.poll(async () => (await lines(product)).unsent).toBeLessThan(before.unsent);
    expect((await lines(product)).unsent).toBeGreaterThan(0);
    const message = `Sent to ${count - 1} suppliers, but not to 1 supplier. Please try again.`;
    await expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible();
    await expect(rows(page, 'Unsent Orders')).toHaveCount(1);
    await expect(rows(page, 'Unsent Orders')).toContainText('Not sent');
    await expect(rows(page, 'Unsent Orders')).toHaveAttribute('aria-selected', 'true');
    const left = (await lines(product)).unsent;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(before.unsent);

    await page.getByRole('button', { name: /^Send Order/ }).focus();
    await page.keyboard.press('Enter');
    await expect(another(page)).toBeVisible();
    expect(bodies.map((requestLines) => requestLines.length)).toEqual([count, 1]);
    expect(bodies[1]).toEqual(bodies[0]?.slice(0, 1));
    // Every line exactly once.
    expect(await lines(product)).toEqual({ sent: before.sent + before.unsent, unsent: 0 });
  });

  await test.step('orders that a colleague sent while the list was open are reported, with amount and name', async () => {
    // All is sent; adds more lines to the open order and to one that a colleague may send.
    const searches = ['paracetamol', 'amoxicillin', 'omeprazole', 'ibuprofen', 'loratadine'];
    const more = searches.map((search) => ({ search, quantity: 4 }));
    for (const order of [more, more]) await leaveUnsent(product.url, order);
    await placeAnother(page);
    const read = page.waitForResponse((response) => response.url().includes('/CommOrder/getall'));
    await toSending(page);
    const { commorders } = (await (await read).json()) as { commorders: { suppliercode: string }[] };
    const before = await lines(product);
    await colleagueSends(page, product.url, commorders[0]?.suppliercode ?? '');
    const between = await lines(product);
    expect(between.sent).toBeGreaterThan(before.sent);
    await page.keyboard.press('Enter');
    await expect(another(page)).toContainText(/R[\d\s.]+ had been sent by .+ meanwhile\./);
    // The colleague's lines are sent once.
    const after = await lines(product);
    expect(after.sent + after.unsent).toBe(before.sent + before.unsent);
  });
});

test('the unsent rest is reported, and is sent once despite a lost answer', async ({ page, product }) => {
  await test.step('this order is selected at first, and what was left out of it is reported afterwards', async () => {
    const searches = ['paracetamol', 'amoxicillin', 'omeprazole', 'ibuprofen', 'loratadine'];
    await openNewOrder(page, product.url, { lines: searches.map((search) => ({ search, quantity: 4 })) });
    await page.keyboard.press('Control+Enter');
    const unsent = rows(page, 'Unsent Orders');
    await expect(unsent.locator(':focus')).toBeVisible();
    const own = unsent.and(page.locator('[aria-selected="true"]'));
    const suppliers = await own.count();
    expect(suppliers).toBeGreaterThan(1);
    // Colleagues' unsent lines at other suppliers are excluded.
    expect(suppliers).toBeLessThan(await unsent.count());
    // Labelled with its short name and described in full.
    const left = await own
      .first()
      .getByRole('rowheader')
      .evaluate((cell) => cell.getAttribute('aria-label') ?? cell.textContent);
    await own.first().getByRole('checkbox').click();
    await page.getByRole('button', { name: /^Send Order/ }).click();
    await expect(another(page)).toContainText(`Not sent yet: ${left}, R`);
  });

  await test.step('a lost answer after a complete send is resolved, and nothing is sent twice', async () => {
    await placeAnother(page);
    const before = await lines(product);
    await toSending(page);
    await product.control({ do: 'fault', faults: [{ call: 'sendOrders', kind: 'lostAnswer', times: 1 }] });
    await page.keyboard.press('Enter');
    await expect(another(page)).toBeVisible();
    expect(await lines(product)).toEqual({ sent: before.sent + before.unsent, unsent: 0 });
    // No: returns to the dashboard without an open order.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/Dashboard$/);
  });
});

test('a group sends for each pharmacy, and saves the results as a file', async ({ page, product }) => {
  await openSignedIn(page, `${product.url}/Ordering`, 'buyer@2000');
  await expect(manager(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+a');
  await manager(page).getByRole('button', { name: 'Get Orders For Selected Retailers' }).click();
  const order = rows(page, 'Unsent Orders').first();
  await expect(order).toBeVisible();
  await order.click();
  await manager(page).getByRole('button', { name: 'Open Selected Order' }).click();
  await expect(rows(page, 'Current Order').first()).toBeVisible();
  await completeOrder(page);
  const dialog = page.getByRole('dialog', { name: 'Send your orders' });
  await expect(dialog.getByRole('tab', { name: 'History' })).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Enter');
  const statuses = rows(page, 'Order statuses');
  await expect(statuses.first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Statuses' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^groupOrder_\d+_statuses\.xlsx$/);
  const file = join(mkdtempSync(join(tmpdir(), 'mortar-')), download.suggestedFilename());
  await download.saveAs(file);
  const { header, rows: written } = readSheet(readFileSync(file));
  expect(header).toEqual(['Order Number', 'Sent Date', 'Retailer', 'Supplier', 'Status', 'Description']);
  expect(written).toHaveLength(await statuses.count());
});
