import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Soak } from './options.ts';
import type { ServedConversations } from './product.ts';
import { inMessaging } from './visit.ts';

/** Messages between opening two conversations: twenty seconds. */
const WALK = 20;
/** Number of memory samples per run. */
const SAMPLES = 12;

/** Memory of the page after garbage collection. */
export interface Held {
  /** Messages received by then. */
  messages: number;
  /** Live objects, MB. */
  heap: number;
  nodes: number;
  listeners: number;
}

async function heldBy(session: CDPSession, messages: number): Promise<Held> {
  // Repeated, because objects freed by one collection may have held others.
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (sought: string) => metrics.find(({ name }) => name === sought)?.value ?? 0;
  const heap = of('JSHeapUsedSize') / 1_000_000;
  return { messages, heap, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function openAt(page: Page, place: number): Promise<void> {
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('button');
  await rows.nth(place % (await rows.count())).click();
  await page.getByRole('log').getByRole('article').first().waitFor();
}

/** Opens conversations in turn while suppliers write in them, one message per simulated second. */
export function soak(browser: Browser, served: ServedConversations, { minutes, speed }: Soak): Promise<Held[]> {
  const count = minutes * 60;
  const every = Math.max(1, Math.floor(count / SAMPLES));
  return inMessaging(browser, served, async (page, session) => {
    const samples: Held[] = [];
    await openAt(page, 0);
    const startedAt = performance.now();
    for (let at = 0; at < count; at += 1) {
      if (at % WALK === 0) await openAt(page, at / WALK + (at % 7));
      if (at % every === 0) samples.push(await heldBy(session, at));
      const place = (at * 17) % served.convIDs.length;
      served.backend.counterpart.write(served.convIDs[place] ?? 0, `Message ${at + 1}: the van leaves at ten.`);
      const left = startedAt + ((at + 1) * 1000) / speed - performance.now();
      await new Promise((rested) => setTimeout(rested, Math.max(0, left)));
    }
    await page.waitForLoadState('networkidle');
    samples.push(await heldBy(session, count));
    return samples;
  });
}

/** Returns the growth per hour of messages, by linear regression over the last two thirds. */
export function perHour(samples: readonly Held[], of: (one: Held) => number): number {
  const later = samples.slice(Math.floor(samples.length / 3));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(later.map(({ messages }) => messages));
  const level = mean(later.map(of));
  const rise = mean(later.map((one) => (one.messages - middle) * (of(one) - level)));
  return (rise / mean(later.map(({ messages }) => (messages - middle) ** 2))) * 3600;
}
