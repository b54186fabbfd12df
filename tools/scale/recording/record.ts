import { generateCatalogue, scenarios } from '@mortar/backend';
import { launch, signIn } from '@mortar/benchmarks/ordering/visit';
import { HUB_TIMING, listVersions, notificationHistory } from '@mortar/contract';
import { expect } from '@playwright/test';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import {
  grid,
  orderByKeyboard,
  priceInHand,
  rows,
  searchBox,
  sendOpenOrder,
  startOrder,
} from '../../../tests/end-to-end/support/product.ts';
import { type Served, serveSeed } from '../../serving/seed.ts';
import { type JourneyTraffic, type Recording, sumOf } from './recording.ts';
import { type Watch, watchTraffic } from './watch.ts';

/** Search texts, one per line. */
const FIRST = ['amoxicillin', 'metformin'];
const MORE = [
  ...['ibuprofen', 'diclofenac', 'omeprazole', 'amlodipine', 'simvastatin'],
  ...['cetirizine', 'losartan', 'prednisone', 'fluoxetine', 'salbutamol'],
];
/** The product viewed twice, and the one between. */
const [CHOSEN, OTHER] = ['ciprofloxacin', 'warfarin'] as const;
const PRODUCTS = 20_000;
const HOUR = 3_600_000;
const PING = '{"type":6}\u001e';

const getPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-ZA' });
  return context.newPage();
};

const openOrdering = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Ordering/ })
    .first()
    .click();
  await startOrder(page);
};

async function order(page: Page, text: string, lines: number): Promise<void> {
  await orderByKeyboard(page, text, 1 + (lines % 5));
  await expect(rows(page, 'Current Order')).toHaveCount(lines);
}

/** Adds up the traffic of several scenarios by name. */
function together(all: readonly JourneyTraffic[]): JourneyTraffic {
  const added = (kind: 'calls' | 'hub') => {
    const names = [...new Set(all.flatMap((one) => Object.keys(one[kind])))];
    return Object.fromEntries(
      names.map((name) => [name, sumOf(all.flatMap((one) => (one[kind][name] ? [one[kind][name]] : [])))]),
    );
  };
  return { calls: added('calls'), hub: added('hub'), files: sumOf(all.map(({ files }) => files)) };
}

/** The version request comes a second after the page's start. */
const versionRequested = (page: Page) => page.waitForResponse((response) => response.url().includes(listVersions.path));

/** Records from sign-in to an order's responses, then a reload with cached files. */
async function ordered(browser: Browser, served: Served): Promise<Omit<Recording, 'day'>> {
  const page = await getPage(browser);
  const watch = watchTraffic(page);
  let version = versionRequested(page);
  await signIn(page, served.url);
  await version;
  const signedIn = await watch.take();
  await openOrdering(page);
  const opened = await watch.take();
  let lines = 0;
  for (const text of FIRST) {
    lines += 1;
    await order(page, text, lines);
  }
  const first = await watch.take();
  const each: JourneyTraffic[] = [];
  for (const text of MORE) {
    lines += 1;
    await order(page, text, lines);
    each.push(await watch.take());
  }
  version = versionRequested(page);
  await page.reload();
  await version;
  await expect(rows(page, 'Current Order')).toHaveCount(lines);
  const again = await watch.take();
  await sendOpenOrder(page);
  await page.getByRole('alertdialog', { name: 'Would you like to place another order?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/Dashboard');
  const sent = await watch.take();
  served.backend.supplierSimulator.answerAll();
  await page
    .getByText(/^(Response from|\d+ new notifications)/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await bell
    .getByRole('button', { name: /Response from/ })
    .first()
    .click();
  await rows(page, 'Response details').first().waitFor();
  const read = await watch.take();
  return {
    lines: MORE.length,
    callsOfLines: each.map(({ calls }) => sumOf(calls).count),
    journeys: {
      'sign-in': signedIn,
      'open ordering': opened,
      'first lines': first,
      lines: together(each),
      send: sent,
      response: read,
      'page again': again,
      ...(await byAnotherClock(browser, served)),
    },
  };
}

interface LedHub {
  ping(): void;
  /** Closes the page's connection as a server that shuts down. */
  drop(): Promise<void>;
}

/** Routes the hub's sockets through the test: hub pings follow real time, so they are sent by the page's clock here. */
async function leadHub(page: Page, watch: () => Watch | null): Promise<LedHub> {
  const sockets: { socket: WebSocketRoute; toPage(text: string): void }[] = [];
  await page.routeWebSocket(/\/hub/, (socket) => {
    const server = socket.connectToServer();
    const toPage = (text: string) => {
      watch()?.frame('heard', text);
      socket.send(text);
    };
    socket.onMessage((text) => {
      watch()?.frame('sent', String(text));
      server.send(text);
    });
    server.onMessage((text) => {
      if (String(text) !== PING) toPage(String(text));
    });
    sockets.push({ socket, toPage });
  });
  return {
    ping: () => sockets.at(-1)?.toPage(PING),
    drop: async () => sockets.at(-1)?.socket.close({ code: 1012 }),
  };
}

/** Searches for a product and selects it without ordering. */
async function choose(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(grid(page, 'Products').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(priceInHand(page)).toBeVisible();
}

type ByAnotherClock = Record<'idle hour' | 'reconnection' | 'chosen' | 'chosen again', JourneyTraffic>;

/**
 * Records with a simulated clock on the ordering page with an open order: an idle hour, a reconnection, and a product
 * selected twice a minute apart.
 */
async function byAnotherClock(browser: Browser, served: Served): Promise<ByAnotherClock> {
  const page = await getPage(browser);
  await page.clock.install();
  let watch: Watch | null = null;
  const hub = await leadHub(page, () => watch);
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += HUB_TIMING.keepAlive) {
      hub.ping();
      await page.clock.runFor(HUB_TIMING.keepAlive);
      // Advancing the page's clock would time out a pending call.
      await watch?.answered();
    }
  };
  await signIn(page, served.url, 'admin@1001');
  await openOrdering(page);
  await page.waitForLoadState('networkidle');
  watch = watchTraffic(page, true);
  await pass(HOUR);
  const idle = await watch.take();
  await hub.drop();
  const joined = page.waitForResponse((response) => response.url().includes(notificationHistory.path));
  await page.clock.runFor(HUB_TIMING.reconnectDelay);
  await joined;
  const reconnection = await watch.take();
  await choose(page, CHOSEN);
  const chosen = await watch.take();
  await pass(60_000);
  await watch.take();
  await choose(page, OTHER);
  await watch.take();
  await choose(page, CHOSEN);
  return { 'idle hour': idle, reconnection, chosen, 'chosen again': await watch.take() };
}

/**
 * Records all scenarios of a built application.
 * @param day date of the recording, for display
 */
export async function record(dist: string, day: string): Promise<Recording> {
  const { seed } = scenarios.openingTime();
  const catalogue = generateCatalogue({ products: PRODUCTS, seed: 2026 });
  const served = await serveSeed(dist, { ...seed, catalogue });
  const browser = await launch();
  try {
    return { day, ...(await ordered(browser, served)) };
  } finally {
    await browser.close();
    await served.close();
  }
}
