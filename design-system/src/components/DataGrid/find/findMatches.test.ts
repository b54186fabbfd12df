import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchPattern } from '../filtering/search.ts';
import type { GridColumn } from '../types.ts';
import { adjacentMatch, matchIndex, scan } from './findMatches.ts';

type Pair = readonly [string, string];
const COLUMNS: readonly GridColumn<Pair>[] = [0, 1].map((place) => ({
  id: String(place),
  header: '',
  value: (row) => row[place as 0 | 1],
}));
const pattern = matchPattern({ text: 'ab', match: 'contains' }) as RegExp;

const pairs = fc.array(fc.tuple(fc.constantFrom('ab', 'x', 'cab'), fc.constantFrom('AB', 'y')), { maxLength: 700 });

describe('the search over cells', () => {
  test('finds each matching cell once, in reading order, however often it is interrupted', () => {
    fc.assert(
      fc.property(pairs, fc.boolean(), (rows, interrupted) => {
        const searched = { columns: COLUMNS, length: rows.length, rowAt: (at: number) => rows[at], pattern };
        const matches: number[] = [];
        for (let from = 0; from < rows.length; ) {
          const before = from;
          let first = true;
          from = scan(searched, from, matches, () => {
            const stop = interrupted && !first;
            first = false;
            return stop;
          });
          expect(from).toBeGreaterThan(before);
        }
        const expected = rows.flatMap((row, index) =>
          row.flatMap((text, place) => (/ab/i.test(text) ? [index * 2 + place] : [])),
        );
        expect(matches).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  test('steps from match to match, with wrap-around', () => {
    const matches = [3, 8, 9];
    expect([-1, 3, 8, 9, 20].map((cell) => adjacentMatch(matches, cell, 1))).toEqual([3, 8, 9, 3, 3]);
    expect([-1, 3, 8, 9, 20].map((cell) => adjacentMatch(matches, cell, -1))).toEqual([9, 9, 3, 8, 9]);
    expect(adjacentMatch([], 0, 1)).toBeNull();
    expect(adjacentMatch([], 0, -1)).toBeNull();
  });

  test('returns the index of the match of a cell', () => {
    expect([3, 4, 9].map((cell) => matchIndex([3, 8, 9], cell))).toEqual([0, -1, 2]);
  });
});
