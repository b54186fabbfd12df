import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page, THOROUGH, tabTo, test } from './support/product.ts';
import { openSignedIn } from './support/signedIn.ts';

/** Each report with the label of a non-zero number. */
const REPORTS = [
  ['Purchases by month and supplier', 'Ordered'],
  ['Supplier share', 'Invoiced'],
  ['Savings', 'Paid'],
  ['Spend against credit', 'Used'],
  ['Regret rate', 'Packs missing'],
  ['Scheduled items', 'Packs ordered'],
] as const;

const inList = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Reports' }).getByRole('button', { name: title });

const framed = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);

async function opened(page: Page, title: string) {
  const report = framed(page, title);
  await expect(report.getByRole('table', { name: title })).toBeVisible();
  return report;
}

/** Returns every address that the browser shows or stores. */
const addresses = (page: Page) => [page.url(), ...page.frames().map((frame) => frame.url())];

/** Returns axe's violations in a framed page, which story checks cannot reach. */
async function axeProblems(page: Page, title: string): Promise<string[]> {
  const frame = await (await page.locator(`iframe[title="${title}"]`).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`${title} is not framed`);
  await frame.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  return frame.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
}

async function openReports(page: Page, url: string, username = 'admin@1001') {
  await openSignedIn(page, `${url}/Reports`, username);
}

test('each report opens by keyboard and shows its numbers, in light and in dark mode', async ({ page, product }) => {
  await openReports(page, product.url);
  await expect(page.getByText('Welcome To Reports')).toBeVisible();
  for (const mode of ['light', 'dark']) {
    for (const [title, label] of REPORTS) {
      await tabTo(page, inList(page, title));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
      const report = await opened(page, title);
      await expect(report.locator('html')).toHaveAttribute('data-mode', mode);
      await expect(report.getByRole('definition').first()).not.toHaveText(/^R?0(\.00)?$/);
      await expect(report.getByRole('term').filter({ hasText: label }).first()).toBeVisible();
      await expect(report.getByRole('img')).toBeVisible();
      // F6 goes to the list and back to the report.
      await page.keyboard.press('F6');
      await expect(page.getByRole('navigation', { name: 'Reports' }).locator(':focus')).toBeVisible();
    }
    if (mode === 'dark') return;
    await page.evaluate(() => localStorage.setItem('mortar.dark', 'true'));
    await page.goto(`${product.url}/Reports`);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await tabTo(page, inList(page, 'Scheduled items'));
  }
});

for (const mode of ['light', 'dark']) {
  test(`axe finds nothing in any report, in ${mode} mode`, THOROUGH, async ({ page, product, violations }) => {
    await openReports(page, product.url);
    await expect(page.getByText('Welcome To Reports')).toBeVisible();
    await page.evaluate((dark) => localStorage.setItem('mortar.dark', String(dark)), mode === 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
    for (const [title] of REPORTS) {
      await inList(page, title).click();
      await opened(page, title);
      expect(await axeProblems(page, title), title).toEqual([]);
    }
    // The page's policy blocks inline styles that axe injects for measuring.
    const others = violations.splice(0).filter((each) => !/inline style|style-src-elem inline/.test(each));
    expect(others).toEqual([]);
  });
}

test('a report filters, exports, waits for a network, leaks no token, fits a small window and ends', async ({
  page,
  product,
  context,
}) => {
  const referrers: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/reports/')) referrers.push(request.headers().referer);
  });
  await openReports(page, product.url);
  await expect(page.getByText('Welcome To Reports')).toBeVisible();

  await test.step('a report filters, sorts and exports its rows, and Back closes it', async () => {
    await inList(page, 'Regret rate').click();
    const report = await opened(page, 'Regret rate');
    await expect(page).toHaveURL(/\/Reports\?report=regret-rate$/);

    await report.getByLabel('Group by').selectOption('Product');
    const rows = report.getByRole('table').locator('tbody').getByRole('row');
    const all = await rows.count();
    await report.getByLabel('Find').fill('mg tab');
    await expect(rows).not.toHaveCount(all);
    const value = report.getByRole('columnheader', { name: 'Value missing' });
    await value.getByRole('button').click();
    await expect(value).toHaveAttribute('aria-sort', 'descending');
    await expect(report.getByText('Value missing by product')).toBeVisible();
    const amounts = (await rows.getByRole('cell').filter({ hasText: /^R/ }).allTextContents()).map((text) =>
      Number(text.replace(/[^\d.]/g, '')),
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));

    const download = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Export' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Regret rate_\d{8}_\d{4}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(0, -1);
    expect(lines).toHaveLength((await rows.count()) + 1);
    expect(lines[0]).toBe(
      '\ufeffProduct,Lines,Regretted lines,Packs ordered,Packs missing,Value missing,Regret rate %',
    );

    await page.goBack();
    await expect(page.getByText('Welcome To Reports')).toBeVisible();
    await expect(inList(page, 'Regret rate')).toBeFocused();
    await page.goForward();
    await opened(page, 'Regret rate');
  });

  await test.step('an unreachable report reports that, and opens once it can', async () => {
    await expect(inList(page, 'Savings')).toBeVisible();
    await context.setOffline(true);
    await inList(page, 'Savings').click();
    await expect(page.getByText('This report cannot be opened while you are offline.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await opened(page, 'Savings');
    await page.getByRole('button', { name: 'Reload Report' }).click();
    await opened(page, 'Savings');
  });

  await test.step('the token is in no address, no storage and no referrer, and the frame accesses nothing of the product', async () => {
    expect(referrers.length).toBeGreaterThan(0);
    const report = await opened(page, 'Savings');
    const session = await page.evaluate(() => sessionStorage.getItem('mortar.session') ?? '');
    const { token } = JSON.parse(session) as { token: string };
    expect(token.length).toBeGreaterThan(10);
    expect(addresses(page).filter((address) => address.includes(token))).toEqual([]);
    expect(referrers.filter((referrer) => referrer !== undefined && referrer !== '')).toEqual([]);
    const listed = () =>
      page.evaluate(() =>
        performance
          .getEntries()
          .map(({ name }) => name)
          .join(),
      );
    await expect.poll(listed).not.toContain(token);
    const reached = await report.locator('html').evaluate(() => {
      const attempt = (get: () => unknown) => {
        try {
          return String(get());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        self.origin,
        attempt(() => parent.document),
        attempt(() => localStorage),
        attempt(() => document.cookie),
        document.referrer,
      ];
    });
    expect(reached).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError', '']);
  });

  await test.step('in a small window the report is below the list, and nothing is cut off', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 340, height: 560 });
    await inList(page, 'Supplier share').click();
    const report = await opened(page, 'Supplier share');
    await expect(page.getByRole('heading', { level: 2, name: 'Supplier share' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(340);
    expect(await report.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBeLessThanOrEqual(0);
    if (size) await page.setViewportSize(size);
  });

  await test.step('a report whose session has ended shows that', async () => {
    await page.route(/\/reports\/data\//, (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: JSON.stringify({ problem: 'Your session has expired. Please login again.' }),
      }),
    );
    await inList(page, 'Savings').click();
    await expect(framed(page, 'Savings').getByRole('alert')).toContainText('Your session has expired.');
  });
});

test('a user without permission and a group see the reason on the dashboard', async ({ page, product }) => {
  await openReports(page, product.url, 'buyer@1001');
  const statusMessages = page.getByRole('region', { name: 'Status messages' });
  await expect(statusMessages).toContainText('Cannot access Reports due to lack of permissions.');
  await expect(page).toHaveURL(/\/Dashboard$/);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await openReports(page, product.url, 'admin@2000');
  await expect(statusMessages).toContainText('Reports is not available for group profiles.');
  await expect(page).toHaveURL(/\/Dashboard$/);
});
