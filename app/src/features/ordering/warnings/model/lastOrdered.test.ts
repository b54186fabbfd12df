import { describe, expect, it } from 'vitest';
import { CallError } from '#server/outcome.ts';
import { checkLastOrdered, type LastOrderedRead } from './checkLastOrdered.ts';
import { lastOrderedProblems, orderedUnits } from './lastOrdered.ts';

const read = (change: Partial<LastOrderedRead> = {}): LastOrderedRead => ({
  waiting: false,
  failed: false,
  error: null,
  rows: 0,
  ...change,
});
const reads = {
  waiting: read({ waiting: true }),
  none: read(),
  some: read({ rows: 2 }),
  failed: read({ failed: true, error: new CallError({ kind: 'error', code: 2, text: '' }) }),
};

describe('the warning about earlier orders', () => {
  it.each([
    ['waiting', 'waiting', 'wait'],
    ['waiting', 'none', 'wait'],
    ['waiting', 'some', 'wait'],
    ['waiting', 'failed', 'wait'],
    ['none', 'none', 'none'],
    ['none', 'some', 'warn'],
    ['none', 'failed', 'warn'],
    ['some', 'some', 'warn'],
    ['some', 'failed', 'warn'],
    ['failed', 'failed', 'warn'],
  ] as const)('with one %s and the other %s: %s', (a, b, expected) => {
    expect(checkLastOrdered(reads[a], reads[b])).toBe(expected);
    expect(checkLastOrdered(reads[b], reads[a])).toBe(expected);
  });

  it('never treats a failed read as empty', () => {
    expect(checkLastOrdered(reads.failed, reads.none)).not.toBe('none');
    expect(checkLastOrdered(reads.none, reads.failed)).not.toBe('none');
  });
});

describe('the text about a failed read', () => {
  const cut = read({ failed: true, error: new CallError({ kind: 'network' }) });
  const zero = read({ failed: true, error: new CallError({ kind: 'error', code: 0, text: '' }) });

  it.each([
    ['empty if both reads succeeded', reads.none, reads.some, {}],
    [
      'which of the two, with its code',
      reads.failed,
      reads.some,
      { unsent: 'Sorry an error has occurred when fetching the unsent orders, error code: 2. Please try again.' },
    ],
    [
      'the other',
      reads.none,
      zero,
      { sent: 'Sorry an error has occurred when fetching the sent orders, error code: 0. Please try again.' },
    ],
    [
      'both codes in one sentence',
      reads.failed,
      zero,
      {
        both: 'Sorry an error has occurred when fetching the unsent and the sent orders, error codes: 2 and 0. Please try again.',
      },
    ],
    [
      'without a code if there was no answer',
      cut,
      reads.none,
      { unsent: 'Sorry an unexpected error has occurred when fetching the unsent orders. Please try again' },
    ],
    [
      'without a code if one of two failed reads had none',
      cut,
      zero,
      { both: 'Sorry an unexpected error has occurred when fetching the unsent and the sent orders. Please try again' },
    ],
  ])('is %s', (_what, unsent, sent, expected) => {
    expect(lastOrderedProblems(unsent, sent)).toEqual(expected);
  });
});

it('counts units, and each order once however many lines it has', () => {
  const line = (orderNumber: string, ordered: number) => ({ orderNumber, ordered });
  expect(orderedUnits([line('7', 3), line('7', 2), line('8', 1)])).toEqual({ units: 6, orders: 2 });
  expect(orderedUnits([])).toEqual({ units: 0, orders: 0 });
});
