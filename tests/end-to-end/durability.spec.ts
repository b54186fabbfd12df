import { expect, orderByKeyboard, rows, searchBox, signIn, startOrder, THOROUGH, test } from './support/product.ts';
import { openNewOrder } from './support/signedIn.ts';

test(
  'killing the backend between any two steps loses no acknowledged item',
  THOROUGH,
  async ({ page, product, violations }) => {
    // Starts the backend seven times.
    test.slow();
    const powerCut = async () => {
      await product.kill();
      await product.start();
    };
    await page.goto(`${product.url}/Ordering`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await powerCut();
    await signIn(page);
    await expect(page.getByRole('dialog', { name: 'Order Manager' })).toBeVisible();
    await powerCut();
    await startOrder(page);
    await powerCut();
    await orderByKeyboard(page, 'paracetamol', 3);
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    await powerCut();
    await orderByKeyboard(page, 'ibuprofen', 2);
    await expect(rows(page, 'Current Order')).toHaveCount(2);
    await powerCut();
    await page.reload();
    await expect(rows(page, 'Current Order')).toHaveCount(2);

    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(rows(page, 'Unsent Orders').first()).toBeVisible();
    await powerCut();
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
    await page.getByRole('button', { name: /^Send Orders?$/ }).click();
    await expect(page.getByRole('alertdialog', { name: 'Would you like to place another order?' })).toBeVisible();
    await powerCut();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/Dashboard$/);
    await page.goto(`${product.url}/Responses`);
    await expect(rows(page, 'Responses').first()).toBeVisible();
    // A chunk that was loading when the server stopped is requested again and logged as not fetched.
    const others = violations.filter((text) => !text.startsWith('PartNotFetched'));
    violations.splice(0, violations.length, ...others);
  },
);

test('a lost answer neither loses the item nor orders it twice', async ({ page, product }) => {
  await openNewOrder(page, product.url);
  await product.control({ do: 'fault', faults: [{ call: 'addOrderItem', kind: 'lostAnswer', times: 1 }] });
  await orderByKeyboard(page, 'paracetamol', 5);
  await expect(page.getByText(/^Added .* to order\.$/)).toBeVisible();
  await expect(rows(page, 'Current Order')).toHaveCount(1);

  await expect(searchBox(page)).toBeFocused();
  await product.control({ do: 'fault', faults: [{ call: 'addOrderItem', kind: 'cut' }] });
  await orderByKeyboard(page, 'ibuprofen', 7);
  const popup = page.getByRole('dialog', { name: 'Quantity Selection' });
  await expect(popup.getByText('Sorry an unexpected error has occurred. Please try again')).toBeVisible();
  await expect(popup.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('7');
  await product.control({ do: 'clearFaults' });
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Current Order')).toHaveCount(2);
});

test('a page works without an optional style sheet and the SignalR library, and requests them again', async ({
  page,
  product,
}) => {
  // Shared by the optional check for a new version, which the page loads before signing in.
  const sheet = /\/assets\/ordermanager-[^/]*\.css$/;
  const library = /\/assets\/esm-[^/]*\.js$/;
  const requests: string[] = [];
  page.on('request', (request) => sheet.test(request.url()) && requests.push(request.url()));
  const failed = [sheet, library].map((file) =>
    page.waitForEvent('requestfailed', (request) => file.test(request.url())),
  );
  for (const file of [sheet, library]) await page.route(file, (route) => route.abort(), { times: 1 });
  await page.goto(`${product.url}/OrderManager`);
  await failed[0];
  const connected = page.waitForEvent('websocket');
  await signIn(page);
  await expect(page.getByRole('region', { name: 'Order Manager' })).toBeVisible();
  expect(requests.length).toBeGreaterThan(1);
  await failed[1];
  await connected;
});
