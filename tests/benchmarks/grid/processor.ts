import type { CDPSession } from 'playwright-core';

/** Processor time used so far, ms. */
interface Reading {
  thread: number;
  /** By process, renderer and GPU. */
  processes: ReadonlyMap<number, number>;
}

export interface Used {
  /** Of the page's main thread. */
  thread: number;
  /** Of the renderer with all its threads, and of the process that paints. In steps of 10 ms. */
  process: number;
}

/** Reads processor time: it does not run while the machine is busy with others, as a clock does. */
export class Processor {
  readonly #page: CDPSession;
  readonly #browser: CDPSession;

  constructor(page: CDPSession, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  static async of(page: CDPSession, browser: CDPSession): Promise<Processor> {
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Processor(page, browser);
  }

  /** What something takes. Rubbish of before is collected first, so that it pays for its own alone. */
  async during(work: () => Promise<void>): Promise<Used> {
    await this.#page.send('HeapProfiler.collectGarbage');
    const before = await this.#read();
    await work();
    const after = await this.#read();
    let process = 0;
    for (const [id, time] of after.processes) process += time - (before.processes.get(id) ?? time);
    return { thread: after.thread - before.thread, process };
  }

  /** Megabytes of objects alive. */
  async heap(): Promise<number> {
    await this.#page.send('HeapProfiler.collectGarbage');
    await this.#page.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#page.send('Runtime.getHeapUsage');
    return usedSize / 1_000_000;
  }

  async #read(): Promise<Reading> {
    const { metrics } = await this.#page.send('Performance.getMetrics');
    const { processInfo } = await this.#browser.send('SystemInfo.getProcessInfo');
    const painting = processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU');
    return {
      thread: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000,
      processes: new Map(painting.map(({ id, cpuTime }) => [id, cpuTime * 1000])),
    };
  }
}
