import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GridColumn, GridSearch } from '../types.ts';
import { filteredOrder, isNarrower, matchPattern, rowMatcher, searchedColumns } from './search.ts';

type Row = readonly [name: string, nappi: string | number | null];
const columns: readonly GridColumn<Row>[] = [
  { id: 'name', header: 'Name', searchable: true, value: (row) => row[0] },
  { id: 'nappi', header: 'Nappi', searchable: true, hidden: true, value: (row) => row[1] },
  { id: 'other', header: 'Other', value: () => 'never looked at' },
];
const rows: readonly Row[] = [
  ['Panado 500mg', 70012345],
  ['Adco-Dol', null],
  ['Dolorol (forte)', '81234500'],
];

function found(search: GridSearch): number[] {
  const pattern = matchPattern(search);
  if (!pattern) return rows.map((_, index) => index);
  const matches = rowMatcher(searchedColumns(columns, search), pattern);
  return [...filteredOrder(null, rows.length, (row) => matches(rows[row] as (typeof rows)[number]))];
}

describe('a search', () => {
  test.each<[string, GridSearch, number[]]>([
    ['finds texts whatever their case', { text: 'DOL', match: 'contains' }, [1, 2]],
    ['does not mind blanks around it', { text: ' dol ', match: 'contains' }, [1, 2]],
    ['finds text that starts with it', { text: 'dol', match: 'starts' }, [2]],
    ['finds text that ends with it', { text: 'dol', match: 'ends' }, [1]],
    ['looks in hidden columns and in numbers', { text: '700', match: 'starts' }, [0]],
    ['looks only in the columns it names', { text: '700', match: 'starts', columns: ['name'] }, []],
    ['never looks in columns that are not searchable', { text: 'never', match: 'contains' }, []],
    ['never runs from one cell into the next', { text: '500mg7', match: 'contains' }, []],
    ['takes signs as they are', { text: '(forte)', match: 'ends' }, [2]],
    ['with blank text finds everything', { text: ' ', match: 'starts' }, [0, 1, 2]],
  ])('%s', (_, search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  test('keeps the given order', () => {
    expect([...filteredOrder(Uint32Array.of(2, 0, 1), 3, (row) => row !== 0)]).toEqual([2, 1]);
  });

  test('finds any text in itself, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('contains', 'starts', 'ends'), (text, match) => {
        expect(matchPattern({ text, match })?.test(text.trim()) ?? true).toBe(true);
      }),
    );
  });

  test.each([
    ['pa', 'pan', 'contains', true],
    ['an', 'pan', 'contains', true],
    ['pan', 'pa', 'contains', false],
    ['pa', 'pan', 'starts', false],
  ] as const)('from %s to %s with %s narrows: %s', (before, after, match, expected) => {
    expect(isNarrower({ text: after, match }, { text: before, match })).toBe(expected);
  });
});

describe('the highlighted matches', () => {
  const marks = (text: string, search: GridSearch) => {
    const pattern = matchPattern(search);
    return pattern ? text.split(pattern).filter((_, place) => place % 2 === 1) : [];
  };
  test.each<[string, string, GridSearch, string[]]>([
    ['are all there are', 'Adco-Dol dol', { text: 'dol', match: 'contains' }, ['Dol', 'dol']],
    ['are at the start', 'dol-dol', { text: 'dol', match: 'starts' }, ['dol']],
    ['are at the end', 'dol-Dol', { text: 'dol', match: 'ends' }, ['Dol']],
    ['may hold signs', 'a (b) c', { text: '(b)', match: 'contains' }, ['(b)']],
    ['are none for an empty search', 'abc', { text: '', match: 'contains' }, []],
  ])('%s', (_, text, search, expected) => {
    expect(marks(text, search)).toEqual(expected);
  });

  test('leave the text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, query) => {
        const pattern = matchPattern({ text: query, match: 'contains' });
        expect(pattern ? text.split(pattern).join('') : text).toBe(text);
      }),
    );
  });
});
