import { listMessages } from '@mortar/contract';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Served } from '../../serving/seed.ts';
import { signIn } from '../ordering/visit.ts';
import { type Arrived, markFrames, type Opened, watchArrival, watchOpening } from './page.ts';
import { MEASURED, OTHER, OTHERS, type ServedConversation, type ServedConversations } from './product.ts';
import { getWork, type Task, tasksDuring, type Work, workSince } from './work.ts';

/** Messages that arrive in a visit; the first ones only warm the page up. */
const ARRIVALS = 12;
const WARM = 4;
/** After which what a message leads to has been done, but for what follows once in a while, ms. */
const REST = 600;
/** Messages that arrive in a second while the list is looked at. */
export const A_SECOND = 10;

const rest = (ms: number) => new Promise<void>((rested) => setTimeout(rested, ms));

const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const log = (page: Page) => page.getByRole('log');

/** Opens the messaging centre in a browser's window, with the live link up. */
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

/** Opens a conversation that stands in the list. */
async function openConversation(page: Page, subject: string): Promise<void> {
  await conversations(page).getByRole('button').filter({ hasText: subject }).first().click();
  await log(page).waitFor();
}

/** What opening a conversation took. */
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

/** What a message that arrived took. */
export interface Arrival extends Arrived {
  /** Until it was painted. */
  work: Work;
  /** With what follows: the receipt, the row of the list, the notification. */
  whole: Work;
}

/** What one visit to a conversation measured. */
export interface ConversationTimes {
  /** Read from the server. */
  first: Opening;
  /** Opened again, as it is known. */
  again: Opening;
  arrivals: Arrival[];
}

/** Opens a conversation twice, and has the supplier write in it. */
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
    await rest(REST);
    const again = await opening(page, session, messages);
    await page.waitForLoadState('networkidle');
    await rest(REST);
    const arrivals: Arrival[] = [];
    for (let at = 0; at < ARRIVALS; at += 1) {
      const text = `Arrival ${at + 1}: the van leaves at ten.`;
      const watching = await page.evaluateHandle(watchArrival, text);
      const before = await getWork(session);
      served.backend.counterpart.write(served.convID, text);
      const arrived = await watching.evaluate((watched) => watched.arrived);
      const work = workSince(before, await getWork(session));
      await rest(REST * Math.sqrt(throttle));
      if (at >= WARM) arrivals.push({ ...arrived, work, whole: workSince(before, await getWork(session)) });
    }
    return { first, again, arrivals };
  });
}

/** What a page of conversations cost while messages came in. */
export interface ListTimes {
  tasks: Task[];
  /** For each message, ms. */
  each: Work;
}

/** Looks at a page of conversations while suppliers write in all of them, ten times a second. */
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
        // In turns any, which comes to the top of the page, and one that was written in lately, which stands there.
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
