import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Config, defaultConfig } from '#config/config.ts';
import type { ProblemReport } from './postProblems.ts';
import type { Problem } from './problem.ts';
import { problemListener } from './problemListener.ts';

const MISREAD: Problem = { kind: 'misread', call: 'listProducts', rows: 2, detail: 'products[0].schedule: no text' };

let received: string[];
let warned: unknown[];
let posted: [url: unknown, report: ProblemReport][];
beforeEach(() => {
  received = [];
  warned = [];
  posted = [];
  vi.spyOn(console, 'warn').mockImplementation((_text, problem) => void warned.push(problem));
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => void received.push(type));
  vi.stubGlobal('fetch', async (url: unknown, init: RequestInit) => {
    posted.push([url, JSON.parse(String(init.body))]);
    return new Response();
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const named: Config = { ...defaultConfig, problemsUrl: 'https://problems.example' };

it.each([
  { config: defaultConfig, inDevelopment: true, said: 2, sent: 0 },
  { config: defaultConfig, inDevelopment: false, said: 0, sent: 0 },
  { config: named, inDevelopment: false, said: 0, sent: 2 },
  { config: named, inDevelopment: true, said: 2, sent: 2 },
])('reports to the console in development and to the configured address: %j', async (row) => {
  const { onProblem, onError } = problemListener(row.config, row.inDevelopment);
  onProblem(MISREAD);
  onError(new RangeError('Panado'));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(5000);
  const expectedProblems = [MISREAD, { kind: 'crash', detail: expect.stringMatching(/^RangeError\n/) }];
  expect(warned).toEqual(expectedProblems.slice(0, row.said));
  const problems = expectedProblems.map((problem) => ({ ...problem, times: 1 }));
  const report = ['https://problems.example', { version: '2.5.4', brand: 'mortar', problems }];
  expect(posted).toEqual(row.sent ? [report] : []);
});

it('notifies the page only of answers that it cannot read', async () => {
  const { onProblem, onError } = problemListener(defaultConfig, false);
  onProblem({ kind: 'config', detail: 'brand is 3' });
  onError(new RangeError('Panado'));
  expect(received).toEqual([]);
  onProblem(MISREAD);
  onProblem({ ...MISREAD, kind: 'violation', rows: 0 });
  expect(received).toEqual(['mortar:unread-answer', 'mortar:unread-answer']);
});
