import type { Browser, CDPSession, Page } from 'playwright-core';

/** Processor time of the page's main thread, ms: unaffected by other load on the machine. */
export interface Work {
  /** Time in our scripts. */
  script: number;
  /** Total time, including styles, layout and paint. */
  all: number;
}

/** Returns the processor time of the page's thread so far. */
export async function getWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (sought: string) => (metrics.find(({ name }) => name === sought)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), all: of('TaskDuration') };
}

export const workSince = (before: Work, now: Work): Work => ({
  script: now.script - before.script,
  all: now.all - before.all,
});

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Wall-clock and processor time in microseconds. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** A task of the page's main thread, ms. */
export interface Task {
  clock: number;
  processor: number;
}

/** Returns the longer tasks that the page's thread ran during an action. */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  let buffer: Buffer;
  try {
    await work();
  } finally {
    buffer = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(String(buffer)) as { traceEvents: TraceEvent[] };
  const places = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const getTasks = ({ pid, tid }: TraceEvent) =>
    traceEvents.filter((one) => one.name === 'RunTask' && one.pid === pid && one.tid === tid);
  // Selects the busiest renderer, because a browser keeps a spare idle one.
  const [busiest = []] = places.map(getTasks).sort((a, b) => b.length - a.length);
  return busiest.map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, processor: tdur / 1000 }));
}
