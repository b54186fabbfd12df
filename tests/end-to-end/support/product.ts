import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test';
import { fromRoot } from '../../../tools/paths.ts';
import { watchFocus } from './keyboard.ts';

/** The running product as started by `npm start`, with its own data folder. */
export interface Product {
  url: string;
  dataDir: string;
  /** Sends a command to the backend's control route. */
  control<T = unknown>(command: object): Promise<T>;
  /** Kills the server, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again with the same data and port. */
  start(): Promise<void>;
}

interface ProductOptions {
  /** Milliseconds after which suppliers answer. Default 1000. */
  answerAfterMs?: number;
  brand?: string;
  /** Fills the data folder before the first start. */
  prepare?(dataDir: string): Promise<void>;
}

/** Below ephemeral ports: one of those may be taken while the server is down. */
const PORTS = { from: 20_000, count: 10_000 };

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** Default milliseconds after which suppliers answer. */
const ANSWER_AFTER = 1000;

function startServer(port: number, dataDir: string, options: ProductOptions): Promise<ChildProcess> {
  const args = ['--port', String(port), '--data', dataDir, '--control'];
  args.push('--answer-after', String(options.answerAfterMs ?? ANSWER_AFTER));
  if (options.brand) args.push('--brand', options.brand);
  const child = spawn(process.execPath, [fromRoot('tools', 'start.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Mortar is at')) resolve(child);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output}`)));
  });
}

interface Launched extends Product {
  /** Resets the data to the sample. */
  startOver(answerAfterMs: number): Promise<void>;
  close(): Promise<void>;
}

async function launch(initial: ProductOptions): Promise<Launched> {
  let options = initial;
  const dataDir = mkdtempSync(join(tmpdir(), 'mortar-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await options.prepare?.(dataDir);
  let child: ChildProcess | null = await startServer(port, dataDir, options);
  const kill = async () => {
    const running = child;
    child = null;
    if (!running) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  const control = async (command: object) => {
    const answer = await fetch(`${url}/__control`, { method: 'POST', body: JSON.stringify(command) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const start = async () => {
    child = await startServer(port, dataDir, options);
  };
  return {
    url,
    dataDir,
    control,
    kill,
    start,
    async startOver(answerAfterMs) {
      options = { ...options, answerAfterMs };
      if (!child) await start();
      await control({ do: 'startOver', answerAfterMs });
      const replaced = readdirSync(dataDir).filter((name) => name.startsWith('replaced-'));
      for (const name of replaced) rmSync(join(dataDir, name), { recursive: true });
    },
    async close() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product of an end-to-end test; `test.use({ productOptions: … })` configures it. */
export const test = base.extend<
  { productOptions: ProductOptions; product: Product; violations: string[] },
  { shared: (answerAfterMs: number) => Promise<Launched> }
>({
  productOptions: [{}, { option: true }],
  /** The product shared by a worker's tests: starting one took a fifth of a test. */
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      let launched: Launched | undefined;
      await use(async (answerAfterMs) => {
        if (launched) await launched.startOver(answerAfterMs);
        else launched = await launch({ answerAfterMs });
        return launched;
      });
      await launched?.close();
    },
    { scope: 'worker' },
  ],
  product: async ({ productOptions, shared }, use) => {
    const { answerAfterMs = ANSWER_AFTER, ...others } = productOptions;
    if (Object.keys(others).length === 0) return use(await shared(answerAfterMs));
    const product = await launch(productOptions);
    await use(product);
    await product.close();
  },
  /** Content security policy violations and logged errors; must stay empty. */
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await watch(page, violations);
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Tag of exhaustive tests over all popups, keys or endings. `npm test` runs one of each kind, `npm run test:all` all of
 * them.
 */
export const THOROUGH = { tag: '@thorough' };

/** Milliseconds between keys of a person; keys without a pause count as a scan. */
const TYPING_PACE = 50;

/** Records forbidden behaviour of a page; call it for a test's second page. */
export async function watch(page: Page, violations: string[]): Promise<void> {
  const type = page.keyboard.type.bind(page.keyboard);
  page.keyboard.type = (text, options) => type(text, { delay: TYPING_PACE, ...options });
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation(text: string): void };
      noteViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  await watchFocus(page);
  page.on('pageerror', (error) => violations.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Failed requests come from intentionally killed servers; all other errors count.
    if (message.type() === 'error' && !/^Failed to load resource|WebSocket connection to/.test(message.text())) {
      violations.push(message.text());
    }
  });
}

/**
 * Intercepts calls of an open page. `page.route` resolves before a busy page applies it, so intercepted calls confirm
 * it.
 */
export async function intercept(page: Page, ...[path, handler, options]: Parameters<Page['route']>): Promise<void> {
  await page.route(path, handler, options);
  await page.route('**/intercepted', (route) => route.fulfill({ status: 204 }));
  await expect.poll(() => page.evaluate(() => fetch('/intercepted').then(({ status }) => status))).toBe(204);
}

export type { Page };
export { expect };

export const PASSWORD = 'Mortar@2026';

/** Signs in on the current Login page. */
export async function signIn(page: Page, username = 'buyer@1001'): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** Signs in with the same account on another device, which signs this one out. */
export async function takeOver(browser: Browser, { url }: Product, violations: string[]): Promise<void> {
  const other = await (await browser.newContext()).newPage();
  await watch(other, violations);
  await other.goto(url);
  await signIn(other);
  await other.getByRole('alertdialog', { name: 'Already signed in' }).getByRole('button', { name: 'Yes' }).click();
  await expect(other.getByRole('heading', { name: /^Hello,/ })).toBeVisible();
  await other.context().close();
}

/** Moves focus to an element with Tab only. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/**
 * Starts a new order by keyboard from the open order manager, with the suggested description.
 * @param home the element that receives focus
 */
export async function startOrder(page: Page, home: Locator = searchBox(page)): Promise<void> {
  const manager = page.getByRole('dialog', { name: 'Order Manager' });
  await expect(manager.locator(':focus')).toBeVisible();
  await tabTo(page, manager.getByRole('button', { name: 'Start A New Order' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Start A New Order' });
  await expect(question.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const rename = page.getByRole('dialog', { name: 'Update Order Description' });
  await expect(rename.getByRole('button', { name: /^Save/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rename).toBeHidden();
  await expect(home).toBeFocused();
}

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

/** Focuses the search box; the next input replaces its text. */
export async function toSearch(page: Page): Promise<void> {
  await searchBox(page).focus();
  await page.keyboard.press('Control+a');
}

export const grid = (page: Page, name: string | RegExp) => page.getByRole('grid', { name });
/** Returns the rows of a grid without the header. */
export const rows = (page: Page, name: string | RegExp) =>
  grid(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Returns the focused supplier price: the grid has focus before its rows are loaded, with nothing to select. */
export const priceInHand = (page: Page) => rows(page, 'Supplier prices').locator(':focus');

/** Goes from a supplier's price to its quantity, confirming a recent-order warning with a second Enter. */
export async function toQuantity(page: Page): Promise<Locator> {
  await page.keyboard.press('Enter');
  const quantity = page.getByRole('dialog', { name: 'Quantity Selection' });
  const box = quantity.getByRole('spinbutton', { name: 'Quantity' });
  const goOn = page.getByRole('button', { name: 'Continue To Quantity Selector' });
  await expect(box.or(goOn)).toBeFocused();
  if (await goOn.isVisible()) await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  return quantity;
}

export const review = (page: Page) => page.getByRole('dialog', { name: 'Review before send' });

/**
 * Completes the open order by shortcut; focus moves to the lines to send. Skips the review of a reopened order, which
 * appears only if its data has loaded.
 */
export async function completeOrder(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  const suppliers = grid(page, 'Unsent Orders').locator(':focus');
  const goOn = review(page).getByRole('button', { name: 'Continue' });
  await expect(goOn.or(suppliers).first()).toBeFocused();
  if (await goOn.isVisible()) await page.keyboard.press('Enter');
  await expect(suppliers).toBeVisible();
}

/** Sends the open order to all its suppliers by keyboard. */
export async function sendOpenOrder(page: Page): Promise<void> {
  await completeOrder(page);
  await page.keyboard.press('Enter');
}

/** Orders a product by keyboard from the search box: types the text and presses Enter for each step. */
export async function orderByKeyboard(page: Page, text: string, quantity?: number): Promise<void> {
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(priceInHand(page)).toBeVisible();
  await toQuantity(page);
  if (quantity !== undefined) await page.keyboard.type(String(quantity));
  await page.keyboard.press('Enter');
}
