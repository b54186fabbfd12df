import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../types.ts';
import { fitColumns, measureColumns } from './columnFit.ts';
import type { GlyphWidths } from './glyphWidths.ts';
import { widthFor } from './glyphWidths.ts';
import { getTracks } from './gridTracks.ts';
import { isNeverTruncated } from './untruncatedColumns.ts';

interface Line {
  name: string;
  price: number;
}

/** Every character is 10 px wide. */
const GLYPHS: GlyphWidths = Object.fromEntries(Array.from({ length: 256 }, (_, code) => [code, 10]));
const column = (id: string, given: Partial<GridColumn<Line>> = {}): GridColumn<Line> => ({
  id,
  header: id,
  sortable: false,
  value: (line) => line.name,
  ...given,
});
const price = column('price', { kind: 'money', width: 40, value: (line) => line.price });
const name = column('name', { minWidth: 50, suffixStart: (text) => text.indexOf(' ') });
const line = (text: string, cents = 1): Line => ({ name: text, price: cents });
const need = (text: string) => widthFor(text, GLYPHS) + 17;
const getWidth = (columns: readonly GridColumn<Line>[], id: string) => columns.find((one) => one.id === id)?.width;
const shownIds = (columns: readonly GridColumn<Line>[]) => columns.filter(({ hidden }) => !hidden).map(({ id }) => id);

describe('a column of numbers, amounts or dates', () => {
  it.each(['number', 'money', 'date'] as const)('is never truncated by default: %s', (kind) => {
    expect(isNeverTruncated(column('a', { kind }))).toBe(true);
    expect(isNeverTruncated(column('a', { kind, noTruncate: false }))).toBe(false);
  });

  it('is as wide as its widest text, whatever it declares', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1 }), (amounts) => {
        const rows = amounts.map((cents) => line('', cents));
        const [fitted] = fitColumns([price], measureColumns([price], rows, GLYPHS), null);
        const widest = Math.max(...amounts.map((cents) => need(String(cents))));
        expect(fitted?.width).toBeGreaterThanOrEqual(Math.floor(widest));
      }),
    );
  });

  it('fits its header and its footer too', () => {
    const total = column('a price of some length', { kind: 'money', value: () => 1, summary: () => '9 999 999.00' });
    const without = fitColumns([total], measureColumns([total], [line('')], GLYPHS), null);
    expect(without[0]?.width).toBeGreaterThan(need(total.header));
    const sum = column('sum', { kind: 'money', value: () => 1, summary: () => '9 999 999.00' });
    const withSum = fitColumns([sum], measureColumns([sum], [], GLYPHS, undefined, []), null);
    expect(withSum[0]?.width).toBeGreaterThan(need('9 999 999.00'));
  });

  it('cannot be narrower than its content, and keeps a greater width', () => {
    const needs = measureColumns([price], [line('', 123_456)], GLYPHS);
    const width = (requested: number) => getWidth(fitColumns([price], needs, null, {}, { price: requested }), 'price');
    expect(width(20)).toBe(Math.ceil(need('123456')));
    expect(width(300)).toBe(300);
  });

  it('takes the remaining width if it declares a share', () => {
    const flexible = column('supplier', { noTruncate: true, flex: 1 });
    const [fitted] = fitColumns([flexible], measureColumns([flexible], [line('Protea')], GLYPHS), null);
    expect(fitted?.width).toBeUndefined();
    expect(getTracks([fitted as GridColumn<Line>], 'none', false)[0]?.size).toBe(
      `minmax(${Math.ceil(widthFor('supplier', GLYPHS) * 1.1 + 17)}px, 1fr)`,
    );
  });
});

describe('a name with a suffix', () => {
  it('is never narrower than its suffix and a part of the name', () => {
    const rows = [line('Amatol-Amoxicillin 250/125mg·TAB·15')];
    const [fitted] = fitColumns([name], measureColumns([name], rows, GLYPHS), null);
    expect(fitted?.minWidth).toBeGreaterThan(need(' 250/125mg·TAB·15'));
    expect(fitted?.minWidth).toBeLessThan(need('Amatol-Amoxicillin 250/125mg·TAB·15'));
  });

  it('shrinks to its first letter if the width is short by no more', () => {
    const rows = [line('Amatol-Amoxicillin 250/125mg·TAB·15', 123_456)];
    const columns = [name, price];
    const needs = measureColumns(columns, rows, GLYPHS);
    const availableWidth = (short: number) => {
      const [first, second] = fitColumns(columns, needs, null);
      return (first?.minWidth ?? 0) + (second?.width ?? 0) - short;
    };
    const minimumWidth = (short: number) => fitColumns(columns, needs, availableWidth(short))[0]?.minWidth ?? 0;
    expect(minimumWidth(0) - minimumWidth(30)).toBe(30);
    expect(minimumWidth(30)).toBeGreaterThanOrEqual(need(' 250/125mg·TAB·15') + 10);
    // The suffix is never cut off: the grid scrolls sideways, with its edge at the start of a column.
    expect(minimumWidth(60)).toBe(availableWidth(60));
    expect(getWidth(fitColumns(columns, needs, availableWidth(60)), 'price')).toBe(Math.ceil(need('123456')));
  });

  it('keeps its declared width', () => {
    const wide = { ...name, minWidth: 300 };
    const needs = measureColumns([wide], [line('Amatol 5mg')], GLYPHS);
    expect(fitColumns([wide], needs, 100)[0]?.minWidth).toBe(300);
  });

  it('needs no more than its full width', () => {
    const rows = [line('A 5mg')];
    const [fitted] = fitColumns([name], measureColumns([name], rows, GLYPHS), null);
    expect(fitted?.minWidth).toBe(Math.max(50, Math.ceil(need('A 5mg'))));
  });
});

describe('the measured width', () => {
  it('grows and never shrinks, and stays the same map while nothing grows', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ maxLength: 12 }))), (batches) => {
        let needs = measureColumns([name], [], GLYPHS);
        for (const texts of batches) {
          const next = measureColumns(
            [name],
            texts.map((text) => line(text)),
            GLYPHS,
            needs,
          );
          expect(next.get('name')?.full).toBeGreaterThanOrEqual(needs.get('name')?.full ?? 0);
          expect(
            measureColumns(
              [name],
              texts.map((text) => line(text)),
              GLYPHS,
              next,
            ),
          ).toBe(next);
          needs = next;
        }
      }),
    );
  });

  it('changes nothing before the font is known', () => {
    const columns = [name, price];
    expect(fitColumns(columns, new Map(), 100)).toBe(columns);
  });
});

describe('low-priority columns', () => {
  const columns = [
    name,
    price,
    column('code', { noTruncate: true, priority: 2 }),
    column('user', { noTruncate: true, priority: 3 }),
  ];
  const rows = [line('Panado 20', 5)];
  const needs = measureColumns(columns, rows, GLYPHS);
  const full = (ids: readonly string[]) => ids.reduce((sum, id) => sum + Math.ceil(needs.get(id)?.full ?? 0), 0);
  const fit = (availableWidth: number, requested = {}) =>
    shownIds(fitColumns(columns, needs, availableWidth, requested));

  it('show while there is room for all columns before them', () => {
    expect(fit(full(['name', 'price', 'code', 'user']) + 4)).toEqual(['name', 'price', 'code', 'user']);
    expect(fit(full(['name', 'price', 'code']) + 4)).toEqual(['name', 'price', 'code']);
    expect(fit(10)).toEqual(['name', 'price']);
  });

  it('show if the user enabled them, and no others because of it', () => {
    expect(fit(10, { user: true })).toEqual(['name', 'price', 'user']);
  });

  it('never replace a high-priority column', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (availableWidth) => {
        expect(fit(availableWidth)).toEqual(expect.arrayContaining(['name', 'price']));
      }),
    );
  });
});
