import { type Browser, type CDPSession, chromium, type Page, type Request } from 'playwright-core';
import { WINDOW } from '../../../.storybook/modes.ts';
import { MOMENT, stopClock } from '../../../.storybook/moment.ts';
import { CHROMIUM_FLAGS } from '../../../tools/chromium.ts';
import { freezePage, freezePageArgs } from './still.ts';

const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // Painted again in parts, round shapes differ by a few pixels from painted at once; pictures are decoded as they are painted.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // Nothing outside this machine has an address, for pages and workers alike.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** Pages of one browser begin at the same time; that each has its service worker looked at says nothing about a story. */
const WORKER_CHECKED_TWICE = /^Failed to update a ServiceWorker/;

/** A browser of one worker's own, with one page that shows one story after another. */
export interface Studio {
  page: Page;
  devtools: CDPSession;
  /** Requests of the page that have had no answer yet. */
  pending: Set<Request>;
  /** Addresses that the story leaves without an answer. */
  hanging: Set<string>;
  /** What went wrong in the page since it was last emptied. */
  problems: string[];
  /** How many stories the page has shown since it was loaded; 0 where it has to be loaded. */
  shown: number;
  /** The name of the combination that the page wears. */
  worn: string;
  close(): Promise<void>;
}

function watch(page: Page, studio: Pick<Studio, 'pending' | 'problems'>): void {
  page.on('request', (request) => {
    studio.pending.add(request);
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      studio.problems.push(`It asks an outside host: ${href}`);
  });
  page.on('requestfinished', (request) => studio.pending.delete(request));
  page.on('requestfailed', (request) => studio.pending.delete(request));
  page.on('pageerror', ({ message }) => {
    if (!WORKER_CHECKED_TWICE.test(message)) studio.problems.push(`It throws: ${message}`);
  });
}

async function newPage(browser: Browser): Promise<Studio> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    // By this name Storybook knows a tester, and pauses animations at their end instead of waiting for them.
    userAgent: `Mozilla/5.0 (X11) Chrome/${browser.version()} StorybookTestRunner`,
  });
  const page = await context.newPage();
  const studio = { pending: new Set<Request>(), hanging: new Set<string>(), problems: [] };
  watch(page, studio);
  await page.addInitScript(stopClock, MOMENT);
  await page.addInitScript(freezePage, freezePageArgs);
  const devtools = await context.newCDPSession(page);
  return { page, devtools, ...studio, shown: 0, worn: '', close: () => browser.close() };
}

/** Opens a browser to shoot in. */
export async function openStudio(executable: string): Promise<Studio> {
  return newPage(await chromium.launch({ executablePath: executable, args: FLAGS }));
}
