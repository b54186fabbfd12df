import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts';
import type { Running } from './product.ts';
import { STEPS, type Step, type Waited, watchPresses } from './steps.ts';

/** Measurements of one visit: milliseconds of each step, and calls from the search to the line. */
export interface Visit {
  steps: Partial<Record<Step, number[]>>;
  calls: number[];
}

/** Products ordered per visit; the first warms the page up. */
const ITEMS = 4;

const USER = 'buyer@1001';
const PASSWORD = 'Mortar@2026';

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

/** Signs in; by default as the pharmacy's buyer. */
export async function signIn(page: Page, url: string, user = USER): Promise<void> {
  await page.goto(`${url}/Login`);
  await page.getByLabel('Username').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/Dashboard');
}

async function openOrder(page: Page, url: string, ordernumber: string): Promise<void> {
  await signIn(page, url);
  await page.goto(`${url}/Ordering`);
  const row = page.getByRole('dialog', { name: 'Order Manager' }).getByRole('row').filter({ hasText: ordernumber });
  await row.getByRole('rowheader').dblclick();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator('[type="search"]:focus').waitFor();
}

/** Presses a key and measures what follows, after `pause` milliseconds. */
async function press(page: Page, key: string, waited: readonly Waited[], pause = 0): Promise<number[]> {
  await page.waitForTimeout(pause);
  // Watching starts before the press is sent, because a busy page may handle later requests too late.
  const watching = await page.evaluateHandle(watchPresses, waited);
  await page.keyboard.press(key);
  return watching.evaluate(({ taken }) => taken);
}

/**
 * Signs in, opens the order, and orders products by keyboard.
 * @param throttle factor by which the processor is slowed down after the page has loaded
 */
export async function visit(browser: Browser, running: Running, about: VisitAbout): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-ZA' });
  try {
    const page = await context.newPage();
    await openOrder(page, running.url, about.ordernumber);
    // Prefetched files have loaded.
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: about.throttle });
    const late = { offline: false, latency: about.latency, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', late);
    let calls = 0;
    page.on('request', (request) => {
      if (/\/api\//i.test(request.url())) calls += 1;
    });
    const result: Visit = { steps: {}, calls: [] };
    for (const [at, name] of about.names.slice(0, ITEMS).entries()) {
      const before = calls;
      const lines = about.lines + at + 1;
      const item = await orderOne(page, name, lines, about.pause);
      if (at === 0) continue;
      for (const [step, taken] of Object.entries(item)) {
        result.steps[step as Step] = [...(result.steps[step as Step] ?? []), taken];
      }
      result.calls.push(calls - before);
    }
    // Older builds do not have the tab.
    if ((await page.getByRole('tab', { name: 'Regrets' }).count()) > 0) {
      result.steps['open the regrets'] = await press(page, 'Alt+2', [waitFor('open the regrets')]);
    }
    return result;
  } finally {
    await context.close();
  }
}

interface VisitAbout {
  throttle: number;
  /** Milliseconds: added latency of answers, and the user's wait before a key. */
  latency: number;
  pause: number;
  ordernumber: string;
  lines: number;
  /** Products to order, each unique by name. */
  names: readonly string[];
}

const waitFor = (step: Step, about = ''): Waited => ({ condition: STEPS[step], about });

async function orderOne(
  page: Page,
  name: string,
  lines: number,
  pause: number,
): Promise<Partial<Record<Step, number>>> {
  await page.keyboard.type(name);
  const [found = 0] = await press(page, 'Enter', [waitFor('search: results', name)]);
  const row = page.getByRole('grid', { name: 'Products' }).locator('[data-index]:not([hidden])').first();
  // Focus moves to the result of a search.
  await row.locator(':focus').waitFor();
  const choosing = [
    waitFor('choose a product: its name', name),
    waitFor('choose a product: its prices, with the keyboard'),
  ];
  const [chosen = 0, priced = 0] = await press(page, 'Enter', choosing, pause);
  await page.waitForLoadState('networkidle');
  const [opened = 0] = await press(page, 'Enter', [waitFor('open the quantity selector')], pause);
  const adding = [waitFor('OK: first answer'), waitFor('OK: line painted, keyboard free', `${lines} lines`)];
  const [answered = 0, added = 0] = await press(page, 'Enter', adding, pause);
  await page.waitForLoadState('networkidle');
  return {
    'search: results': found,
    'choose a product: its name': chosen,
    'choose a product: its prices, with the keyboard': priced,
    'open the quantity selector': opened,
    'OK: first answer': answered,
    'OK: line painted, keyboard free': added,
  };
}
