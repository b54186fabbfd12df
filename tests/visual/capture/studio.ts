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
  // Partial repaints of round shapes differ by a few pixels from full ones; images decode as they are painted.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // Blocks all hosts but this machine, for pages and workers.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** Pages that start together check the service worker repeatedly; the failure is unrelated to the story. */
const WORKER_CHECKED_TWICE = /^Failed to update a ServiceWorker/;

/** A worker's browser with one page that shows one story after another. */
export interface Studio {
  page: Page;
  devtools: CDPSession;
  pending: Set<Request>;
  /** URLs that the story intentionally leaves pending. */
  hanging: Set<string>;
  /** Errors in the page since the last reset. */
  problems: string[];
  /** Stories shown since the page was loaded; 0 if it must be loaded. */
  shown: number;
  /** Name of the page's current combination. */
  combination: string;
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
    // Storybook detects its test runner by this name and pauses animations at their end.
    userAgent: `Mozilla/5.0 (X11) Chrome/${browser.version()} StorybookTestRunner`,
  });
  const page = await context.newPage();
  const studio = { pending: new Set<Request>(), hanging: new Set<string>(), problems: [] };
  watch(page, studio);
  await page.addInitScript(stopClock, MOMENT);
  await page.addInitScript(freezePage, freezePageArgs);
  const devtools = await context.newCDPSession(page);
  return { page, devtools, ...studio, shown: 0, combination: '', close: () => browser.close() };
}

/** Opens a browser for screenshots. */
export async function openStudio(executable: string): Promise<Studio> {
  return newPage(await chromium.launch({ executablePath: executable, args: FLAGS }));
}
