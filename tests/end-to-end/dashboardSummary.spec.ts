import { expect, grid, orderByKeyboard, type Page, rows, signIn, startOrder, tabTo, test } from './support/product.ts';
import { openSignedIn } from './support/signedIn.ts';

/** Milliseconds; retention of regrets in the sample. */
const MONTH = 30 * 24 * 3_600_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns noon of the newest day in a list. */
async function newestDay(page: Page, list: string): Promise<Date> {
  await expect(rows(page, list).first()).toBeVisible();
  const days = (await rows(page, list).allInnerTexts()).flatMap((text) => text.match(/\d{4}\/\d{2}\/\d{2}/g) ?? []);
  return new Date(`${days.toSorted().at(-1)?.replaceAll('/', '-')}T12:00`);
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

const cents = (text: string) => Number(text.replace(/\D/g, ''));

/** Returns the large number of a card. */
const getCardNumber = async (page: Page, title: string) =>
  cents((await card(page, title).locator('strong').textContent()) ?? '');

/** Follows a card's heading by keyboard. */
async function follow(page: Page, title: string): Promise<void> {
  await tabTo(page, card(page, title).getByRole('link', { name: title, exact: true }));
  await page.keyboard.press('Enter');
}

async function total(page: Page, list: string, column: string): Promise<number> {
  await expect(rows(page, list).first()).toBeVisible();
  const at = await grid(page, list).getByRole('columnheader', { name: column }).getAttribute('aria-colindex');
  const cells = await rows(page, list).locator(`[aria-colindex="${at}"]`).allInnerTexts();
  return cells.reduce((sum, text) => sum + cents(text), 0);
}

test('the dashboard summary matches the pages it links to, is up to date, and is reduced by permissions', async ({
  page,
  product,
}) => {
  await test.step('the dashboard summary matches the pages it links to, by keyboard only', async () => {
    await openSignedIn(page, `${product.url}/Ordering?popup=regrets&since=${dayOf(Date.now() - MONTH)}`);
    // Sets the clock to a day with regrets, because the last working day before today may have none.
    await page.clock.setSystemTime(await newestDay(page, 'Regrets'));
    await page.goto(`${product.url}/Dashboard`);
    await expect(card(page, 'Unread').locator('strong')).toBeVisible();

    const unsent = await getCardNumber(page, 'Orders not sent');
    await follow(page, 'Orders not sent');
    await expect(page).toHaveURL(/\/OrderManager$/);
    expect(await total(page, 'Order Manager', 'Order Value')).toBe(unsent);
    await page.goBack();

    // Shown at once from cached data.
    const waiting = await getCardNumber(page, 'Waiting for a response');
    await follow(page, 'Waiting for a response');
    await expect(page.getByRole('radio', { name: /^Waiting For a Response/ })).toBeChecked();
    expect(await total(page, 'Responses', 'Order Total')).toBe(waiting);
    await page.goBack();

    const regretted = await getCardNumber(page, 'Regretted');
    await tabTo(page, card(page, 'Regretted').getByRole('button', { name: 'Reorder' }));
    await page.keyboard.press('Enter');
    expect(await total(page, 'Regrets', 'Total')).toBe(regretted);
  });

  await test.step('the dashboard summary is read again on return, and shows little to a user with few rights', async () => {
    await page.goBack();
    const before = await getCardNumber(page, 'Orders not sent');
    await page.getByRole('button', { name: /^Ordering/ }).press('Enter');
    await startOrder(page);
    await orderByKeyboard(page, 'mefenamic', 3);
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    const added = await total(page, 'Current Order', 'Total');
    await page.goBack();
    await expect(card(page, 'Orders not sent').locator('strong')).not.toHaveText(/^R0/);
    await expect.poll(() => getCardNumber(page, 'Orders not sent')).toBe(before + added);

    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await signIn(page, 'viewer@1001');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Lerato Botha');
    await expect(card(page, 'Unread')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Reorder' })).toBeHidden();
  });
});
