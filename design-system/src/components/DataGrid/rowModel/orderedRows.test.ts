import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GridColumn, GridSearch, GridSort } from '../types.ts';
import { OrderedRows } from './orderedRows.ts';
import { viewRows } from './view.ts';

interface Line {
  id: number;
  name: string;
  price: number | null;
}

const columns: readonly GridColumn<Line>[] = [
  { id: 'name', header: 'Name', searchable: true, value: (row) => row.name },
  { id: 'price', header: 'Price', value: (row) => row.price },
];
const byPrice: readonly GridSort[] = [
  { column: 'price', direction: 'desc' },
  { column: 'name', direction: 'asc' },
];

const line = fc.record({
  name: fc.constantFrom('Panado', 'panado forte', 'Myprodol', 'Adco-Dol', 'Dolorol'),
  price: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 40 });

function searchFor(text: string): GridSearch {
  return { text, match: 'contains' };
}

function names(ordered: OrderedRows<Line>, sort: readonly GridSort[], search: GridSearch | undefined) {
  return viewRows(ordered.view(columns, sort, search), ordered.rows).map((row) => `${row.id} ${row.name} ${row.price}`);
}

test('keeps the order of rows without sort and search', () => {
  const view = new OrderedRows([{ id: 1, name: 'a', price: 1 }]).view(columns, [], searchFor('  '));
  expect([view.length, view.rowAt(0), view.getPosition(0), view.getPosition(1)]).toEqual([1, 0, 0, -1]);
});

test('ignores a sort by a column that is gone', () => {
  const ordered = new OrderedRows([
    { id: 2, name: 'b', price: 1 },
    { id: 1, name: 'a', price: 2 },
  ]);
  expect(names(ordered, [{ column: 'gone', direction: 'asc' }], undefined)).toEqual(['2 b 1', '1 a 2']);
});

test('shows changed rows as a new sort and search would', () => {
  const changes = fc.array(fc.tuple(fc.nat(), line), { maxLength: 8 });
  fc.assert(
    fc.property(lines, changes, fc.constantFrom('', 'dol', 'PANADO'), fc.boolean(), (start, patches, text, sorts) => {
      let rows: readonly Line[] = start.map((row, id) => ({ ...row, id }));
      const sort = sorts ? byPrice : [];
      const ordered = new OrderedRows(rows);
      names(ordered, sort, searchFor(text));
      const before = new Map<number, Line>();
      for (const [place, change] of patches) {
        const index = place % rows.length;
        const row = rows[index] as Line;
        if (!before.has(index)) before.set(index, row);
        rows = rows.with(index, { ...row, ...change });
      }
      ordered.changed(before, rows);
      expect(names(ordered, sort, searchFor(text))).toEqual(names(new OrderedRows(rows), sort, searchFor(text)));
      // A later sort must not use data computed before the change.
      const later: readonly GridSort[] = [{ column: 'name', direction: 'desc' }];
      expect(names(ordered, later, undefined)).toEqual(names(new OrderedRows(rows), later, undefined));
    }),
    { numRuns: 300 },
  );
});

test('finds the same as a new search when text is typed and deleted', () => {
  const texts = fc.array(fc.constantFrom('p', 'pa', 'pan', 'an', 'do', 'dol', '', 'PAN'), { minLength: 1 });
  fc.assert(
    fc.property(lines, texts, (start, typed) => {
      const rows = start.map((row, id) => ({ ...row, id }));
      const ordered = new OrderedRows<Line>(rows);
      for (const text of typed) {
        expect(names(ordered, [], searchFor(text))).toEqual(names(new OrderedRows<Line>(rows), [], searchFor(text)));
      }
    }),
  );
});

test('reuses the result of the same search while rows do not change', () => {
  const ordered = new OrderedRows([{ id: 1, name: 'Panado', price: 1 }]);
  expect(names(ordered, [], searchFor('pan'))).toEqual(['1 Panado 1']);
  expect(names(ordered, [], searchFor('x'))).toEqual([]);
  expect(names(ordered, byPrice, searchFor('pan'))).toEqual(['1 Panado 1']);
});
