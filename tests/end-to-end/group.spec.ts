import { readFileSync } from 'node:fs';
import { readSheet } from '../../app/src/documents/testing/readSheet.ts';
import { expect, orderByKeyboard, type Page, rows, searchBox, sendOpenOrder, tabTo, test } from './support/product.ts';
import { openSignedIn } from './support/signedIn.ts';

/** Starts an order for the first two retailers by keyboard, from the open order manager. */
async function startOrderForTwo(page: Page): Promise<void> {
  const manager = page.getByRole('dialog', { name: 'Order Manager' });
  await expect(page.getByRole('grid', { name: 'Retailers', exact: true }).locator(':focus')).toBeVisible();
  await tabTo(page, manager.getByRole('button', { name: 'Start A New Order' }));
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'Start A New Order' }).waitFor();
  await page.keyboard.press('Enter');
  const rename = page.getByRole('dialog', { name: 'Update Order Description' });
  await expect(rename.getByRole('button', { name: /^Save/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const retailers = page.getByRole('dialog', { name: 'Order Retailer Manager' });
  await expect(retailers.getByRole('grid').locator(':focus')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(retailers).toBeHidden();
}

const getPopup = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens the group's Advanced Regrets with the regrets of all its pharmacies. */
async function openAllRegrets(page: Page) {
  await page.getByRole('button', { name: 'Advanced Regrets' }).click();
  const regrets = getPopup(page, 'Advanced Regrets');
  await expect(regrets.getByRole('grid', { name: 'Retailers', exact: true }).locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+a');
  await regrets.getByRole('button', { name: 'Get Regrets For Selected Retailers' }).click();
  await expect(regrets.getByRole('grid', { name: 'Regrets' }).locator(':focus')).toBeVisible();
  return regrets;
}

test("a group's order is unchanged by a regret of another pharmacy, is sent to its retailers, and answered", async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.url}/Ordering`, 'buyer@2000');
  await startOrderForTwo(page);

  await test.step('a regret of another pharmacy gets its own order, and the open order is unchanged', async () => {
    await expect(page.getByRole('button', { name: /pharmacies$/ })).toHaveAccessibleDescription(
      'Table Bay Pharmacy Sea Point, Table Bay Pharmacy Claremont',
    );
    const regrets = await openAllRegrets(page);
    const of = regrets.getByRole('grid', { name: 'Regrets' }).getByRole('row');
    const muizenberg = of.filter({ hasText: 'Muizenberg' });
    // Other regrets may be of the same product.
    const ordered = (await muizenberg.first().textContent()) ?? '';
    await muizenberg.first().getByRole('checkbox').click();
    await expect(regrets.getByText('You are asked about 1 regret of Table Bay Pharmacy Muizenberg.')).toBeVisible();
    await regrets.getByRole('button', { name: /^Reorder/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Regrets Of Other Pharmacies' });
    await expect(question).toContainText('for Table Bay Pharmacy Muizenberg.');
    await page.keyboard.press('Enter');
    await expect(regrets).toBeHidden();
    await expect(
      page.getByText(/^Ordered 1 regret again, on Advanced Regret #\d+, for .* Muizenberg\.$/).first(),
    ).toBeVisible();
    await expect(page.getByText('0 lines')).toBeVisible();

    // It is removed only from Muizenberg's list.
    const again = await openAllRegrets(page);
    await expect(again.getByRole('row').filter({ hasText: 'Muizenberg' }).first()).toBeVisible();
    const rest = again.getByRole('grid', { name: 'Regrets' }).getByRole('row').filter({ hasText: 'Muizenberg' });
    await expect(rest.filter({ hasText: ordered })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();
  });

  await test.step("a group's order is sent to each of its retailers, and its responses are listed there, by keyboard only", async () => {
    await orderByKeyboard(page, 'paracetamol', 20);
    await expect(rows(page, 'Current Order')).toHaveCount(1);

    await sendOpenOrder(page);
    await expect(rows(page, 'Order statuses')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^groupOrder_\d+_statuses\.xlsx$/);
    const statuses = readSheet(readFileSync(await file.path()));
    expect(statuses.header).toEqual(['Order Number', 'Sent Date', 'Retailer', 'Supplier', 'Status', 'Description']);
    expect(statuses.rows.map(([, , retailer]) => retailer?.value)).toContain('Table Bay Pharmacy Claremont');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Would you like to place another order?' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Order Manager' }).waitFor();
    // Suppliers answer the pharmacies, and the group is notified.
    await expect(page.getByText(/^(Response from|\d+ new notifications)/).first()).toBeVisible();

    await page.goto(`${product.url}/Responses`);
    await expect(page.getByRole('button', { name: /^Notifications \(\d+\)$/ })).toBeVisible();
    await expect(page.getByText('Please select a retailer from the grid on the left.')).toBeVisible();
    await tabTo(page, page.getByRole('grid', { name: 'Retailers', exact: true }).getByRole('rowheader').first());
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Enter');
    const responses = page.getByRole('grid', { name: 'Responses' });
    await expect(responses.locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(rows(page, 'Response details')).toHaveCount(1);
    // A group has no messages to suppliers.
    await expect(page.getByRole('button', { name: 'Ask Supplier' })).toHaveCount(0);
  });
});

/** Opens the group's order for Sea Point and Claremont from the open order manager. */
async function openOrderForTwo(page: Page): Promise<void> {
  const manager = getPopup(page, 'Order Manager');
  await expect(manager.locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+a');
  await manager.getByRole('button', { name: 'Get Orders For Selected Retailers' }).click();
  await rows(page, 'Unsent Orders').filter({ hasText: '2000002' }).click();
  await expect(rows(page, 'Retailers On Order')).toHaveCount(2);
}

test('an order for two pharmacies is opened, and shows the remainder once it was sent in part', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.url}/Ordering`, 'buyer@2000');
  await openOrderForTwo(page);
  await page.getByRole('button', { name: 'Open Selected Order' }).click();

  await test.step('a button of the order bar keeps its position when it is pressed, wherever focus was', async () => {
    await expect(rows(page, 'Current Order').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /pharmacies$/ })).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    const menu = page.getByRole('button', { name: 'Open the ordering menu' });
    const before = await menu.boundingBox();
    await menu.hover();
    await page.mouse.down();
    await expect(menu).toBeFocused();
    expect(await menu.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(getPopup(page, 'Ordering menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getPopup(page, 'Ordering menu')).toBeHidden();
  });

  await test.step('an order that was sent in part shows the remainder of each pharmacy, even after a reload', async () => {
    await expect(page.getByRole('button', { name: /for 2 pharmacies$/ })).toBeVisible();
    await sendOpenOrder(page);
    // Claremont has no account at Umvoti.
    await expect(rows(page, 'Order statuses').filter({ hasText: 'Failed' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alertdialog', { name: 'Would you like to place another order?' }).waitFor();
    await page.keyboard.press('Enter');

    await openOrderForTwo(page);
    await expect(rows(page, 'Retailers On Order').filter({ hasText: 'Sea Point' })).toContainText('Sent');
    await page.getByRole('button', { name: 'Open Selected Order' }).click();
    const left = page.getByRole('button', { name: 'left for Claremont' });
    await expect(left).toBeVisible();
    const amount = await page.getByRole('status', { name: 'Order total' }).textContent();
    await page.reload();
    await expect(left).toBeVisible();
    await expect(page.getByRole('status', { name: 'Order total' })).toHaveText(amount ?? '');
  });
});
