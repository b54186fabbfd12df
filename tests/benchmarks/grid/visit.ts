import type { Browser, CDPSession, Page } from 'playwright-core';
import type { ContenderName } from './contenders.ts';
import type { OperationName, Variant } from './measures.ts';
import type { NumberField, SortField, TextField } from './page/rows.ts';
import { Processor, type Used } from './processor.ts';
import type { Visit } from './results.ts';

const WARM_UP = { from: 0, step: 3, frames: 30 };
const SLOW = { from: 100, step: 3, frames: 120 };
/** A whole screenful a frame: every row is another. */
const FLING = { from: 1000, step: 20, frames: 120 };
const NUMBERS: readonly NumberField[] = ['price', 'quantity', 'stock'];
const TEXTS: readonly TextField[] = ['description', 'supplier'];
const KEYSTROKES = ['p', 'pa', 'pan'];
const UPDATES = 60;
const BURSTS = 20;
const BURST = 100;
/** A turn that is not over by then never will be, ms. */
const PATIENCE = 120_000;

interface VisitPlan {
  round: number;
  contender: ContenderName;
  url: string;
  rows: number;
  only: readonly OperationName[];
}

/** One contender's turn: a page of its own for each kind of row, one operation after another. */
export async function visit(browser: Browser, root: CDPSession, plan: VisitPlan): Promise<Visit> {
  const result: Visit = {
    round: plan.round,
    contender: plan.contender,
    values: {},
    frames: {},
    behind: null,
    problems: [],
  };
  for (const variant of ['plain', 'rich'] as const) {
    const parts =
      variant === 'plain' ? plan.only : plan.only.filter((part) => ['mount', 'slow', 'fling'].includes(part));
    if (parts.length === 0) continue;
    const turn = await Turn.begin(browser, root, plan, variant, result);
    try {
      await inTime(turn.run(parts), () => `${turn.doing} never came to an end`);
    } catch (error) {
      turn.note(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    } finally {
      await turn.end();
    }
  }
  return result;
}

/** @throws if it takes longer than anything should: a page may never come to rest */
async function inTime(work: Promise<void>, complaint: () => string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint())), PATIENCE);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

class Turn {
  /** What it is at. */
  doing: string = 'mount';
  readonly #page: Page;
  readonly #processor: Processor;
  readonly #variant: Variant;
  readonly #result: Visit;

  private constructor(page: Page, processor: Processor, variant: Variant, result: Visit) {
    this.#page = page;
    this.#processor = processor;
    this.#variant = variant;
    this.#result = result;
  }

  static async begin(browser: Browser, root: CDPSession, plan: VisitPlan, variant: Variant, result: Visit) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    const processor = await Processor.of(await context.newCDPSession(page), root);
    const turn = new Turn(page, processor, variant, result);
    page.on('pageerror', (error) => turn.note(error.message.split('\n')[0] ?? ''));
    page.on('console', (message) => {
      if (message.type() === 'error') turn.note(message.text().split('\n')[0] ?? '');
    });
    await page.goto(plan.url);
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate(([rows, rich]) => window.bench.prepare(rows, rich), [plan.rows, variant === 'rich'] as const);
    return turn;
  }

  async end(): Promise<void> {
    await this.#page.context().close();
  }

  note(problem: string): void {
    const { problems } = this.#result;
    const line = `${this.#variant}: ${problem.slice(0, 200)}`;
    if (!problems.includes(line)) problems.push(line);
  }

  #keep(operation: string, used: Used, times = 1): void {
    this.#result.values[`${this.#variant}.${operation}.thread`] = used.thread / times;
    this.#result.values[`${this.#variant}.${operation}.process`] = used.process / times;
  }

  async run(parts: readonly OperationName[]): Promise<void> {
    const page = this.#page;
    const heapBefore = await this.#processor.heap();
    const mounted = await this.#processor.during(() => page.evaluate(() => window.bench.mount()));
    if (parts.includes('mount')) this.#keep('mount', mounted);
    if (parts.includes('heap')) {
      this.#result.values['plain.heap'] = (await this.#processor.heap()) - heapBefore;
    }
    if (parts.includes('slow') || parts.includes('fling'))
      await page.evaluate((plan) => window.bench.scroll(plan), WARM_UP);
    if (parts.includes('slow')) await this.#scroll('slow', SLOW);
    if (parts.includes('fling')) await this.#scroll('fling', FLING);
    await page.evaluate(() => window.bench.scroll({ from: 0, step: 0, frames: 2 }));
    if (parts.includes('number')) this.#keep('number', await this.#sorts(NUMBERS), NUMBERS.length);
    if (parts.includes('text')) this.#keep('text', await this.#sorts(TEXTS), TEXTS.length);
    if (parts.includes('filter')) await this.#filter();
    if (parts.includes('update') || parts.includes('burst')) await this.#live(parts);
  }

  async #scroll(operation: 'slow' | 'fling', plan: typeof SLOW): Promise<void> {
    this.doing = operation;
    const used = await this.#processor.during(async () => {
      const report = await this.#page.evaluate((asked) => window.bench.scroll(asked), plan);
      this.#result.frames[`${this.#variant}.${operation}`] = report;
    });
    this.#keep(operation, used);
  }

  /** Each column for the first time. */
  async #sorts(fields: readonly SortField[]): Promise<Used> {
    const sum = { thread: 0, process: 0 };
    for (const field of fields) {
      const used = await this.#arrange(field, '');
      sum.thread += used.thread;
      sum.process += used.process;
    }
    await this.#arrange(null, '');
    return sum;
  }

  async #arrange(sort: SortField | null, filter: string): Promise<Used> {
    this.doing = `sort by ${sort}, filter '${filter}'`;
    await this.#page.evaluate(([by, text]) => window.bench.expectOrder(by, text), [sort, filter] as const);
    return this.#processor.during(() => this.#page.evaluate(() => window.bench.arrange()));
  }

  async #filter(): Promise<void> {
    const sum = { thread: 0, process: 0 };
    for (const text of KEYSTROKES) {
      const used = await this.#arrange(null, text);
      sum.thread += used.thread;
      sum.process += used.process;
    }
    this.#keep('filter', sum, KEYSTROKES.length);
    await this.#arrange(null, '');
  }

  async #live(parts: readonly OperationName[]): Promise<void> {
    await this.#arrange('price', '');
    if (parts.includes('update')) {
      this.doing = 'update';
      // The first finds out where rows are, for those that need to; it is not what a running day costs.
      await this.#page.evaluate(() => window.bench.stream(1));
      const used = await this.#processor.during(async () => {
        this.#result.behind = await this.#page.evaluate((updates) => window.bench.stream(updates), UPDATES);
      });
      this.#keep('update', used, UPDATES);
    }
    if (parts.includes('burst')) {
      this.doing = 'burst';
      const used = await this.#processor.during(() =>
        this.#page.evaluate(([bursts, size]) => window.bench.burst(bursts, size), [BURSTS, BURST] as const),
      );
      if (await this.#page.evaluate(() => window.bench.settle())) this.#keep('burst', used, BURSTS);
      else this.note('rows were not in order after the bursts');
    }
  }
}
