import type { Browser, Page } from 'playwright-core';
import type { Served } from '../../serving/seed.ts';
import { signIn } from '../ordering/visit.ts';
import {
  type Arrived,
  type Awaited,
  type Scrolled,
  type Seen,
  scrollThrough,
  watchArrival,
  watchGrid,
} from './page.ts';

const HISTORY = 'Order History';
const RESPONSES = 'Responses';

/** Number of frames for scrolling through the history: two seconds. */
const FRAMES = 120;

/** Measurements of one visit to the history. */
export interface HistoryTimes {
  /** From selecting 'All Time' to its rows. */
  all: Seen;
  /** From Ctrl+End to the last row. */
  last: number;
  /** From Enter on an order to its items. */
  items: number;
  scrolled: Scrolled;
}

async function inPage<Result>(browser: Browser, visit: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-ZA' });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Acts and waits for the grid that results. */
async function seen(page: Page, awaited: Awaited, act: () => Promise<void>): Promise<Seen> {
  const watching = await page.evaluateHandle(watchGrid, awaited);
  await act();
  return watching.evaluate((watched) => watched.seen);
}

/** Opens the history of all time, jumps to its end and back, scrolls through it and opens an order. */
export function measureHistory(browser: Browser, { url }: Served, orders: number): Promise<HistoryTimes> {
  return inPage(browser, async (page) => {
    await signIn(page, url);
    await page.goto(`${url}/Ordering`);
    await page.getByRole('dialog', { name: 'Order Manager' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Alt+7');
    await page.getByRole('grid', { name: HISTORY }).getByRole('rowheader').first().waitFor();
    await page.waitForLoadState('networkidle');
    const rows = orders + 2;
    const all = await seen(page, { grid: HISTORY, rows }, () => page.getByRole('radio', { name: /^All Time/ }).click());
    const grid = page.getByRole('grid', { name: HISTORY });
    await grid.getByRole('rowheader').nth(1).click();
    await grid.locator(':focus').waitFor();
    await page.waitForLoadState('networkidle');
    const last = await seen(page, { grid: HISTORY, rows, row: orders + 1 }, () => page.keyboard.press('Control+End'));
    await page.keyboard.press('Control+Home');
    const scrolled = await page.evaluate(scrollThrough, { grid: HISTORY, frames: FRAMES });
    // Selects another order, because the items of this one are already loaded.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const items = await seen(page, { grid: 'Order Items', rows: 2 }, () => page.keyboard.press('Enter'));
    return { all, last: last.painted, items: items.painted, scrolled };
  });
}

/** Measurements of one visit to the responses. */
export interface ArrivalTimes extends Arrived {
  /** Calls caused by the answer. */
  calls: number;
}

/** Shows the responses while an answer arrives for one of them. */
export function measureArrival(browser: Browser, { url, backend }: Served): Promise<ArrivalTimes> {
  return inPage(browser, async (page) => {
    await signIn(page, url);
    await page.goto(`${url}/Responses`);
    const grid = page.getByRole('grid', { name: RESPONSES });
    await grid.getByRole('rowheader').nth(3).click();
    await grid.locator(':focus').waitFor();
    await page.waitForLoadState('networkidle');
    let calls = 0;
    page.on('request', (request) => {
      if (/OrderResponse\/filtered/i.test(request.url())) calls += 1;
    });
    const [waiting] = [...backend.store.sentOrders.all()].filter(
      ({ retailerid, answeredat }) => retailerid === 1001 && answeredat === null,
    );
    const number = waiting?.ordernumber ?? '';
    const watching = await page.evaluateHandle(watchArrival, { grid: RESPONSES, row: number, word: 'invoiced' });
    backend.supplierSimulator.answerAll();
    const arrived = await watching.evaluate((watched) => watched.arrived);
    return { ...arrived, calls };
  });
}
