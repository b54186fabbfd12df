import type { Browser, CDPSession, Page } from 'playwright-core';

/** Processor time of the page's own thread, ms: it does not run while the machine is busy with others. */
export interface Work {
  /** Of our scripts. */
  script: number;
  /** Of everything, with styles, layout and painting. */
  all: number;
}

/** Reads what the page's thread has done so far. */
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
  /** Microseconds by the clock, and of processor time. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** Tasks of the page's own thread, ms. */
export interface Task {
  clock: number;
  processor: number;
}

/** The tasks that the page's thread ran while something happened, of those that took a while. */
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
  // A browser keeps a renderer in store, which does nothing.
  const [busiest = []] = places.map(getTasks).sort((one, other) => other.length - one.length);
  return busiest.map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, processor: tdur / 1000 }));
}
