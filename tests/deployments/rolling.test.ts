import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ManualClock, manualClock, scenarios } from '@mortar/backend';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts';
import { inProduction } from '../../tools/inProduction.ts';
import { appDist, fromRoot } from '../../tools/paths.ts';
import { type Served, serveSeed } from '../../tools/serving/seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'mortar-rolling-'));
const next = join(folder, 'next');
const served = join(folder, 'served');
let browser: Browser;
let product: Served;
let page: Page;
let clock: ManualClock;

/** Builds a next version in which all files have other names. */
const buildNext = (outDir: string, plugin: Plugin = { name: 'as it is' }) =>
  inProduction(() =>
    build({
      configFile: fromRoot('app', 'vite.config.ts'),
      logLevel: 'error',
      plugins: [plugin, { name: 'next', renderChunk: (code) => `${code}\n;globalThis.mortarBuild = 'next';` }],
      build: { outDir, minify: false, reportCompressedSize: false },
    }),
  );

beforeAll(async () => {
  await buildNext(next);
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

async function signIn(to: Page): Promise<void> {
  await to.getByLabel('Username').fill('admin@1001');
  await to.getByLabel('Password', { exact: true }).fill('Mortar@2026');
  await to.keyboard.press('Enter');
}

async function addToCart(of: Page): Promise<void> {
  await of.getByRole('list', { name: 'Featured Promotions' }).getByRole('button').first().click();
  await of.getByRole('button', { name: /^(Add|Update)/ }).click();
  await of.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A user has the previous build's shop open, with items in the cart. */
beforeEach(async () => {
  rmSync(served, { recursive: true, force: true });
  cpSync(appDist, served, { recursive: true });
  const { seed } = scenarios.openingTime();
  clock = manualClock(seed.now);
  product = await serveSeed(served, seed, clock);
  const context = await browser.newContext({ locale: 'en-ZA' });
  page = await context.newPage();
  await page.clock.install({ time: clock.now() });
  await page.goto(`${product.url}/Login`);
  await signIn(page);
  await page.waitForURL('**/Dashboard');
  await page.goto(`${product.url}/Promotions`);
  await addToCart(page);
  return async () => {
    await context.close();
    await product.close();
  };
});

it('keeps its own chunks if the next build is unpacked over it, and loads the next one later', async () => {
  cpSync(next, served, { recursive: true });
  await cart().click();
  await page.getByRole('dialog', { name: 'My Cart' }).waitFor();
  expect(await build2()).toBeUndefined();
  await page.reload();
  await card().waitFor();
  expect(await build2()).toBe('next');
  expect(await cart().getAttribute('aria-label')).toBe('My Cart (1)');
}, 30_000);

it('offers the next build if that has removed its chunks, and loses nothing', async () => {
  rmSync(served, { recursive: true });
  cpSync(next, served, { recursive: true });
  await cart().click();
  await offer().waitFor();
  expect(await page.locator('.m-toast').count()).toBe(0);
  // Enter, which may be meant for something else, dismisses the offer, and the next attempt shows it again.
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

const WEEK = 7 * 24 * 3_600_000;

it('runs next to the next build for a week, with one user who moves between them', async () => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  cpSync(next, served, { recursive: true });
  clock.advance(WEEK);
  await page.clock.fastForward(WEEK);
  // The session of a week ago has expired; the page was not reloaded since.
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${product.url}/Promotions`);
  await signIn(other);
  await other.getByRole('button', { name: 'My Cart (1)' }).waitFor();
  expect(await other.evaluate(() => (globalThis as { mortarBuild?: string }).mortarBuild)).toBe('next');
  await other.getByRole('button', { name: /^My Cart/ }).click();
  const getCart = (of: Page) => of.getByRole('dialog', { name: 'My Cart' });
  const quantity = getCart(other).getByRole('gridcell').filter({ hasText: /^\d+$/ });
  await quantity.first().waitFor();
  await other.keyboard.press('Escape');
  await other.close();
  await signIn(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await card().waitFor();
  expect(await build2()).toBeUndefined();
  await page.getByRole('button', { name: 'My Cart (1)' }).click();
  await getCart(page).getByRole('row').nth(1).waitFor();
  expect(problems).toEqual([]);
}, 40_000);

it('reports that it cannot read answers of the next contract, and offers the build that can', async () => {
  const changed = join(folder, 'changed');
  const renames = /calls\/promotions\/promotions\.ts$|features\/promotions\//;
  await buildNext(changed, {
    name: 'next contract',
    enforce: 'pre',
    transform: (code, id) => (renames.test(id) ? code.replaceAll('numberofpages', 'pagecount') : null),
  });
  await page.context().route('**/api/Promotion/filtered/list*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('numberofpages', 'pagecount') });
  });
  rmSync(served, { recursive: true });
  cpSync(changed, served, { recursive: true });
  await page.getByRole('tab', { name: 'Promos' }).click();
  await offer().getByText('cannot read all of its answers').waitFor();
  await offer().getByRole('button', { name: 'Later' }).click();
  await offer().waitFor({ state: 'hidden' });
  expect(await build2()).toBeUndefined();
  // Lists load repeatedly; after 'Later' the offer stays hidden for a while.
  const again = page.getByRole('button', { name: 'Try again' });
  const answered = page.waitForResponse(/filtered\/list/);
  await again.click();
  await answered;
  await again.waitFor();
  expect(await offer().count()).toBe(0);
  await page.clock.fastForward(900_000);
  await again.click();
  await offer().getByRole('button', { name: 'Reload' }).click();
  await page
    .getByRole('list', { name: /Promotions/ })
    .getByRole('button')
    .first()
    .waitFor();
  expect(await build2()).toBe('next');
  expect(await cart().getAttribute('aria-label')).toBe('My Cart (1)');
}, 60_000);
