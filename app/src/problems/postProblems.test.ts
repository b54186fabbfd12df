import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ProblemReport, postProblems } from './postProblems.ts';
import type { Problem } from './problem.ts';

const misread = (call: string): Problem => ({ kind: 'misread', call, rows: 1, detail: 'messages[0].group: unknown' });

let send: ReturnType<typeof vi.fn<typeof fetch>>;
const posted = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as ProblemReport);
const start = () =>
  postProblems({ url: 'https://problems.example', version: '2.5.4', brand: 'aloe', fetch: send, gatherMs: 5000 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  send = vi.fn<typeof fetch>(async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('batches problems for some seconds, and counts equal ones', () => {
  const onProblem = start();
  onProblem(misread('listProducts'));
  onProblem(misread('listProducts'));
  onProblem({ kind: 'crash', detail: 'TypeError' });
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(posted()).toEqual([
    {
      version: '2.5.4',
      brand: 'aloe',
      problems: [
        { ...misread('listProducts'), times: 2 },
        { kind: 'crash', detail: 'TypeError', times: 1 },
      ],
    },
  ]);
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
});

it('reports each problem once in the lifetime of a page', () => {
  const onProblem = start();
  for (let round = 0; round < 3; round++) {
    onProblem(misread('listProducts'));
    vi.advanceTimersByTime(5000);
  }
  expect(send).toHaveBeenCalledOnce();
});

it('limits the number of problems, whatever a server answers', () => {
  const onProblem = start();
  for (let at = 0; at < 500; at++) {
    onProblem({ kind: 'violation', call: `call ${at}`, rows: 0, detail: 'x'.repeat(90_000) });
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(5000);
  expect(posted().flatMap(({ problems }) => problems)).toHaveLength(30);
  // Requests that outlive the page may have 64 kB.
  for (const [, init] of send.mock.calls) expect(String(init?.body).length).toBeLessThan(32_000);
});

it('sends pending problems when the page closes', () => {
  const onProblem = start();
  onProblem(misread('listProducts'));
  const [event, leave] = vi.mocked(addEventListener).mock.calls[0] ?? [];
  expect(event).toBe('pagehide');
  (leave as () => void)();
  vi.advanceTimersByTime(5000);
  expect(send).toHaveBeenCalledOnce();
});

it('continues if no server accepts them', async () => {
  send.mockRejectedValue(new TypeError('no network'));
  const onProblem = start();
  onProblem(misread('listProducts'));
  await vi.advanceTimersByTimeAsync(5000);
  onProblem(misread('listOrders'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(2);
});
