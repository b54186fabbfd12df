import type { Browser } from '@playwright/test';
import { expect, intercept, type Page, test } from '../support/product.ts';
import { openSignedIn } from '../support/signedIn.ts';

// Suppliers answer when the test triggers it.
test.use({ productOptions: { answerAfterMs: 3_600_000 } });

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const log = (page: Page) => page.getByRole('log');
const list = (page: Page) => page.getByRole('list', { name: 'Conversations' });

/** Opens the first conversation in the messaging centre. */
async function openFirst(page: Page) {
  const entry = list(page).getByRole('button').first();
  await entry.click();
  await expect(log(page)).toBeVisible();
  const partner = (await log(page).getAttribute('aria-label'))?.replace('Conversation with ', '') ?? '';
  return { entry, partner, subject: (await page.getByRole('heading', { level: 2 }).last().textContent()) ?? '' };
}

/** Opens a supplier's desk in another browser, with a conversation open. */
async function sitAt(browser: Browser, url: string, supplier: string, subject: string): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await desk.goto(`${url}/__desk`);
  await desk.getByRole('button', { name: new RegExp(supplier) }).click();
  await desk
    .locator('#matters')
    .getByRole('button', { name: new RegExp(subject) })
    .first()
    .click();
  return desk;
}

/**
 * Drops the answers to messages that the server has stored. A server that closes the connection is different, because
 * Chromium then retries the request (docs/decisions/0004-writes.md).
 */
async function loseAnswers(page: Page): Promise<void> {
  await intercept(page, /conversation\/message\/post/, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
}

test('a conversation opens from its notification, has replies, and keeps a message with a lost answer', async ({
  page,
  product,
  browser,
}) => {
  await test.step('a notification opens its conversation, which removes the notification', async () => {
    await openSignedIn(page, `${product.url}/Dashboard`);
    const bell = page.getByRole('button', { name: /^Notifications \(/ });
    await bell.click();
    const notifications = page.getByRole('dialog', { name: 'Notifications' });
    await notifications.getByRole('radio', { name: /^Supplier/ }).click();
    const before = Number(/\((\d+)\)/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1]);
    await notifications.getByRole('listitem').first().getByRole('button').click();
    await expect(page).toHaveURL(/\/SupplierMessaging\//);
    await expect(log(page)).toBeVisible();
    await expect(bell).toHaveAttribute('aria-label', `Notifications (${before - 1})`);
  });

  await test.step('a question is read and answered at the other end, live on both sides', async () => {
    const { partner, subject } = await openFirst(page);
    await box(page).fill('Can you keep twelve until Friday?');
    await page.keyboard.press('Enter');
    const own = log(page).getByRole('article').filter({ hasText: 'Can you keep twelve' });
    await expect(own).toContainText('Not read yet');
    const desk = await sitAt(browser, product.url, partner, subject);
    await expect(desk.locator('#messages')).toContainText('Can you keep twelve until Friday?');
    await desk.getByRole('button', { name: 'Mark as Read' }).click();
    await expect(own).not.toContainText('Not read yet');
    await box(page).fill('Half a sen');
    await desk.getByLabel('Message', { exact: true }).fill('Until Saturday, even.');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(page)).toContainText('Until Saturday, even.');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('Half a sen');
    await expect(list(page).getByRole('button').first()).toContainText('Until Saturday, even.');
    await expect(list(page).getByRole('button').first()).not.toContainText('unread');
    await desk.context().close();
  });

  await test.step('a message with a lost answer is found, and none is sent twice', async () => {
    await loseAnswers(page);
    await box(page).fill('Please send the invoice again.');
    await page.keyboard.press('Enter');
    const own = log(page).getByRole('article').filter({ hasText: 'Please send the invoice again.' });
    await expect(own).toContainText('Not read yet');
    await page.reload();
    await expect(own).toHaveCount(1);
  });
});

test('a conversation survives a lost connection and a power cut', async ({ page, product, browser }) => {
  await openSignedIn(page, `${product.url}/SupplierMessaging`);
  const { partner, subject } = await openFirst(page);

  await test.step('text can be typed offline, and messages written meanwhile appear after reconnection', async () => {
    await box(page).fill('While it is ');
    await product.control({ do: 'refuseHub', on: true });
    await product.control({ do: 'dropHub' });
    await expect(page.getByText('Reconnecting...')).toHaveCount(2);
    await box(page).pressSequentially('away');
    const desk = await sitAt(browser, product.url, partner, subject);
    await desk.getByLabel('Message', { exact: true }).fill('You did not hear this live.');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await product.control({ do: 'refuseHub', on: false });
    await expect(log(page)).toContainText('You did not hear this live.', { timeout: 60_000 });
    await expect(page.getByText('Reconnecting...')).toHaveCount(0);
    await expect(box(page)).toHaveValue('While it is away');
    await desk.context().close();
  });

  await test.step('a power cut during sending and typing neither loses nor duplicates a message', async () => {
    await loseAnswers(page);
    // The SignalR echo would reveal that the message was stored.
    await product.control({ do: 'muteHub', on: true });
    await intercept(page, /conversation\/messages\/get/, (route) => route.abort('connectionreset'));
    await box(page).fill('Is the cold chain kept?');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Not confirmed');
    await box(page).fill('And who drives');
    await product.kill();
    await product.start();
    await page.unrouteAll();
    await page.reload();
    await expect(log(page)).toBeVisible();
    await expect(box(page)).toHaveValue('And who drives');
    const own = log(page).getByRole('article').filter({ hasText: 'Is the cold chain kept?' });
    await expect(own).toHaveCount(1);
    await expect(own).toContainText('Not read yet');
  });
});
