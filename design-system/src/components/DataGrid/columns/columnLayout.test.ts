import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedLayout, isDefaultLayout, type LayoutChange, stepMove } from '../columnTools/layoutChange.ts';
import type { GridColumn, GridLayout } from '../types.ts';
import { applyLayout, DEFAULT_LAYOUT, parseLayout, WIDTH_LIMITS } from './columnLayout.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const COLUMNS: readonly GridColumn<null>[] = IDS.map((id) => ({
  id,
  header: id.toUpperCase(),
  value: () => null,
  optional: id === 'd',
  hidden: id === 'e',
}));
const ids = (layout: GridLayout, columns = COLUMNS) => applyLayout(columns, layout).map((column) => column.id);
const shownIds = (layout: GridLayout) =>
  applyLayout(COLUMNS, layout)
    .filter((column) => !column.hidden)
    .map((column) => column.id);

const id = fc.constantFrom(...IDS);
const change: fc.Arbitrary<LayoutChange> = fc.oneof(
  fc.record({ kind: fc.constant('resize' as const), id, width: fc.integer({ min: -50, max: 5000 }) }),
  fc.record({
    kind: fc.constant('move' as const),
    id,
    target: id,
    side: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({ kind: fc.constant('show' as const), id, shown: fc.boolean() }),
  fc.record({
    kind: fc.constant('pin' as const),
    id,
    pin: fc.constantFrom('start' as const, 'end' as const, 'none' as const),
  }),
);
const layouts = fc
  .array(change, { maxLength: 8 })
  .map((changes) =>
    changes.reduce((layout, next) => changedLayout(layout, applyLayout(COLUMNS, layout), next), DEFAULT_LAYOUT),
  );

describe('a layout', () => {
  test('without changes leaves the columns unchanged', () => {
    const plain = COLUMNS.filter((column) => !column.optional);
    expect(applyLayout(plain, DEFAULT_LAYOUT)).toBe(plain);
  });

  test('shows optional columns if the user chooses them, and never the hidden ones', () => {
    expect(shownIds(DEFAULT_LAYOUT)).toEqual(['a', 'b', 'c']);
    expect(shownIds({ ...DEFAULT_LAYOUT, shown: { d: true, e: true, a: false } })).toEqual(['b', 'c', 'd']);
  });

  test('places a new column after the one it is declared after', () => {
    expect(ids({ ...DEFAULT_LAYOUT, order: ['c', 'a'] })).toEqual(['c', 'd', 'e', 'a', 'b']);
    expect(ids({ ...DEFAULT_LAYOUT, order: ['gone', 'b'] })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('contains every column once, after any changes', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        expect(ids(layout).toSorted()).toEqual(IDS);
      }),
    );
  });

  test('keeps widths within bounds', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        for (const width of Object.values(layout.widths)) {
          expect(width).toBeGreaterThanOrEqual(WIDTH_LIMITS.min);
          expect(width).toBeLessThanOrEqual(WIDTH_LIMITS.max);
        }
      }),
    );
  });

  test('is the same after it was stored', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        expect(parseLayout(JSON.stringify(layout))).toEqual(layout);
      }),
    );
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a number', '7'],
    ['parts of other kinds', '{"order":{},"widths":[1],"shown":"x","pinned":null}'],
    ['values of other kinds', '{"order":[1],"widths":{"a":"wide","b":1e9},"shown":{"a":1},"pinned":{"a":"left"}}'],
  ])('is the default if %s was stored', (_, text) => {
    expect(isDefaultLayout(parseLayout(text))).toBe(true);
  });

  test('arranges every column, whatever it is read from', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(ids(parseLayout(text)).toSorted()).toEqual(IDS);
      }),
    );
  });
});

describe('a move', () => {
  test('places a column next to another', () => {
    const moved = (from: string, beside: string, side: 'before' | 'after') =>
      ids(changedLayout(DEFAULT_LAYOUT, COLUMNS, { kind: 'move', id: from, target: beside, side }));
    expect(moved('a', 'c', 'after')).toEqual(['b', 'c', 'a', 'd', 'e']);
    expect(moved('c', 'a', 'before')).toEqual(['c', 'a', 'b', 'd', 'e']);
    expect(moved('b', 'b', 'after')).toEqual(IDS);
  });

  test('by one position and back keeps the order', () => {
    fc.assert(
      fc.property(layouts, id, fc.constantFrom(1 as const, -1 as const), (layout, which, step) => {
        const columns = applyLayout(COLUMNS, layout);
        const group = columns.map((column) => column.id);
        const there = stepMove(group, which, step);
        expect(there === null).toBe(which === (step === 1 ? group.at(-1) : group[0]));
        if (!there) return;
        const moved = changedLayout(layout, columns, there);
        expect(ids(moved).indexOf(which)).toBe(group.indexOf(which) + step);
        const back = stepMove(ids(moved), which, step === 1 ? -1 : 1);
        expect(back && ids(changedLayout(moved, applyLayout(COLUMNS, moved), back))).toEqual(group);
      }),
    );
  });
});
