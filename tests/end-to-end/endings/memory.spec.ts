import { expect, type Page, type Product, rows, signIn, THOROUGH, takeOver, test } from '../support/product.ts';

/** Returns how often a word occurs in the page's memory after garbage collection. */
async function timesInMemory(page: Page, word: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let snapshot = '';
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    snapshot += chunk;
  });
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return snapshot.split(word).length - 1;
}

const getToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('mortar.session') ?? '{}') as { token?: string }).token ?? '');

/** Signs in and opens pages that read from the server: the dashboard, the responses and an order. */
async function work(page: Page, product: Product): Promise<string> {
  await page.goto(product.url);
  await signIn(page);
  await expect(page.getByRole('heading', { name: /^Hello,/ })).toBeVisible();
  const token = await getToken(page);
  expect(token.length).toBeGreaterThan(20);
  await page.getByRole('button', { name: /^Messages/ }).click();
  await expect(rows(page, 'Responses').first()).toBeVisible();
  return token;
}

/** Neither the page nor the browser's resource timings contain the token. */
async function expectForgotten(page: Page, token: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in', includeHidden: true })).toBeVisible();
  await expect.poll(() => timesInMemory(page, token), { timeout: 30_000 }).toBe(0);
  const timingUrls = () =>
    page.evaluate(() =>
      [
        ...performance.getEntries().map(({ name }) => name),
        ...[{ ...sessionStorage }, { ...localStorage }, history.state].map((stored) => JSON.stringify(stored)),
        ...[location.href, document.cookie, document.documentElement.outerHTML],
      ].join('\n'),
    );
  // Resource timings appear shortly after the answer.
  await expect.poll(timingUrls).not.toContain(token);
}

async function signOut(page: Page, offline = false): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  const item = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(item).toBeVisible();
  if (offline) await page.context().setOffline(true);
  await item.click();
}

/** The dashboard calls the server, which no longer knows the session. */
async function meetTheEnd(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible();
}

test('the page holds no token after signing out', async ({ page, product }) => {
  const token = await work(page, product);
  expect(await timesInMemory(page, token)).toBeGreaterThan(0);
  await signOut(page);
  await expectForgotten(page, token);
});

test('the page holds no token after signing out without a network', THOROUGH, async ({ page, product }) => {
  const token = await work(page, product);
  await signOut(page, true);
  await expect(page.getByText(/^You are signed out here\./)).toBeVisible();
  await expectForgotten(page, token);
});

test(
  'the page holds no token after another device took over',
  THOROUGH,
  async ({ page, product, browser, violations }) => {
    const token = await work(page, product);
    await takeOver(browser, product, violations);
    await expect(page.getByText('You were signed out because you signed in on another device.')).toBeVisible();
    await expectForgotten(page, token);
  },
);

test('the page holds no token after another device took over without a notification', async ({
  page,
  product,
  browser,
  violations,
}) => {
  const token = await work(page, product);
  await product.control({ do: 'muteHub', on: true });
  await takeOver(browser, product, violations);
  await meetTheEnd(page);
  await expectForgotten(page, token);
});

test('the page holds no token after the session expired', THOROUGH, async ({ page, product }) => {
  const token = await work(page, product);
  await product.control({ do: 'fault', faults: [{ call: '*', kind: 'code', code: 4 }] });
  await meetTheEnd(page);
  await expectForgotten(page, token);
});

test('the page holds no token after another version started', THOROUGH, async ({ page, product }) => {
  const signedIn = Promise.withResolvers<void>();
  await page.route('**/api/VersionControl/versions/get*', async (route) => {
    await signedIn.promise;
    const versions = [{ softwarename: 'odweb_prod', version: '2.6.0', isactive: true }];
    await route.fulfill({ json: { resultcode: 1, versions } });
  });
  const token = await work(page, product);
  signedIn.resolve();
  await expect(page.getByText(/^Your Website has updated to the latest version/).first()).toBeVisible();
  await expectForgotten(page, token);
});
