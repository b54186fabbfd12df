import { listMessages } from '@mortar/contract';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Served } from '../../serving/seed.ts';
import { signIn } from '../ordering/visit.ts';
import { type Arrived, markFrames, type Opened, watchArrival, watchOpening } from './page.ts';
import { MEASURED, OTHER, OTHERS, type ServedConversation, type ServedConversations } from './product.ts';
import { getWork, type Task, tasksDuring, type Work, workSince } from './work.ts';

/** Messages that arrive in a visit; the first ones warm the page up. */
const ARRIVALS = 12;
const WARM = 4;
/** Milliseconds after which the work caused by a message is done, except for occasional work. */
const SETTLE_MS = 600;
/** Messages per second while the list is shown. */
export const A_SECOND = 10;

const rest = (ms: number) => new Promise<void>((rested) => setTimeout(rested, ms));

const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const log = (page: Page) => page.getByRole('log');

/** Opens the messaging centre in a browser window with a SignalR connection. */
export async function inMessaging<Result>(
  browser: Browser,
  { url, backend }: Served,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-ZA' });
  try {
    const page = await context.newPage();
    await page.addInitScript(markFrames);
    await signIn(page, url);
    await page.goto(`${url}/SupplierMessaging`);
    await conversations(page).getByRole('button').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (let waited = 0; backend.hub.connections === 0; waited += 50) {
      if (waited > 10_000) throw new Error('The page has no live link.');
      await rest(50);
    }
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

async function openConversation(page: Page, subject: string): Promise<void> {
  await conversations(page).getByRole('button').filter({ hasText: subject }).first().click();
  await log(page).waitFor();
}

/** Measurements of opening a conversation. */
interface Opening extends Opened {
  work: Work;
}

async function opening(page: Page, session: CDPSession, messages: number): Promise<Opening> {
  await session.send('HeapProfiler.collectGarbage');
  const watching = await page.evaluateHandle(watchOpening, { messages, path: listMessages.path });
  const before = await getWork(session);
  await conversations(page).getByRole('button').filter({ hasText: MEASURED }).first().click();
  const opened = await watching.evaluate((watched) => watched.opened);
  return { ...opened, work: workSince(before, await getWork(session)) };
}

/** Measurements of a received message. */
export interface Arrival extends Arrived {
  /** Until it was painted. */
  work: Work;
  /** Including follow-up work: the receipt, the list row and the notification. */
  whole: Work;
}

/** Measurements of one visit to a conversation. */
export interface ConversationTimes {
  /** First opening, from the server. */
  first: Opening;
  /** Second opening, from the cache. */
  again: Opening;
  arrivals: Arrival[];
}

/** Opens a conversation twice, then receives messages in it. */
export function measureConversation(
  browser: Browser,
  served: ServedConversation,
  { messages, throttle }: { messages: number; throttle: number },
): Promise<ConversationTimes> {
  return inMessaging(browser, served, async (page, session) => {
    await openConversation(page, OTHER);
    await log(page).getByText(`${OTHERS}. `).waitFor();
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const first = await opening(page, session, messages);
    await page.waitForLoadState('networkidle');
    await openConversation(page, OTHER);
    await log(page).getByText(`${OTHERS}. `).waitFor();
    await rest(SETTLE_MS);
    const again = await opening(page, session, messages);
    await page.waitForLoadState('networkidle');
    await rest(SETTLE_MS);
    const arrivals: Arrival[] = [];
    for (let at = 0; at < ARRIVALS; at += 1) {
      const text = `Arrival ${at + 1}: the van leaves at ten.`;
      const watching = await page.evaluateHandle(watchArrival, text);
      const before = await getWork(session);
      served.backend.counterpart.write(served.convID, text);
      const arrived = await watching.evaluate((watched) => watched.arrived);
      const work = workSince(before, await getWork(session));
      await rest(SETTLE_MS * Math.sqrt(throttle));
      if (at >= WARM) arrivals.push({ ...arrived, work, whole: workSince(before, await getWork(session)) });
    }
    return { first, again, arrivals };
  });
}

/** Cost of a list of conversations while messages arrive. */
export interface ListTimes {
  tasks: Task[];
  /** Per message, ms. */
  each: Work;
}

/** Shows a page of conversations while suppliers write in all of them, ten times a second. */
export function measureList(
  browser: Browser,
  served: ServedConversations,
  { rows, seconds, throttle }: { rows: number; seconds: number; throttle: number },
): Promise<ListTimes> {
  return inMessaging(browser, served, async (page, session) => {
    await page.getByLabel('Rows on a page').selectOption(String(rows));
    await page.locator(`[aria-setsize="${rows}"]`).first().waitFor();
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const before = await getWork(session);
    const count = seconds * A_SECOND;
    const tasks = await tasksDuring(browser, page, async () => {
      const startedAt = performance.now();
      for (let at = 0; at < count; at += 1) {
        // Alternates between any conversation, which moves to the top of the page, and a recent one, which is already
        // there.
        const any = Math.floor(at / 2) * 389;
        const place = (at % 2 === 0 ? any : Math.max(0, any - 389 * (at % 5))) % served.convIDs.length;
        served.backend.counterpart.write(served.convIDs[place] ?? 0, `Update ${at + 1}`);
        await rest(Math.max(0, startedAt + ((at + 1) * 1000) / A_SECOND - performance.now()));
      }
      await page.getByText(`Update ${count}`).first().waitFor();
    });
    const { script, all } = workSince(before, await getWork(session));
    return { tasks: tasks.filter(({ clock }) => clock > 4), each: { script: script / count, all: all / count } };
  });
}
