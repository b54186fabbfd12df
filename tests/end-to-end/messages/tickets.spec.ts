import type { Browser } from '@playwright/test';
import { expect, grid, type Page, rows, signIn, tabTo, test } from '../support/product.ts';
import { openSignedIn } from '../support/signedIn.ts';

// Suppliers and support answer when the test triggers it.
test.use({ productOptions: { answerAfterMs: 3_600_000 } });

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const log = (page: Page) => page.getByRole('log');
const sections = (page: Page) => page.getByRole('navigation', { name: 'Messages' });
const entries = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('button');

/** Opens another desk in its own browser, with a conversation open. */
async function sitAt(browser: Browser, url: string, desk: RegExp, subject: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}/__desk`);
  await page.locator('#desks').getByRole('button', { name: desk }).click();
  await page.locator('#matters').getByRole('button', { name: subject }).first().click();
  return page;
}

async function answer(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('Message', { exact: true }).fill(text);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Types into a popup's field, reached with Tab. */
async function typeInto(page: Page, popup: string, field: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('dialog', { name: popup }).getByRole('textbox', { name: field }));
  await page.keyboard.type(text);
}

/** Selects a list option by its beginning, by keyboard. */
async function pick(page: Page, popup: string, field: string, option: string): Promise<void> {
  const list = page.getByRole('dialog', { name: popup }).getByRole('combobox', { name: field });
  await tabTo(page, list, 'Shift+Tab');
  await page.keyboard.type(option);
  await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${option}`));
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/Login/);
}

test('support and suppliers receive messages, and answer', async ({ page, product, browser }) => {
  await openSignedIn(page, `${product.url}/Messages/Support`);

  await test.step('a ticket is sent to support and its answer arrives, by keyboard only', async () => {
    await expect(entries(page, 'Tickets').first()).toBeVisible();
    await page.keyboard.press('Alt+n');
    const popup = page.getByRole('dialog', { name: 'Direct Message' });
    await expect(popup.getByRole('textbox', { name: 'Subject' })).toBeFocused();
    await page.keyboard.type('A price that cannot be right');
    await pick(page, 'Direct Message', 'Category', 'Support');
    await pick(page, 'Direct Message', 'Staff Member', 'Fatima');
    await typeInto(page, 'Direct Message', 'Message', 'It is R0.01 since this morning.');
    await tabTo(page, popup.getByRole('button', { name: /^Send/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ticket Submitted Successfully').first()).toBeVisible();
    await expect(popup).toBeHidden();
    await expect(entries(page, 'Tickets').first()).toContainText('A price that cannot be right');

    await page.keyboard.press('Alt+ArrowDown');
    await expect(log(page)).toContainText('It is R0.01 since this morning.');
    await page.keyboard.press('Alt+r');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('Half a sen');
    const desk = await sitAt(browser, product.url, /support/i, 'A price that cannot be right');
    await answer(desk, 'We have asked its wholesaler.');
    await expect(log(page)).toContainText('We have asked its wholesaler.');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('Half a sen');
    await page.keyboard.type('tence.');
    await page.keyboard.press('Enter');
    await expect(desk.locator('#messages')).toContainText('Half a sentence.');
    await page.keyboard.press('Alt+k');
    await expect(page.getByText('Messages Marked as read').first()).toBeVisible();
    await desk.context().close();
  });

  await test.step('a supplier receives a message and answers, by mouse only', async () => {
    await page.goto(`${product.url}/Messages/Supplier`);
    await page.getByRole('button', { name: 'New Message' }).click();
    const popup = page.getByRole('dialog', { name: 'Direct Message' });
    await popup.getByRole('combobox', { name: 'Category' }).selectOption('Accounts');
    const supplier = popup.getByRole('combobox', { name: 'Supplier' });
    const partner = (await supplier.locator('option:checked').textContent()) ?? '';
    await popup.getByRole('textbox', { name: 'Subject' }).fill('Statement of last month');
    await popup.getByRole('textbox', { name: 'Message' }).fill('Two invoices are missing on it.');
    await popup.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText('Message sent.').first()).toBeVisible();
    await entries(page, 'Conversations').filter({ hasText: 'Statement of last month' }).click();
    await expect(log(page)).toContainText('Two invoices are missing on it.');
    const desk = await sitAt(browser, product.url, new RegExp(partner), 'Statement of last month');
    await answer(desk, 'They come with the next.');
    await expect(log(page)).toContainText('They come with the next.');
    await box(page).fill('Thank you.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(desk.locator('#messages')).toContainText('Thank you.');
    await desk.context().close();
  });

  await test.step('a supplier is asked about its response from that response, by keyboard only', async () => {
    await sections(page).getByRole('button', { name: 'Responses' }).click();
    await expect(rows(page, 'Responses').first()).toBeVisible();
    await tabTo(page, rows(page, 'Responses').first().getByRole('gridcell').first());
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Ask Supplier' }));
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: 'New Message' });
    const wholesaler = popup.getByRole('combobox', { name: 'Wholesaler' });
    await expect(popup.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await page.keyboard.type('Which of it comes later?');
    const reference = (await popup.getByText(/^About the response to order /).textContent()) ?? '';
    const subject = await popup.getByRole('textbox', { name: 'Subject' }).inputValue();
    // Today's first response may be from a supplier without contacts.
    if (await wholesaler.locator('option:checked').isDisabled()) await wholesaler.selectOption('Kestrel Wholesale');
    const partner = (await wholesaler.locator('option:checked').textContent()) ?? '';
    await tabTo(page, popup.getByRole('button', { name: /^Send/ }));
    // The previous message's notice is gone.
    await expect(page.getByText('Message sent.')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message sent.').first()).toBeVisible();
    await expect(popup).toBeHidden();
    await expect(grid(page, 'Responses')).toBeVisible();
    const desk = await sitAt(browser, product.url, new RegExp(partner), subject);
    await expect(desk.locator('#messages')).toContainText('Which of it comes later?');
    await expect(desk.locator('#messages')).toContainText(reference);
    await desk.context().close();
  });
});

test('typed text survives another user’s session, who cannot see it, and a group has no messages', async ({
  page,
  product,
}) => {
  await test.step('typed text survives another user’s session at the same computer, who cannot see it', async () => {
    const typed = 'Not for everybody';
    await openSignedIn(page, `${product.url}/Messages/Support`);
    await entries(page, 'Tickets').first().click();
    await box(page).fill(typed);
    await page.getByRole('button', { name: 'Compose', exact: true }).click();
    const subject = page.getByRole('dialog', { name: 'Direct Message' }).getByRole('textbox', { name: 'Subject' });
    await subject.fill(typed);
    await page.keyboard.press('Escape');
    await signOut(page);

    // Login returns to the tickets for any user.
    await signIn(page, 'admin@1001');
    await entries(page, 'Tickets').first().click();
    await expect(box(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Compose', exact: true }).click();
    await expect(subject).toHaveValue('');
    await page.keyboard.press('Escape');
    await signOut(page);

    await signIn(page);
    await entries(page, 'Tickets').first().click();
    await expect(box(page)).toHaveValue(typed);
    await page.getByRole('button', { name: 'Compose', exact: true }).click();
    await expect(subject).toHaveValue(typed);
    await page.keyboard.press('Escape');
    await signOut(page);
  });

  await test.step('a group has no messages, and sees the reason on the dashboard', async () => {
    await signIn(page, 'buyer@2000');
    const unavailable = page.getByText('Messaging is not available for group profiles.').first();
    await expect(page).toHaveURL(/\/Dashboard/);
    await expect(unavailable).toBeVisible();
    for (const path of ['/Messages/Supplier', '/SupplierMessaging']) {
      await page.goto(`${product.url}${path}`);
      await expect(page).toHaveURL(/\/Dashboard/);
      await expect(unavailable).toBeVisible();
    }
  });
});
