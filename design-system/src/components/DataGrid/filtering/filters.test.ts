import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellText } from '../columns/cellText.ts';
import { OrderedRows } from '../rowModel/orderedRows.ts';
import { viewRows } from '../rowModel/view.ts';
import { rowComparer } from '../sorting/sort.ts';
import type { ColumnFilter, ColumnKind, GridColumn, GridFilters } from '../types.ts';
import { filteredColumns, filterMatcher, getFilterKind, isActiveFilter } from './filters.ts';

interface Line {
  id: number;
  name: string;
  price: number | null;
  ordered: string | null;
}

const columns: readonly GridColumn<Line>[] = [
  { id: 'name', header: 'Name', searchable: true, value: (row) => row.name },
  {
    id: 'price',
    header: 'Price',
    kind: 'money',
    value: (row) => row.price,
    format: (value) => (typeof value === 'number' ? `R${(value / 100).toFixed(2)}` : ''),
  },
  { id: 'ordered', header: 'Ordered', kind: 'date', value: (row) => row.ordered },
];

const LINES: readonly Line[] = [
  { id: 0, name: 'Panado', price: 1000, ordered: '2026-11-19T23:59:59' },
  { id: 1, name: 'Adco-Dol', price: 2000, ordered: '2026-11-20' },
  { id: 2, name: 'Myprodol', price: null, ordered: null },
  { id: 3, name: 'panado forte', price: 1050, ordered: '2026-11-20T00:00:00' },
];

function rowsShown(filters: GridFilters): number[] {
  const matches = filterMatcher(columns, filters);
  return LINES.map((_, index) => index).filter((index) => matches?.(LINES[index] as Line) ?? true);
}

describe('a filter', () => {
  test.each<[string, string, ColumnFilter, number[]]>([
    ['words, whatever the case', 'name', { kind: 'text', match: 'contains', text: ' PANADO ' }, [0, 3]],
    ['a beginning', 'name', { kind: 'text', match: 'starts', text: 'my' }, [2]],
    ['an end', 'name', { kind: 'text', match: 'ends', text: 'dol' }, [1, 2]],
    ['words of the displayed text, not of the value', 'price', { kind: 'text', match: 'ends', text: '.50' }, [3]],
    ['selected texts, including the empty one', 'price', { kind: 'choice', texts: ['', 'R20.00'] }, [1, 2]],
    ['nothing if nothing is selected', 'name', { kind: 'choice', texts: [] }, []],
    ['numbers between two, both included', 'price', { kind: 'number', from: 1000, to: 1050 }, [0, 3]],
    ['numbers from one on', 'price', { kind: 'number', from: 1051, to: null }, [1]],
    ['numbers up to one', 'price', { kind: 'number', from: null, to: 1000 }, [0]],
    [
      'a day, from its first moment to its last',
      'ordered',
      { kind: 'date', from: '2026-11-20', to: '2026-11-20' },
      [1, 3],
    ],
    ['days up to one', 'ordered', { kind: 'date', from: null, to: '2026-11-19' }, [0]],
  ])('keeps %s', (_, column, filter, expected) => {
    expect(rowsShown({ [column]: filter })).toEqual(expected);
  });

  test('keeps everything if it is empty, or its column is gone', () => {
    expect(rowsShown({ name: { kind: 'text', match: 'contains', text: '  ' } })).toEqual([0, 1, 2, 3]);
    expect(rowsShown({ price: { kind: 'number', from: null, to: null } })).toEqual([0, 1, 2, 3]);
    expect(rowsShown({ gone: { kind: 'choice', texts: [] } })).toEqual([0, 1, 2, 3]);
    expect(filteredColumns(columns, { gone: { kind: 'choice', texts: [] } })).toEqual([]);
    expect(isActiveFilter(undefined)).toBe(false);
  });

  test('is combined with others: a row must pass all', () => {
    const name: ColumnFilter = { kind: 'text', match: 'contains', text: 'panado' };
    expect(rowsShown({ name, price: { kind: 'number', from: 1001, to: null } })).toEqual([3]);
  });

  test.each<[ColumnKind | undefined, string]>([
    [undefined, 'text'],
    ['choice', 'choice'],
    ['money', 'number'],
    ['number', 'number'],
    ['date', 'date'],
  ])('for a column of %s is one by %s', (kind, expected) => {
    expect(getFilterKind({ id: 'a', header: 'A', value: () => null, kind })).toBe(expected);
  });
});

const line = fc.record({
  name: fc.constantFrom('Panado', 'panado forte', 'Myprodol', 'Adco-Dol'),
  price: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
  ordered: fc.option(fc.constantFrom('2026-11-18', '2026-11-19T10:00:00', '2026-11-20T10:00:00'), { nil: null }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 30 }).map((all) => all.map((row, id) => ({ ...row, id })));
const filters = fc.record(
  {
    name: fc.record({
      kind: fc.constant('text' as const),
      match: fc.constantFrom('contains' as const, 'starts' as const, 'ends' as const),
      text: fc.constantFrom('', 'pan', 'DOL', 'e'),
    }),
    price: fc.oneof(
      fc.record({
        kind: fc.constant('number' as const),
        from: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
        to: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
      }),
      fc.record({ kind: fc.constant('choice' as const), texts: fc.subarray(['', 'R0.05', 'R0.10', 'R0.20']) }),
    ),
    ordered: fc.record({
      kind: fc.constant('date' as const),
      from: fc.option(fc.constantFrom('2026-11-18', '2026-11-19'), { nil: null }),
      to: fc.option(fc.constantFrom('2026-11-19', '2026-11-20'), { nil: null }),
    }),
  },
  { requiredKeys: [] },
);
const search = fc.option(fc.constantFrom('pan', 'dol'), { nil: undefined });

function reference(rows: readonly Line[], given: GridFilters, text: string | undefined): number[] {
  const day = (moment: string | null) => moment?.slice(0, 10) ?? null;
  const passes = (row: Line) => {
    const { name, price, ordered } = given;
    const shown = row.name.toLowerCase();
    if (name?.kind === 'text') {
      const wanted = name.text.toLowerCase();
      const how = { contains: shown.includes(wanted), starts: shown.startsWith(wanted), ends: shown.endsWith(wanted) };
      if (!how[name.match]) return false;
    }
    if (price?.kind === 'choice' && !price.texts.includes(cellText(columns[1] as GridColumn<Line>, row))) return false;
    if (price?.kind === 'number' && (price.from !== null || price.to !== null)) {
      if (row.price === null || row.price < (price.from ?? 0) || row.price > (price.to ?? 99)) return false;
    }
    if (ordered?.kind === 'date' && (ordered.from !== null || ordered.to !== null)) {
      const at = day(row.ordered);
      if (at === null || at < (ordered.from ?? '0') || at > (ordered.to ?? '9')) return false;
    }
    return text === undefined || shown.includes(text);
  };
  const compare = rowComparer(rows, [{ column: columns[1] as GridColumn<Line>, descending: true }]);
  return rows
    .map((_, index) => index)
    .filter((index) => passes(rows[index] as Line))
    .sort(compare);
}

function shown(ordered: OrderedRows<Line>, given: GridFilters, text: string | undefined): number[] {
  const searched = text === undefined ? undefined : { text, match: 'contains' as const };
  const view = ordered.view(columns, [{ column: 'price', direction: 'desc' }], searched, given);
  return viewRows(view, ordered.rows).map((row) => row.id);
}

describe('filters, a search and a sort combined', () => {
  test('give the result of a check of every row', () => {
    fc.assert(
      fc.property(lines, filters, search, (rows, given, text) => {
        const wanted = given as GridFilters;
        expect(shown(new OrderedRows(rows), wanted, text)).toEqual(reference(rows, wanted, text));
      }),
      { numRuns: 300 },
    );
  });

  test('stay correct while they change in sequence, and rows change under them', () => {
    const step = fc.tuple(filters, search, fc.option(fc.tuple(fc.nat(), line)));
    fc.assert(
      fc.property(lines, fc.array(step, { minLength: 1, maxLength: 6 }), (start, steps) => {
        let rows: readonly Line[] = start;
        const ordered = new OrderedRows(rows);
        for (const [given, text, patch] of steps) {
          const wanted = given as GridFilters;
          shown(ordered, wanted, text);
          if (patch) {
            const index = patch[0] % rows.length;
            const before = rows[index] as Line;
            rows = rows.with(index, { ...before, ...patch[1] });
            ordered.changed(new Map([[index, before]]), rows);
          }
          expect(shown(ordered, wanted, text)).toEqual(reference(rows, wanted, text));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('are applied again when the displayed text changes but its value does not', () => {
    const withUnit: readonly GridColumn<Line>[] = [
      { id: 'id', header: 'Id', value: () => null, format: (_value, row) => row.name },
    ];
    const rows = [...LINES];
    const ordered = new OrderedRows<Line>(rows);
    const given: GridFilters = { id: { kind: 'choice', texts: ['Panado'] } };
    expect(ordered.view(withUnit, [], undefined, given).length).toBe(1);
    const before = rows[2] as Line;
    rows[2] = { ...before, name: 'Panado' };
    ordered.changed(new Map([[2, before]]), rows);
    expect(ordered.view(withUnit, [], undefined, given).length).toBe(2);
  });
});
