import { expect, orderByKeyboard, rows, sendOpenOrder, test } from '../support/product.ts';
import { openNewOrder } from '../support/signedIn.ts';

// Suppliers answer when the test triggers it.
test.use({ productOptions: { answerAfterMs: 3_600_000 } });

test('an arriving response updates its row in place, and the list is not read again', async ({ page, product }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/OrderResponse/filtered/get')) requests.push(searchParams.get('search') ?? '');
  });
  await openNewOrder(page, product.url);
  await orderByKeyboard(page, 'paracetamol', 4);
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await sendOpenOrder(page);
  await expect(page.getByRole('alertdialog', { name: 'Would you like to place another order?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/Dashboard$/);
  await page.getByRole('button', { name: /^Messages/ }).click();

  const waiting = rows(page, 'Responses').filter({ hasText: 'Waiting' });
  await expect(waiting.first()).toBeVisible();
  const row = rows(page, 'Responses').first();
  const number = await row.getByRole('rowheader').textContent();
  await expect(row).toContainText('Waiting');
  const before = requests.length;
  const lists = () => requests.filter((search) => search === '').length;
  const readBefore = lists();
  await product.control({ do: 'answerNow' });
  await expect(row).toContainText(/Invoiced|Partial|Regretted/);
  await expect(row).toContainText(number ?? '');
  await expect(waiting).toHaveCount(0);
  expect(requests.length).toBeGreaterThan(before);
  expect(lists()).toBe(readBefore);
});
