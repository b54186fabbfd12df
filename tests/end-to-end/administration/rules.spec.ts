import { expect, grid, type Page, priceInHand, rows, searchBox, test, toQuantity, watch } from '../support/product.ts';
import { openNewOrder, openSignedIn } from '../support/signedIn.ts';

const saved = (page: Page) => page.locator('.settings-note', { hasText: 'Settings saved successfully' });

test('settings of an administrator apply to a signed-in buyer who never reloads', async ({
  page,
  product,
  browser,
  violations,
}) => {
  await page.clock.install();
  await openNewOrder(page, product.url);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.keyboard.type('paracetamol');
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(priceInHand(page)).toBeVisible();
  const heading = (name: RegExp) => grid(page, 'Supplier prices').getByRole('columnheader', { name });
  await expect(heading(/^Nett Excl/)).toBeVisible();
  await expect(heading(/^Nett Incl/)).toBeHidden();

  const office = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await watch(office, violations);
  await openSignedIn(office, `${product.url}/Settings?section=application`, 'admin@1001');
  await office.getByRole('checkbox', { name: 'VAT inclusive' }).check();
  await office.getByRole('button', { name: /^Save/ }).click();
  await expect(saved(office)).toBeVisible();

  // The SignalR connection reconnects.
  await product.control({ do: 'dropHub' });
  await expect(page.getByText(/^Reconnecting/)).toBeVisible();
  await page.clock.fastForward('00:10');
  await expect(heading(/^Nett Incl/)).toBeVisible();
  await expect(priceInHand(page)).toBeVisible();

  // Minutes pass while a quantity is typed, without a SignalR connection to report changes.
  await product.control({ do: 'refuseHub', on: true });
  await office.getByRole('link', { name: 'Order Settings' }).click();
  await office.getByRole('checkbox', { name: 'Limit the quantity of a line' }).check();
  await office.getByRole('spinbutton', { name: 'Maximum quantity' }).fill('3');
  await office.getByRole('radio', { name: 'Cheapest', exact: true }).check();
  await office.getByRole('button', { name: /^Save/ }).click();
  await expect(saved(office)).toBeVisible();
  await expect(office.getByText(/^People who are signed in .* a few minutes/)).toBeVisible();
  const quantity = await toQuantity(page);
  await page.keyboard.type('7');
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Cheapest nett first')).toBeVisible();
  await expect(quantity.getByRole('spinbutton', { name: 'Quantity' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Quantity Limit Exceeded' });
  await expect(question.getByText('The quantity is above the maximum of 3.')).toBeVisible();
  await question.getByRole('button', { name: 'Take maximum (3)' }).click();
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await expect(searchBox(page)).toBeFocused();
  expect(loads).toBe(0);
  await office.context().close();
});
