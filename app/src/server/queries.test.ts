import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, errorText, getFailure } from './outcome.ts';
import { createQueryClient, fetchFresh, valueOrNull, valueOrThrow } from './queries.ts';

const value = { kind: 'value', value: { orderid: 7 } } as const;
const nothing = { kind: 'nothing' } as const;
const network = { kind: 'network' } as const;
const failed = (action: () => unknown) => {
  try {
    return action();
  } catch (error) {
    return getFailure(error);
  }
};

describe('the result of a call', () => {
  it('of a read is its value, null if nothing was found, and an error otherwise', () => {
    expect([valueOrNull(value), valueOrNull(nothing)]).toEqual([{ orderid: 7 }, null]);
    expect(failed(() => valueOrNull(network))).toEqual(network);
  });

  it('of a write is its value, and an error otherwise: a missing target is code 5', () => {
    expect(valueOrThrow(value)).toEqual({ orderid: 7 });
    expect(failed(() => valueOrThrow(nothing))).toEqual({ kind: 'error', code: 5, text: '' });
    expect(failed(() => valueOrThrow(network))).toEqual(network);
  });
});

describe('an error', () => {
  it('of a call has the failure of the call', () => {
    const error = new CallError({ kind: 'http', status: 502 });
    expect([error.name, error.message]).toEqual(['CallError', 'call failed: http']);
    expect(getFailure(error)).toEqual({ kind: 'http', status: 502 });
  });

  it('of anything else counts as a broken connection', () => {
    expect(getFailure(new Error('unexpected'))).toEqual(network);
  });

  it('has the text of its failure, with the given remedy', () => {
    const error = new CallError({ kind: 'error', code: 2, text: '' });
    expect(errorText(error)).toBe('Sorry an error has occurred, error code: 2. Please try again.');
    expect(errorText(error, 'Please refresh.')).toBe('Sorry an error has occurred, error code: 2. Please refresh.');
    expect(errorText(null, 'Please reload.')).toBe('Sorry an unexpected error has occurred. Please reload.');
  });
});

describe('the query cache', () => {
  const options = { queryKey: ['order'], queryFn: () => Promise.reject(new CallError(network)) };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a broken connection', network, [0, 400, 1200]],
    ['a broken server', { kind: 'http', status: 503 } as const, [0, 400, 1200]],
    ['a refusal', { kind: 'error', code: 2, text: '' } as const, [0]],
  ])('retries after %s at %j ms', async (_name, failure, moments) => {
    const tried: number[] = [];
    const startedAt = Date.now();
    const client = createQueryClient();
    const queryFn = () => {
      tried.push(Date.now() - startedAt);
      return Promise.reject(new CallError(failure));
    };
    void client
      .fetchQuery({ ...options, queryFn, retry: client.getDefaultOptions().queries?.retry ?? false })
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tried).toEqual(moments);
  });

  it('refetches data older than half a minute, and nothing on window focus', () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 30_000, refetchOnWindowFocus: false });
  });

  it('reads and writes even if the browser reports that it is offline', async () => {
    const client = createQueryClient();
    const { queries, mutations } = client.getDefaultOptions();
    expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always']);
    const observer = new QueryObserver(client, { ...options, retry: false });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().status).toBe('error');
    stop();
  });

  it('writes once, whatever the result, and caches nothing of it', async () => {
    const client = createQueryClient();
    const write = vi.fn(() => Promise.reject(new CallError(network)));
    const mutation = client.getMutationCache().build(client, { mutationFn: write });
    void mutation.execute(undefined).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(write).toHaveBeenCalledTimes(1);
    expect(client.getMutationCache().getAll()).toEqual([]);
  });
});

describe('a fresh read', () => {
  /** Reads that answer on demand, with their requests. */
  function reads() {
    const started: PromiseWithResolvers<string>[] = [];
    const queryFn = ({ signal: _signal }: { signal: AbortSignal }) => {
      const one = Promise.withResolvers<string>();
      started.push(one);
      return one.promise;
    };
    return { started, query: { queryKey: ['order'], queryFn, retry: false } };
  }

  it.each([
    ['the first', undefined],
    ['one of several', 'as it was'],
  ])('does not reuse a pending read, %s; callers of that read receive the new answer', async (_which, known) => {
    const client = createQueryClient();
    const { started, query } = reads();
    client.setQueryData(query.queryKey, known);
    const earlier = client.fetchQuery({ ...query, staleTime: 0 });
    const fresh = fetchFresh(client, query);
    expect(started).toHaveLength(2);
    started[0]?.resolve('before');
    started[1]?.resolve('after');
    expect(await Promise.all([earlier, fresh])).toEqual(['after', 'after']);
    expect(client.getQueryState(query.queryKey)).toMatchObject({ data: 'after', fetchStatus: 'idle' });
  });

  it('answers two simultaneous requests with the later one', async () => {
    const client = createQueryClient();
    const { started, query } = reads();
    const freshReads = [fetchFresh(client, query), fetchFresh(client, query)];
    started[1]?.resolve('after');
    expect(await Promise.all(freshReads)).toEqual(['after', 'after']);
  });

  it('throws its failure, and keeps the cached data', async () => {
    const client = createQueryClient();
    const { started, query } = reads();
    client.setQueryData(query.queryKey, 'as it was');
    const fresh = fetchFresh(client, query);
    started[0]?.reject(new CallError(network));
    await expect(fresh).rejects.toEqual(new CallError(network));
    expect(client.getQueryData(query.queryKey)).toBe('as it was');
  });
});
