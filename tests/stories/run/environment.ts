// Jest environment of a story file that reuses the page of the previous file. Opening a context, loading Storybook and
// evaluating the runner's modules per file took a third of the time and leaked memory.
import { getTestRunnerConfig, setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import RunnerEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import type { Browser, BrowserContext, Page } from 'playwright-core';

interface StorybookBuild {
  browser: Browser;
  context: BrowserContext;
  page: Page;
}

interface Globals extends Partial<StorybookBuild> {
  __sbPreVisit?: TestRunnerConfig['preVisit'];
  __sbPostVisit?: TestRunnerConfig['postVisit'];
  __sbSetupPage?: typeof setupPage;
}

interface TestEvent {
  name: string;
  test?: { errors: readonly unknown[] };
}

/** The used part of the runner's environment, which is untyped. */
interface Environment {
  global: Globals;
  setup(): Promise<void>;
  teardown(): Promise<void>;
  handleTestEvent(event: TestEvent): Promise<void>;
}

interface Settings {
  projectConfig: { testEnvironmentOptions: Record<string, unknown> };
}

const Base = RunnerEnvironment as unknown as new (settings: Settings, context: unknown) => Environment;
const OPTIONS = 'jest-playwright';

/**
 * Files after which the page is reloaded to free memory, 1.1 GB by then. Each load costs some ten processor seconds of
 * compiling.
 */
const FILES_PER_PAGE = 120;
/**
 * Milliseconds after which an idle worker closes its connection, which would keep it alive; Jest kills it after half a
 * second.
 */
const IDLE_MS = 400;

let cachedPage: (StorybookBuild & { files: number }) | undefined;
let idle: NodeJS.Timeout | undefined;

async function leave(): Promise<void> {
  const leaving = cachedPage;
  cachedPage = undefined;
  await leaving?.browser.close();
}

/** The runner's environment with a page that outlives the file. */
export default class StoryEnvironment extends Base {
  #files = 0;
  #failed = false;

  constructor(settings: Settings, context: unknown) {
    // Cancels closing the page, because set-up may take longer than the wait.
    clearTimeout(idle);
    const options = settings.projectConfig.testEnvironmentOptions;
    const runner = { ...(options[OPTIONS] as object), ...(cachedPage && { skipInitialization: true }) };
    const testEnvironmentOptions = { ...options, [OPTIONS]: runner };
    super({ ...settings, projectConfig: { ...settings.projectConfig, testEnvironmentOptions } }, context);
  }

  override async setup(): Promise<void> {
    const { browser, context, page, files } = cachedPage ?? { files: 0 };
    this.#files = files + 1;
    await super.setup();
    if (browser && context && page) Object.assign(this.global, { browser, context, page });
    else if (this.global.page && this.global.context) await setupPage(this.global.page, this.global.context);
    const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {};
    Object.assign(this.global, { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: setupPage });
  }

  override async handleTestEvent(event: TestEvent): Promise<void> {
    if (event.name === 'test_done' && event.test && event.test.errors.length > 0) this.#failed = true;
    await super.handleTestEvent(event);
  }

  override async teardown(): Promise<void> {
    const { browser, context, page } = this.global;
    // Jest clears a file's globals at its end; these belong to the page.
    for (const name of Object.keys(this.global) as (keyof Globals)[]) {
      if (name.startsWith('__sb')) delete this.global[name];
    }
    cachedPage = undefined;
    if (browser && context && page && !page.isClosed() && !this.#failed && this.#files < FILES_PER_PAGE) {
      for (const name of ['browser', 'context', 'page'] as const) delete this.global[name];
      cachedPage = { browser, context, page, files: this.#files };
      idle = setTimeout(leave, IDLE_MS);
    }
    await super.teardown();
  }
}
