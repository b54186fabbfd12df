import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page, Request } from 'playwright-core';
import { BRANDS } from '../themes/src/brands.ts';
import { popupKeyProblems } from './popupKeys.ts';

/** Brands and modes as `matrix.ts` declares them; that file is not reached from here, which runs without the workspace. */
const COMBINATIONS = BRANDS.flatMap((brand) => ['light', 'dark'].map((mode) => ({ brand, mode })));

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Watched {
  problems: string[];
  stop(): void;
}
const watched = new WeakMap<Page, Watched>();

/** The browser reports failed requests by itself; a story that makes them fail expects it. */
const FAILED_REQUEST = /^Failed to load resource/;

function watch(page: Page): Watched {
  const state: Watched = { problems: [], stop: () => undefined };
  const origin = new URL(page.url()).origin;
  const onConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    state.problems.push(message.text());
  };
  const onError = (error: Error) => state.problems.push(`uncaught: ${error.message}`);
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) state.problems.push(`outside host: ${url.href}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('request', onRequest);
  state.stop = () => {
    page.off('console', onConsole);
    page.off('pageerror', onError);
    page.off('request', onRequest);
  };
  return state;
}

interface ColourViolation {
  combination: string;
  nodes: string[];
}

/** Colour rules in every brand and mode: only attributes on <html> change, so the story stays as it is. */
async function colourViolations(page: Page): Promise<ColourViolation[]> {
  await page.evaluate(`window.axe || (() => { ${axeSource} })()`);
  return page.evaluate(async (combinations) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { dataset } = document.documentElement;
    const before = { brand: dataset.brand ?? '', mode: dataset.mode ?? '' };
    const still = document.createElement('style');
    still.textContent = '*,*::before,*::after{transition:none!important;animation-duration:0s!important}';
    document.head.append(still);
    const found = [];
    for (const { brand, mode } of combinations) {
      if (brand === before.brand && mode === before.mode) continue;
      Object.assign(dataset, { brand, mode });
      const { violations } = await axe.run(document.body, {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        resultTypes: ['violations'],
      });
      const nodes = violations.flatMap((violation) =>
        violation.nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? violation.help}`),
      );
      if (nodes.length > 0) found.push({ combination: `${brand} ${mode}`, nodes: nodes.slice(0, 5) });
    }
    Object.assign(dataset, before);
    still.remove();
    return found;
  }, COMBINATIONS);
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    watched.get(page)?.stop();
    watched.set(page, watch(page));
    await page.setViewportSize({ width: 1366, height: 768 });
  },
  async postVisit(page, context) {
    // Asking for the story's parameters makes Storybook warn about how it is asked: watch no longer than the story.
    const { problems: seen, stop } = watched.get(page) ?? { problems: [], stop: () => undefined };
    stop();
    const { parameters } = await getStoryContext(page, context);
    const failing = (parameters.backend?.faults?.length ?? 0) > 0;
    const problems = seen.filter((problem) => !(failing && FAILED_REQUEST.test(problem)));
    if (problems.length > 0) throw new Error(`The console of ${context.id} is not clean:\n${problems.join('\n')}`);
    if (parameters.a11y?.test !== 'off') {
      const violations = await colourViolations(page);
      if (violations.length > 0) {
        const text = violations.map(({ combination, nodes }) => `${combination}\n  ${nodes.join('\n  ')}`).join('\n');
        throw new Error(`Colours of ${context.id} are not legible in\n${text}`);
      }
    }
    // The last look: it presses keys.
    const keys = await popupKeyProblems(page, parameters.popup);
    if (keys.length > 0) throw new Error(`Keys of ${context.id}:\n${keys.join('\n')}`);
  },
};

export default config;
