import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardedServer, listen } from '@mortar/backend/node';
import { build } from 'vite';
import { fromRoot } from '../../tools/paths.ts';
import { createSite } from '../../tools/serving/site.ts';
import {
  expect,
  orderByKeyboard,
  PASSWORD,
  rows,
  searchBox,
  sendOpenOrder,
  signIn,
  startOrder,
  test,
} from './support/product.ts';

test('the server answers with headers and data, cannot be framed, and has no control route', async ({
  page,
  product,
  request,
}) => {
  await test.step('every answer has the headers that isolate the page', async () => {
    const index = await (await request.get(product.url)).text();
    const asset = /src="(\/assets\/[^"]+\.js)"/.exec(index)?.[1] ?? '';
    for (const path of ['/', '/Login', '/Nowhere', asset, '/assets/none.js', '/config.json']) {
      const headers = (await request.get(product.url + path)).headers();
      expect(headers['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-[^']+';/);
      expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
      expect(headers['content-security-policy'], path).not.toContain('unsafe');
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('no-referrer');
    }
  });

  await test.step('calls are answered as data, never as a page', async () => {
    for (const path of ['/api/Login/verify', '/api/Nowhere', '/hub/negotiate', '/hub/x', '/messaging/x']) {
      const headers = (await request.get(product.url + path)).headers();
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['cache-control'], path).toBe('no-store');
    }
  });

  await test.step('no page can be framed', async () => {
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${product.url}/Login" name="framed"></iframe>`);
    const frame = page.frame('framed');
    await expect.poll(() => frame?.url()).not.toBe('about:blank');
    expect(await frame?.getByRole('button').count()).toBe(0);
  });

  await test.step('the control route does not exist unless it is enabled', async () => {
    // The test server has it enabled; only the flag may do so.
    const { readOptions } = await import('../../tools/options.ts');
    expect(readOptions([], {}).control).toBe(false);
    expect((await request.get(`${product.url}/__control`)).status()).toBe(405);
  });
});

test('signing in, ordering and dark mode work with Trusted Types', async ({ page, product, violations }) => {
  await page.goto(`${product.url}/Ordering`);
  await test.step('the script URL policy takes its name before any other code', async () => {
    await expect(page.getByLabel('Username')).toBeVisible();
    const blocked = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      try {
        trustedTypes.createPolicy('mortar', { createScriptURL: (url: string) => url });
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(blocked).toBe('TypeError');
    // The attempt itself is reported twice.
    await expect.poll(() => violations.length).toBe(2);
    violations.length = 0;
  });

  await signIn(page);
  await expect(page).toHaveURL(/\/Ordering$/);
  await startOrder(page);
  await orderByKeyboard(page, 'paracetamol', 4);
  await expect(rows(page, 'Current Order')).toHaveCount(1);
  await expect(searchBox(page)).toBeFocused();
  await sendOpenOrder(page);
  const another = page.getByRole('alertdialog', { name: 'Would you like to place another order?' });
  await expect(another.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/Dashboard$/);
  await page.getByRole('switch', { name: /dark/i }).first().click({ force: true });
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const path of ['/Responses', '/Nowhere']) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  expect(violations).toEqual([]);
  // The policy blocks a string as a script URL, which is reported twice.
  const refused = await page.evaluate(
    (password) =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            document.createElement('script').src = `data:text/javascript,${password}`;
            resolve('taken');
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
    PASSWORD,
  );
  expect(refused).toBe('TypeError');
  await expect.poll(() => violations.length).toBe(2);
  violations.length = 0;
});

test.describe('a document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-preview-'));
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is rendered by a worker under the same headers', async ({ page }) => {
    await build({
      configFile: false,
      logLevel: 'error',
      root: fromRoot('tests', 'end-to-end', 'preview'),
      build: { outDir: folder, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
    });
    writeFileSync(join(folder, 'config.json'), '{}');
    const server = guardedServer({ request: createSite(folder) });
    const port = await listen(server, 0, 'localhost');
    await page.goto(`http://localhost:${port}/`);
    await expect(page).toHaveTitle('Order 100131 with 1 worker');
    server.closeAllConnections();
    server.close();
  });
});
