import { describe, expect, it, vi } from 'vitest';
import { CallError } from '#server/outcome.ts';
import { createQueryClient } from '#server/queries.ts';
import { noteUnreadable } from '#server/unreadableRows.ts';
import { queryGrid } from './queryGrid.ts';

const error = new CallError({ kind: 'error', code: 2, text: '' });
const query = (changes: object = {}) => ({
  isPending: false,
  isError: false,
  error: null,
  refetch: vi.fn(),
  ...changes,
});

describe('a grid of a query', () => {
  it.each([
    ['loading', { isPending: true }, true],
    ['error', { isError: true, error }, true],
    ['ready', {}, true],
    ['ready', { isPending: true }, false],
    ['ready', { isError: true, error }, false],
  ] as const)('is %s while the query is %j and requested is %s', (state, changes, requested) => {
    expect(queryGrid(query(changes), requested).state).toBe(state);
  });

  it('shows code 69 as a code: no order lock prevents a read', () => {
    const blocked = new CallError({ kind: 'blocked', by: {} });
    const { errorText } = queryGrid(query({ isError: true, error: blocked }));
    expect(errorText).toBe('Sorry an error has occurred, error code: 69. Somebody else has this in use.');
  });

  it.each([
    [1, '1 row could not be read.'],
    [12, '12 rows could not be read.'],
  ])('reports that %d of its rows could not be read', async (count, note) => {
    const queries = createQueryClient();
    const queryFn = async ({ signal }: { signal: AbortSignal }) => {
      noteUnreadable(signal, count);
      return [];
    };
    await queries.fetchQuery({ queryKey: ['list'], queryFn });
    expect(queryGrid(query({ data: queries.getQueryData(['list']) })).note).toBe(note);
    expect(queryGrid(query({ data: [] })).note).toBeUndefined();
  });

  it('reports why it could not be read, and reads again on request', () => {
    const failed = query({ isError: true, error });
    const { errorText, onRetry } = queryGrid(failed);
    expect(errorText).toBe('Sorry an error has occurred, error code: 2. Please try again.');
    onRetry();
    expect(failed.refetch).toHaveBeenCalledTimes(1);
  });
});
