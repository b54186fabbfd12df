import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getTracks } from '../columns/gridTracks.ts';
import { matchPattern } from '../filtering/search.ts';
import { GridRow } from '../rendering/GridRow.tsx';
import type { RowProps } from '../rendering/rowProps.ts';
import { RowSlot } from '../rendering/rowSlot.ts';
import type { GridColumn, RowTone } from '../types.ts';
import { assignSlots, RowPool } from './rowPool.ts';

interface Line {
  id: number;
  name: string;
  price: number | null;
}

const columns: readonly GridColumn<Line>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'price', header: 'Price', value: (row) => row.price, render: (_, { highlighted }) => <b>{highlighted}</b> },
  { id: 'twice', header: 'Twice', value: (row) => row.name, format: (value) => `${value} ${value}` },
];
const TRACKS = [
  getTracks(columns, 'none', false),
  getTracks(columns, 'multiple', true),
  getTracks(columns.toReversed(), 'none', false),
];

/** Widths with which 'Panado' fits into a cell and nothing longer does. */
const GLYPH_WIDTHS = Object.fromEntries(Array.from('Panado500mgAc-Dl ', (character) => [character.charCodeAt(0), 10]));

const anyProps: fc.Arbitrary<RowProps<Line>> = fc
  .record({
    position: fc.nat({ max: 99 }),
    name: fc.constantFrom('', 'Panado', 'Panado 500mg', 'Adco-Dol'),
    price: fc.constantFrom(null, 0, 1050),
    tracks: fc.constantFrom(...TRACKS),
    tone: fc.constantFrom<(RowTone | undefined)[]>(undefined, 'dimmed', 'locked'),
    selected: fc.constantFrom(undefined, true, false),
    active: fc.boolean(),
    flashed: fc.boolean(),
    tabStop: fc.constantFrom(-1, 0, 2),
    searchText: fc.constantFrom('', 'panado', 'a', '10'),
    glyphWidths: fc.constantFrom(null, GLYPH_WIDTHS),
    expanded: fc.boolean(),
    level: fc.constantFrom(undefined, 1, 2),
    open: fc.constantFrom(undefined, true, false),
  })
  .map(({ position, name, price, searchText, expanded, ...props }) => {
    const unfolds = props.tracks === TRACKS[1];
    return {
      ...props,
      row: { id: position, name, price },
      rowKey: position,
      position,
      top: position * 30,
      selected: unfolds ? props.selected === true : props.selected,
      pattern: matchPattern({ text: searchText, match: 'contains' }),
      marked: new Set(['name', 'price']),
      expanded: unfolds ? expanded : undefined,
      renderDetail: unfolds && expanded ? (row) => <p>{row.name}</p> : undefined,
    };
  });

/** Returns a row's element after showing a series of rows; null means being spare. */
function shownAfter(series: readonly (RowProps<Line> | null)[]): HTMLElement {
  const slot = new RowSlot<Line>(0);
  const shell = (props: RowProps<Line> | null) => (
    <GridRow slot={slot} tracks={props?.tracks ?? TRACKS[0] ?? []} unfolds={props?.tracks === TRACKS[1]} />
  );
  const { container, rerender, unmount } = render(shell(series[0] ?? null));
  let tracks = series[0]?.tracks;
  for (const props of series) {
    if (props && props.tracks !== tracks) rerender(shell(props));
    tracks = props?.tracks ?? tracks;
    act(() => slot.show(props));
  }
  // The checked property is not an attribute and would not be compared.
  for (const box of container.querySelectorAll('input')) box.toggleAttribute('checked', box.checked);
  const element = container.firstElementChild?.cloneNode(true) as HTMLElement;
  element.normalize();
  unmount();
  return element;
}

describe('a reused element', () => {
  test('shows exactly the content of a new one, whatever it showed before', () => {
    fc.assert(
      fc.property(fc.array(fc.option(anyProps), { maxLength: 4 }), anyProps, (before, props) => {
        const reused = shownAfter([...before, props]);
        const fresh = shownAfter([props]);
        expect(reused.isEqualNode(fresh), `${reused.outerHTML}\n${fresh.outerHTML}`).toBe(true);
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  test('is hidden while it is spare', () => {
    fc.assert(
      fc.property(anyProps, (props) => {
        expect(shownAfter([props, null]).hidden).toBe(true);
      }),
      { numRuns: 5 },
    );
  });
});

describe('slots', () => {
  const series = fc.array(
    fc.record({
      keys: fc.uniqueArray(fc.nat({ max: 20 }), { maxLength: 8 }),
      focused: fc.nat({ max: 8 }),
    }),
    { minLength: 1, maxLength: 10 },
  );

  test('keep their rows, are never shared, and move focus to no other row', () => {
    fc.assert(
      fc.property(series, (steps) => {
        const slots = Array.from({ length: 9 }, (_, id) => ({
          id,
          key: null as number | null,
          hasFocus: (): boolean => false,
        }));
        for (const { keys, focused } of steps) {
          for (const slot of slots) slot.hasFocus = () => slot.id === focused;
          const before = new Map(slots.map(({ id, key }) => [id, key]));
          const given = assignSlots(slots, keys);
          expect(new Set(given).size).toBe(keys.length);
          given.forEach((slot, place) => {
            const known = [...before].find(([, key]) => key === keys[place]);
            if (known) expect(slot?.id).toBe(known[0]);
            else expect(slot?.id).not.toBe(focused);
          });
          for (const slot of slots) slot.key = keys[given.indexOf(slot)] ?? null;
        }
      }),
    );
  });

  test('are placed in reading order around the one with focus', () => {
    fc.assert(
      fc.property(series, (steps) => {
        const pool = new RowPool<Line>();
        const { container, unmount } = render(
          pool
            .slotsFor(8)
            .map((slot) => <GridRow key={slot.id} slot={slot} tracks={TRACKS[0] ?? []} unfolds={false} />),
        );
        for (const { keys, focused } of steps) {
          const rows = keys.toSorted((a, b) => a - b);
          act(() =>
            pool.show({
              positions: rows.map((_, place) => place),
              keyAt: (place) => rows[place] ?? -1,
              rowPropsAt: (place) => getProps(rows[place] ?? -1, place),
              measure: undefined,
            }),
          );
          const seen = [...container.children].filter((row): row is HTMLElement => !(row as HTMLElement).hidden);
          const cell = seen[focused]?.querySelector<HTMLElement>('[aria-colindex]');
          cell?.focus();
          pool.reorder();
          const names = [...container.querySelectorAll('[role=row]:not([hidden]) > :first-child')];
          expect(names.map((name) => name.textContent)).toEqual(rows.map(String));
          if (cell) expect(document.activeElement).toBe(cell);
        }
        unmount();
      }),
      { numRuns: 40 },
    );
  });
});

function getProps(id: number, position: number): RowProps<Line> {
  return {
    row: { id, name: String(id), price: null },
    rowKey: id,
    position,
    top: position * 30,
    tracks: TRACKS[0] ?? [],
    tone: undefined,
    selected: undefined,
    active: false,
    flashed: false,
    tabStop: -1,
    pattern: null,
    marked: new Set(),
    glyphWidths: null,
    expanded: undefined,
    renderDetail: undefined,
    level: undefined,
    open: undefined,
  };
}
