import { expect, intercept, PASSWORD, type Page, rows, signIn, tabTo, test } from './support/product.ts';
import { openSignedIn } from './support/signedIn.ts';

const SHOPPER = 'admin@1001';

const cards = (page: Page) => page.getByRole('list', { name: 'Featured Promotions' }).getByRole('button');
const selector = (page: Page) => page.getByRole('dialog', { name: 'Quantity Selector' });
const cart = (page: Page) => page.getByRole('dialog', { name: 'My Cart' });
const cartButton = (page: Page) => page.getByRole('button', { name: /^My Cart/ });
const made = (page: Page) => page.getByRole('alertdialog', { name: 'Success! Your Order has been created' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Adds a featured promotion to the cart by mouse in the offered quantity. */
async function addToCart(page: Page, at: number): Promise<void> {
  await cards(page).nth(at).click();
  await selector(page).getByRole('button', { name: 'Add To Cart' }).click();
  await expect(selector(page)).toBeHidden();
  await expect(cards(page).nth(at)).toContainText('in your cart');
}

test('a cart survives a reload and signing out, and becomes an order', async ({ page, product }) => {
  await openSignedIn(page, `${product.url}/Promotions`, SHOPPER);
  await expect(cards(page)).toHaveCount(8);

  await test.step('a cart survives a reload and signing out, and a lost answer creates one order', async () => {
    await addToCart(page, 0);
    await addToCart(page, 2);
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('My Cart (2)');
    await signOut(page);
    // Login returns to the shop.
    await signIn(page, SHOPPER);
    await cartButton(page).click();
    await expect(rows(page, 'My Cart')).toHaveCount(2);

    const before = new Set((await unsentOrders(page, product.url)).map(({ orderid }) => orderid));
    // The server stores it, and its answer is lost.
    await intercept(page, /ClientOrder\/create\/additems/, async (route) => {
      await route.fetch();
      // Not as a reset connection, after which browsers retry by themselves.
      await route.abort('failed');
    });
    await cart(page).getByRole('button', { name: 'Complete' }).click();
    await expect(made(page)).toBeVisible();
    await made(page).getByRole('button', { name: /^Okay/ }).click();
    await expect(page).toHaveURL(/\/Dashboard/);
    await page.unrouteAll();
    await page.goto(`${product.url}/Promotions`);
    await expect(cartButton(page)).toBeDisabled();
    expect((await unsentOrders(page, product.url)).filter(({ orderid }) => !before.has(orderid))).toMatchObject([
      { orderitemqty: 2 },
    ]);
  });

  await test.step('a selection in the shop becomes an order that can be edited, by keyboard only', async () => {
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText('in your cart')).toHaveCount(0);
    await tabTo(page, cards(page).first());
    for (const at of [0, 1]) {
      await expect(cards(page).nth(at)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(selector(page).getByRole('spinbutton', { name: 'Quantity' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(selector(page)).toBeHidden();
      await expect(cards(page).nth(at)).toContainText('in your cart');
      await page.keyboard.press('ArrowRight');
    }
    await tabTo(page, cartButton(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(rows(page, 'My Cart')).toHaveCount(2);
    await tabTo(page, cart(page).getByRole('button', { name: 'Complete' }));
    await page.keyboard.press('Enter');
    await expect(made(page).getByRole('button', { name: /^Okay/ })).toBeFocused();
    await tabTo(page, made(page).getByRole('button', { name: 'Open Order' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Ordering/);
    await expect(rows(page, 'Current Order')).toHaveCount(2);
  });
});

interface UnsentOrder {
  orderid: number;
  orderitemqty: number;
}

/** Returns the unsent orders of the signed-in user's pharmacy; which exist depends on the day. */
async function unsentOrders(page: Page, url: string): Promise<UnsentOrder[]> {
  const response = await page.request.get(`${url}/api/ClientOrder/unsent/getall`, {
    headers: { authorization: `Bearer ${await getToken(page)}` },
    params: { retailerid: 1001 },
  });
  const { clientorders } = (await response.json()) as { clientorders: UnsentOrder[] };
  return clientorders;
}

/** Returns the signed-in user's token from the tab's storage. */
const getToken = (page: Page) =>
  page.evaluate(
    () =>
      Object.values(sessionStorage)
        .join()
        .match(/"token":"([^"]+)"/)?.[1] ?? '',
  );

test('a group has no shop, and a quantity above the limit needs its password or is reduced', async ({
  page,
  product,
  request,
}) => {
  const login = await request.post(`${product.url}/api/Login/verify`, {
    data: { username: SHOPPER, password: PASSWORD },
  });
  const { apitoken, staffid } = (await login.json()) as { apitoken: string; staffid: number };
  const headers = { authorization: `Bearer ${apitoken}` };
  await request.put(`${product.url}/api/Settings/update?retailerid=1001`, {
    headers,
    data: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 10 },
  });
  await request.put(`${product.url}/api/Login/logout?retailerid=1001&staffid=${staffid}`, { headers });

  await test.step('a group has no shop, nor does a user without the right', async () => {
    await openSignedIn(page, `${product.url}/Promotions`, 'buyer@2000');
    await expect(page).toHaveURL(/\/Dashboard/);
    await expect(page.getByText('Branded Store is not available for group profiles.').first()).toBeVisible();
    await signOut(page);
  });

  await test.step('a quantity above the limit requires its password, or is reduced to it', async () => {
    await signIn(page, SHOPPER);
    await page.getByRole('button', { name: /^Promotions Shop/ }).click();
    await cards(page).first().click();
    const quantity = selector(page).getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('900');
    await page.keyboard.press('Enter');
    const limit = page.getByRole('alertdialog', { name: 'Quantity Limit Exceeded' });
    await limit.getByRole('button', { name: 'Take Max (10)' }).click();
    // If the maximum is not a multiple of the offer's quantity, a prompt follows.
    const multiple = page.getByRole('alertdialog', { name: 'Incorrect chosen quantity' });
    await expect(multiple.or(cards(page).first().getByText('in your cart'))).toBeVisible();
    if (await multiple.isVisible())
      await multiple
        .getByRole('button', { name: /^Order \d+/ })
        .first()
        .click();
    await expect(selector(page)).toBeHidden();
    await expect(cards(page).first()).toContainText('in your cart');
  });
});
