import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../types.ts';
import { fitColumns, measureColumns } from './columnFit.ts';
import { useColumnFit } from './useColumnFit.ts';

/** Every character is 10 px wide. */
const glyphWidths = Object.fromEntries(Array.from({ length: 256 }, (_, code) => [code, 10]));
const measuring = { glyphWidths, measureColumns, fitColumns };
const codes: readonly GridColumn<string>[] = [{ id: 'code', header: '', noTruncate: true, value: (row) => row }];
const layout = { order: [], widths: {}, shown: {}, pinned: {} };
const scroller = { current: null };

interface Shown {
  rows: readonly string[];
  subject?: string;
  /** Null before measuring is possible. */
  characters?: typeof measuring | null;
  columns?: readonly GridColumn<string>[];
}

/** Renders a grid with rows of a subject, and returns its column's width. */
function getFit(first: Shown) {
  const { result, rerender } = renderHook(
    ({ rows, subject, characters = measuring, columns = codes }: Shown) =>
      useColumnFit({
        columns,
        layout,
        scroller,
        taken: 0,
        measuring: characters,
        subject,
        summaryRows: undefined,
        shown: rows,
        firstRows: (count) => rows.slice(0, count),
      }),
    { initialProps: first },
  );
  const change = (rows: readonly string[]) => act(() => result.current.measureRows(rows));
  return { width: () => result.current.columns[0]?.width ?? 0, show: rerender, change };
}

const LONG = ['a code of many letters'];
const SHORT = ['code'];

describe('a column that grew', () => {
  it('keeps its width while the rows have the same subject', () => {
    const { width, show } = getFit({ rows: LONG, subject: 'one' });
    const before = width();
    show({ rows: SHORT, subject: 'one' });
    expect(width()).toBe(before);
  });

  it('keeps its width if no subject is given', () => {
    const { width, show } = getFit({ rows: LONG });
    const before = width();
    show({ rows: SHORT });
    expect(width()).toBe(before);
  });

  it('keeps its width in another font, whatever is filtered by then', () => {
    const characters = { ...measuring };
    const { width, show } = getFit({ rows: LONG, subject: 'one' });
    const before = width();
    show({ rows: SHORT, subject: 'one' });
    show({ rows: SHORT, subject: 'one', characters });
    expect(width()).toBe(before);
    show({ rows: [...SHORT], subject: 'two', characters });
    expect(width()).toBeLessThan(before);
  });

  it('fits in another font the rows that were shown in between', () => {
    const wide = getFit({ rows: LONG }).width();
    const { width, show } = getFit({ rows: SHORT });
    show({ rows: LONG });
    show({ rows: [...SHORT] });
    show({ rows: [...SHORT], characters: { ...measuring } });
    expect(width()).toBe(wide);
  });

  it('fits changed texts of the same rows, whatever is filtered by then', () => {
    const quoted = codes.map((column) => ({ ...column, value: (row: string) => `'${row}'` }));
    const wide = getFit({ rows: LONG, columns: quoted }).width();
    const { width, show } = getFit({ rows: LONG });
    show({ rows: SHORT });
    show({ rows: [...SHORT], columns: quoted });
    expect(width()).toBe(wide);
    // Other columns may not support rows of the previous ones.
    const others = [{ ...codes[0], id: 'name' } as GridColumn<string>];
    show({ rows: SHORT, columns: others });
    expect(width()).toBe(getFit({ rows: SHORT, columns: others }).width());
  });

  it('fits rows that were removed before they could be measured', () => {
    const wide = getFit({ rows: LONG }).width();
    const { width, show } = getFit({ rows: LONG, characters: null });
    show({ rows: SHORT, characters: null });
    show({ rows: SHORT });
    expect(width()).toBe(wide);
    const changed = getFit({ rows: SHORT, characters: null });
    changed.change(LONG);
    changed.show({ rows: SHORT });
    expect(changed.width()).toBe(wide);
    const other = getFit({ rows: LONG, subject: 'one', characters: null });
    other.show({ rows: SHORT, subject: 'two', characters: null });
    other.show({ rows: SHORT, subject: 'two' });
    expect(other.width()).toBeLessThan(wide);
  });

  it('fits changed rows when a font takes more room', () => {
    const rows = [...SHORT];
    const { width, show } = getFit({ rows });
    // A store modifies its array in place.
    rows.splice(0, 1, ...LONG);
    const wide = Object.fromEntries(Object.entries(glyphWidths).map(([code, each]) => [code, each * 2]));
    show({ rows, characters: { ...measuring, glyphWidths: wide } });
    expect(width()).toBeGreaterThan((LONG[0]?.length ?? 0) * 20);
  });

  it('is measured again for rows of another subject, as soon as they are there', () => {
    const alone = getFit({ rows: SHORT, subject: 'two' }).width();
    const { width, show } = getFit({ rows: LONG, subject: 'one' });
    const before = width();
    const sorted = [...LONG];
    show({ rows: sorted, subject: 'one' });
    show({ rows: sorted, subject: 'two' });
    expect(width()).toBe(before);
    show({ rows: SHORT, subject: 'two' });
    expect(width()).toBe(alone);
    expect(alone).toBeLessThan(before);
  });
});
