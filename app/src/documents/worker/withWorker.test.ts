import { ReadingError } from '@mortar/reading';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentError } from './documentError.ts';
import { withWorker } from './withWorker.ts';

/** Worker with scripted answers that records its termination. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static answer: (request: unknown) => unknown = () => undefined;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  onmessageerror?: () => void;
  ended = false;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(request: unknown) {
    const answer = FakeWorker.answer(request);
    if (answer !== undefined) queueMicrotask(() => this.onmessage?.({ data: answer }));
  }

  terminate() {
    this.ended = true;
  }
}

const made = () => FakeWorker.made.at(-1);
const URL = '/assets/x.js';

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { href: 'https://mortar.example/', origin: 'https://mortar.example' });
  FakeWorker.answer = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a worker for one job', () => {
  it('answers requests one after the other and ends with the job', async () => {
    FakeWorker.answer = (request) => ({ value: Number(request) * 2 });
    const result = await withWorker<number, number[]>(URL, {}, async (ask) => [await ask(1), await ask(2)]);
    expect(result).toEqual([2, 4]);
    expect(made()?.ended).toBe(true);
  });

  it('reports why it failed, and ends', async () => {
    FakeWorker.answer = () => ({ reason: 'too long' });
    await expect(withWorker(URL, {}, (ask) => ask(1))).rejects.toEqual(new DocumentError('too long'));
    expect(made()?.ended).toBe(true);
  });

  it('reports the problem of a file, and ends', async () => {
    FakeWorker.answer = () => ({ refused: { reason: 'locked', message: 'The workbook is locked.' } });
    await expect(withWorker(URL, {}, (ask) => ask(1))).rejects.toEqual(
      new ReadingError('locked', 'The workbook is locked.'),
    );
    expect(made()?.ended).toBe(true);
  });

  it('ends at once when it is aborted, whatever it is doing', async () => {
    const stop = new AbortController();
    const job = withWorker(URL, { signal: stop.signal }, (ask) => ask(1));
    stop.abort();
    await expect(job).rejects.toBe(stop.signal.reason);
    expect(made()?.ended).toBe(true);
  });

  it('is not created if it was aborted before', async () => {
    const before = FakeWorker.made.length;
    await expect(withWorker(URL, { signal: AbortSignal.abort() }, (ask) => ask(1))).rejects.toThrow();
    expect(FakeWorker.made).toHaveLength(before);
  });

  it('ends at its timeout', async () => {
    vi.useFakeTimers();
    const job = withWorker(URL, { limit: 20_000 }, (ask) => ask(1));
    const outcome = expect(job).rejects.toEqual(new DocumentError('too long'));
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(made()?.ended).toBe(true);
  });

  it('fails if it cannot be fetched or crashes', async () => {
    const job = withWorker(URL, {}, (ask) => ask(1));
    made()?.onerror?.();
    await expect(job).rejects.toEqual(new DocumentError('failed'));
    expect(made()?.ended).toBe(true);
  });
});
