import { expect, type Page, test } from '@playwright/test';
import { buildDemo } from '../../tools/demo/buildDemo.ts';
import { type DemoHost, serveDemo } from '../../tools/demo/serveDemo.ts';
import { grid, orderByKeyboard, rows, startOrder, THOROUGH } from './support/product.ts';

let host: DemoHost;
test.beforeEach(async () => {
  host = await serveDemo(await buildDemo());
});
test.afterEach(() => host.close());

// One worker, because two would both build a missing demo.
test.describe.configure({ mode: 'default' });

const strip = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

async function enterAs(page: Page, username: string): Promise<void> {
  await strip(page).getByText('Accounts').click();
  await strip(page).getByRole('button', { name: username }).click();
  await page.keyboard.press('Enter');
}

function getProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // Before the worker runs, the host answers unknown addresses once with 404.html.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) problems.push(message.text());
  });
  return problems;
}

test(
  'a partner orders in the demo, receives answers, changes the brand, goes offline and starts over',
  THOROUGH,
  async ({ page }) => {
    const problems = getProblems(page);
    await page.goto(`${host.url}/Ordering`);
    await expect(page).toHaveURL(/\/Login$/);
    await enterAs(page, 'buyer@1001');
    await expect(page).toHaveURL(/\/Ordering$/);
    await startOrder(page);
    await orderByKeyboard(page, 'paracetamol', 4);
    await expect(rows(page, 'Current Order')).toHaveCount(1);
    await page.keyboard.press('Control+Enter');
    await expect(grid(page, 'Unsent Orders').locator(':focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Would you like to place another order?' })).toBeVisible();
    await page.keyboard.press('Escape');
    // The supplier answers over the SignalR connection, without a socket in the worker.
    await expect(page.getByText(/^(Response from|\d+ new notifications)/).first()).toBeVisible();

    await strip(page).getByRole('combobox', { name: 'Brand' }).selectOption('Protea Trade');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'protea');
    await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
    await expect(strip(page).getByRole('status')).toHaveText('Everything stays in this browser. Works offline.');

    await host.close();
    await page.goto(`${host.url}/Messages/Response`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'protea');
    // The newest is first; it includes colleagues' lines for that supplier.
    await expect(rows(page, 'Responses').first()).toContainText(/Complete.*\d+ (invoiced|partial|regretted)/);

    page.once('dialog', (dialog) => dialog.accept());
    await strip(page).getByRole('button', { name: 'Start over' }).click();
    await expect(page).toHaveURL(/\/Login$/);
    expect(problems).toEqual([]);
  },
);

test('a report of the demo shows its numbers', THOROUGH, async ({ page }) => {
  const problems = getProblems(page);
  await page.goto(`${host.url}/`);
  await enterAs(page, 'admin@1001');
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible();
  await page.goto(`${host.url}/Reports`);
  await page.getByRole('button', { name: /Purchases by month/ }).click();
  const report = page.frameLocator('iframe');
  await expect(report.getByRole('table')).toContainText(/R\d+\s\d{3}\.\d\d/);
  expect(problems).toEqual([]);
});

test('the demo and its Storybook link to each other', THOROUGH, async ({ page, context }) => {
  await page.goto(`${host.url}/`);
  const opening = context.waitForEvent('page');
  await strip(page).getByRole('link', { name: 'Storybook' }).click();
  const storybook = await opening;
  const back = storybook.getByRole('link', { name: 'Try the product' });
  await expect(back).toHaveAttribute('href', '../');
  // A screen's story uses its own worker there.
  await storybook.goto(`${host.url}/storybook/iframe.html?id=screens-dashboard--full&viewMode=story`);
  await expect(storybook.getByRole('heading', { name: /^Hello, / })).toBeVisible();
});
