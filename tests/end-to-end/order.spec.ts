import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../tools/paths.ts';
import { exitCode } from '../../tools/run.ts';
import { expect, grid, orderByKeyboard, rows, searchBox, signIn, startOrder, tabTo, test } from './support/product.ts';

const lists = process.env.MORTAR_PRICE_LISTS ?? fromRoot('..', 'shared', 'data');
const realList = join(lists, 'sep.csv.gz');
const real = existsSync(realList);

test.use({
  productOptions: {
    answerAfterMs: 1500,
    prepare: async (dataDir) => {
      if (!real) return;
      const code = await exitCode(
        process.execPath,
        [fromRoot('tools', 'import-prices.ts'), realList, '--data', dataDir],
        {
          log: join(dataDir, 'import.log'),
        },
      );
      expect(code).toBe(0);
    },
  },
});

test(`an order goes from the search to the supplier's response, by keyboard alone (${real ? 'real list' : 'invented catalogue: no real list here'})`, async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/Ordering`);
  await expect(page).toHaveURL(/\/Login$/);
  await signIn(page);
  await expect(page).toHaveURL(/\/Ordering$/);
  await startOrder(page);

  await orderByKeyboard(page, 'paracetamol', 4);
  await expect(page.getByText(/^Added .* to order\.$/)).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  // The text is selected: typing replaces it.
  await orderByKeyboard(page, 'amoxicillin', 2);
  await expect(rows(page, 'Current Order')).toHaveCount(2);

  await page.keyboard.press('Control+Enter');
  await expect(grid(page, 'Unsent Orders').locator(':focus')).toBeVisible();
  // Of this order only, regardless of colleagues' unsent lines (ruling 52).
  const sent = await rows(page, 'Unsent Orders').and(page.locator('[aria-selected="true"]')).count();
  expect(sent).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Would you like to place another order?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/Dashboard$/);

  await expect(page.getByText(/^(Response from|\d+ new notifications)/).first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Notifications/ }));
  await page.keyboard.press('Enter');
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell).toBeVisible();
  await tabTo(page, bell.getByRole('button', { name: /Response from/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Responses\/[^/]+\/\d+$/);
  await expect(rows(page, 'Responses')).toHaveCount(1);
  await expect(rows(page, 'Responses').first()).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page, 'Response details').first()).toContainText(/Invoiced|Partial|Regretted/);

  const { sentOrders } = await product.control<{ sentOrders: { answered: boolean; lines: number }[] }>({ do: 'facts' });
  expect(sentOrders.length).toBeGreaterThanOrEqual(sent);
});
