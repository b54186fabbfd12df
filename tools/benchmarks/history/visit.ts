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

/** Frames in which the history is scrolled through: two seconds. */
const FRAMES = 120;

/** What one visit to a history measured. */
export interface HistoryTimes {
  /** From the choice of 'All Time' to its rows. */
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

/** Does something and waits for a grid that comes of it. */
async function seen(page: Page, awaited: Awaited, act: () => Promise<void>): Promise<Seen> {
  const watching = await page.evaluateHandle(watchGrid, awaited);
  await act();
  return watching.evaluate((watched) => watched.seen);
}

/** Opens the history of all time, goes to its end and back, scrolls through it and looks at an order. */
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
    // The order that was pressed holds its items already: another one's are looked at.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const items = await seen(page, { grid: 'Order Items', rows: 2 }, () => page.keyboard.press('Enter'));
    return { all, last: last.painted, items: items.painted, scrolled };
  });
}

/** What one visit to the responses measured. */
export interface ArrivalTimes extends Arrived {
  /** Calls that the answer led to. */
  calls: number;
}

/** Reads the responses while an answer arrives at one of them. */
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
