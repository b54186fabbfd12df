import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverage, extendKeys, toggledAll, toggleKey } from './selection.ts';

const getShown = (keys: readonly string[]) => ({
  length: keys.length,
  keyAt: (position: number) => keys[position] ?? '',
});

describe('a selection', () => {
  test('toggles a row', () => {
    expect(toggleKey(new Set(['a']), 'b')).toEqual(new Set(['a', 'b']));
    expect(toggleKey(new Set(['a', 'b']), 'b')).toEqual(new Set(['a']));
  });

  test('keeps the rows that were selected before a range', () => {
    expect(extendKeys(new Set(['x']), ['a', 'b'])).toEqual(new Set(['x', 'a', 'b']));
  });

  test.each([
    ['none', [], ['a', 'b']],
    ['none', ['x'], ['a', 'b']],
    ['none', ['a'], []],
    ['some', ['b'], ['a', 'b']],
    ['some', ['a'], ['a', 'b']],
    ['all', ['a', 'b', 'x'], ['a', 'b']],
  ])('covers %s when %j of %j are selected', (expected, keys, shown) => {
    expect(coverage(new Set(keys), getShown(shown))).toBe(expected);
  });

  test('never adds or removes hidden rows when all are selected', () => {
    const keys = fc.uniqueArray(fc.constantFrom<string[]>(...'abcdef'));
    fc.assert(
      fc.property(keys, keys, (selected, shown) => {
        const before = new Set(selected);
        const covered = coverage(before, getShown(shown));
        const after = toggledAll(before, shown, covered);
        for (const key of 'abcdef') if (!shown.includes(key)) expect(after.has(key)).toBe(before.has(key));
        for (const key of shown) expect(after.has(key)).toBe(covered !== 'all');
      }),
    );
  });
});
