import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scenarios } from '@mortar/backend';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts';
import { appDist, fromRoot } from '../../tools/paths.ts';
import { type Served, serveSeed } from '../benchmarks/serving.ts';

const folder = mkdtempSync(join(tmpdir(), 'mortar-rolling-'));
/** Every file of it has another name than in the build before. */
const next = join(folder, 'next');
const served = join(folder, 'served');
let browser: Browser;
let product: Served;
let page: Page;

beforeAll(async () => {
  await build({
    configFile: fromRoot('app', 'vite.config.ts'),
    logLevel: 'error',
    plugins: [{ name: 'next', renderChunk: (code) => `${code}\n;globalThis.mortarBuild = 'next';` }],
    build: { outDir: next, minify: false, reportCompressedSize: false },
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}, 120_000);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const card = () => page.getByRole('list', { name: 'Featured Promotions' }).getByRole('button').first();
const cart = () => page.getByRole('button', { name: /^My Cart/ });
const offer = () => page.getByRole('alertdialog', { name: 'Newer version' });
const build2 = () => page.evaluate(() => (globalThis as { mortarBuild?: string }).mortarBuild);

/** Somebody has the shop of the build before open, with something in the cart. */
beforeEach(async () => {
  rmSync(served, { recursive: true, force: true });
  cpSync(appDist, served, { recursive: true });
  product = await serveSeed(served, scenarios.openingTime().seed);
  page = await browser.newPage({ locale: 'en-ZA' });
  await page.goto(`${product.url}/Login`);
  await page.getByLabel('Username').fill('admin@1001');
  await page.getByLabel('Password', { exact: true }).fill('Mortar@2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/Dashboard');
  await page.goto(`${product.url}/Promotions`);
  await card().click();
  await page.getByRole('button', { name: /^Add To Cart/ }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return async () => {
    await page.close();
    await product.close();
  };
});

it('goes on with its own parts where the next build is unpacked over it, and begins with the next one later', async () => {
  cpSync(next, served, { recursive: true });
  await cart().click();
  await page.getByRole('dialog', { name: 'My Cart' }).waitFor();
  expect(await build2()).toBeUndefined();
  await page.reload();
  await card().waitFor();
  expect(await build2()).toBe('next');
  expect(await cart().getAttribute('aria-label')).toBe('My Cart (1)');
}, 30_000);

it('is offered the next build where that has taken its parts away, and loses nothing by it', async () => {
  rmSync(served, { recursive: true });
  cpSync(next, served, { recursive: true });
  await cart().click();
  await offer().waitFor();
  expect(await page.locator('.m-toast').count()).toBe(0);
  // Enter, which may be meant for something else, changes nothing, and the next try offers it again.
  await page.keyboard.press('Enter');
  await offer().waitFor({ state: 'hidden' });
  expect(await build2()).toBeUndefined();
  await cart().click();
  await offer().getByRole('button', { name: 'Reload' }).click();
  await card().waitFor();
  expect(await build2()).toBe('next');
  await cart().click();
  const lines = page
    .getByRole('dialog', { name: 'My Cart' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await lines.first().waitFor();
  expect(await lines.count()).toBe(1);
}, 30_000);
