import {
  expect,
  grid,
  orderByKeyboard,
  type Page,
  priceInHand,
  rows,
  searchBox,
  test,
  toQuantity,
} from './support/product.ts';
import { openNewOrder } from './support/signedIn.ts';

const quantity = (page: Page) => page.getByRole('dialog', { name: 'Quantity Selection' });
const favourites = (page: Page) => page.getByRole('searchbox', { name: 'Search favourites' });
const generics = (page: Page) => page.getByRole('searchbox', { name: 'Search generics' });

/** Adds an order line from the focused prices. */
async function orderFirstPrice(page: Page): Promise<void> {
  await expect(priceInHand(page)).toBeVisible();
  await toQuantity(page);
  await page.keyboard.press('Enter');
  await expect(quantity(page)).toBeHidden();
}

/** Returns how many rows fit into a grid below its header. */
const countFittingRows = (page: Page, name: string) =>
  grid(page, name).evaluate((element) => {
    const frame = element.closest('.m-grid') ?? element;
    const head = element.querySelector('.m-grid-head')?.getBoundingClientRect().height ?? 0;
    const row = Number.parseFloat(getComputedStyle(frame).getPropertyValue('--m-grid-row-height')) || 30;
    const box = frame.querySelector('.m-grid-frame') ?? element;
    // Panels have integer heights: of two that share an odd height, one lacks its last row's border.
    return Math.floor((box.getBoundingClientRect().height - head + 1) / row);
  });

test('the user moves between products, favourites, generics, responses and keywords by keyboard', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url);

  await test.step('favourites and generics lead to the order by keyboard only, and keep their state', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.keyboard.type('ibuprofen');
    await page.keyboard.press('Enter');
    await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toBeFocused();

    await page.keyboard.press('Alt+4');
    await expect(favourites(page)).toBeFocused();
    await expect(rows(page, 'Favourites').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(grid(page, 'Favourites').locator(':focus')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(favourites(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await orderFirstPrice(page);
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    await expect(favourites(page)).toBeFocused();

    await page.keyboard.press('Alt+3');
    await expect(generics(page)).toBeFocused();
    await page.keyboard.type('amoxi');
    await page.keyboard.press('Enter');
    await expect(grid(page, 'Active Ingredients').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(generics(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(grid(page, /^Products with /).locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(priceInHand(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(grid(page, /^Products with /).locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await orderFirstPrice(page);
    await expect(rows(page, 'Current Order')).toHaveCount(2);
    await expect(generics(page)).toBeFocused();
    await expect(generics(page)).toHaveValue('amoxi');

    const before = requests.filter((path) => path === '/api/Product/list/get').length;
    await page.keyboard.press('Alt+1');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('ibuprofen');
    await expect(rows(page, 'Products').first()).toBeVisible();
    expect(before).toBe(1);
  });

  await test.step('the centre leads to the responses and back by keyboard, and its tabs take no grid rows', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await orderFirstPrice(page);
    await expect(rows(page, 'Current Order')).toHaveCount(3);
    expect(await countFittingRows(page, 'Supplier prices')).toBe(8);
    expect(await countFittingRows(page, 'Current Order')).toBe(8);

    const responses = page.getByRole('searchbox', { name: 'Search responses' });
    await page.keyboard.press('Alt+8');
    await expect(responses).toBeFocused();
    await expect(rows(page, 'Responses').first()).toBeVisible();
    await page.keyboard.press('F8');
    await expect(grid(page, 'Current Order').locator(':focus')).toBeVisible();
    await page.keyboard.press('Alt+8');
    await expect(responses).toBeFocused();
    await page.keyboard.press('Alt+6');
    await expect(grid(page, 'Current Order').locator(':focus')).toBeVisible();

    // Selecting a product meanwhile returns to its prices.
    await page.keyboard.press('Alt+8');
    await expect(responses).toBeFocused();
    await page.keyboard.press('Alt+1');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(priceInHand(page)).toBeVisible();
  });

  await test.step('a keyword whose new text could not be added is reported as gone, and is restored', async () => {
    await page.keyboard.press('Control+i');
    await page.getByRole('button', { name: 'Keyword Management' }).click();
    const popup = page.getByRole('dialog', { name: 'Keyword Management' });
    await expect(popup.getByRole('textbox', { name: 'New keyword' })).toBeFocused();
    await page.keyboard.type('shelf 7');
    await page.keyboard.press('Enter');
    await popup.getByRole('button', { name: 'Edit shelf 7' }).click();
    const update = page.getByRole('dialog', { name: 'Update Keyword' });
    await expect(update.getByRole('textbox', { name: 'Keyword' })).toBeFocused();
    await product.control({ do: 'fault', faults: [{ call: 'addKeyword', kind: 'code', code: 2, times: 1 }] });
    await page.keyboard.type('shelf 8');
    await page.keyboard.press('Enter');
    await expect(update.getByText(/^"shelf 7" was deleted and "shelf 8" was not added/)).toBeVisible();
    await expect(update.getByRole('textbox', { name: 'Keyword' })).toHaveValue('shelf 8');
    await update.getByRole('button', { name: 'Put "shelf 7" back' }).click();
    await expect(update).toBeHidden();
    await expect(rows(page, 'Keywords').filter({ hasText: 'shelf 7' })).toBeVisible();
    await expect(rows(page, 'Keywords').filter({ hasText: 'shelf 8' })).toHaveCount(0);
  });
});

test('typing replaces a failed search, focus starts at the rows, and preferences apply at once', async ({
  page,
  product,
}) => {
  await openNewOrder(page, product.url, { username: 'admin@1001' });

  await test.step('focus starts at the rows, returns from the order, and typing replaces a failed search', async () => {
    // A search without results is finished: typing replaces it.
    await page.keyboard.type('qqqqq');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No products found.')).toBeVisible();
    await orderByKeyboard(page, 'paracetamol', 3);
    await expect(rows(page, 'Current Order')).toHaveCount(1);

    await page.keyboard.press('F8');
    await expect(rows(page, 'Current Order').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toBeFocused();

    // After a rejected and discarded change, nothing is pending: the line shows the ordered quantity.
    await product.control({ do: 'fault', faults: [{ call: 'updateOrderItem', kind: 'code', code: 2, times: 1 }] });
    await page.keyboard.press('F8');
    await page.keyboard.press('Enter');
    const update = page.getByRole('dialog', { name: 'Update Quantity' });
    await expect(update.getByRole('spinbutton', { name: 'Quantity' })).toBeFocused();
    await page.keyboard.type('11');
    await page.keyboard.press('Enter');
    await expect(update.getByText('Sorry an error has occurred, error code: 2. Please try again.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(update).toBeHidden();
    await expect(page.getByText(/11 × /)).toHaveCount(0);

    await page.keyboard.press('Alt+2');
    await expect(rows(page, 'Regrets').locator(':focus')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page, 'Regrets').nth(1).locator(':focus')).toBeVisible();
  });

  await test.step('preferences apply at once, and keep typed values in a background tab', async () => {
    await page.keyboard.press('Alt+5');
    await page.getByRole('radio', { name: 'Press Enter' }).check();
    await page.getByRole('textbox', { name: 'Highlight colour', exact: true }).fill('#aaffcc');
    await page.getByRole('checkbox', { name: 'VAT inclusive' }).check();
    await page.keyboard.press('Alt+1');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Alt+5');
    await expect(page.getByRole('textbox', { name: 'Highlight colour', exact: true })).toHaveValue('#aaffcc');
    await page.getByRole('tabpanel', { name: 'Preferences' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Successfully updated settings.').first()).toBeVisible();
    await expect(grid(page, 'Supplier prices').getByRole('columnheader', { name: 'Nett Incl' })).toBeVisible();
    await page.keyboard.press('Alt+1');
    await searchBox(page).fill('ibuprofen');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const mark = grid(page, 'Products').locator('mark').first();
    await expect(mark).toHaveCSS('background-color', 'rgb(170, 255, 204)');
  });
});
