import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PriceBaseline, PriceMark, PriceRow } from '#products/prices/model/priceRow.ts';
import { type PriceColumnsContext, priceColumns } from './priceColumns.tsx';

const money = (cents: number) => `R${(cents / 100).toFixed(2)}`;
const settings = {
  ordering_NettPriceExclusive: true,
  ordering_NettPriceInclusive: false,
  ordering_LockPreferred: false,
} as PriceColumnsContext['settings'];

const columnsFor = (baseline: PriceBaseline) =>
  priceColumns({ settings, money, short: (name) => name, trails: new Map(), baseline, extent: 2000 });
const column = (id: string, baseline: PriceBaseline = 'preferred') => {
  const found = columnsFor(baseline).find((each) => each.id === id);
  if (!found) throw new Error(`There is no column ${id}.`);
  return found;
};
const row = (given: { marks?: readonly PriceMark[]; premium?: number; delta?: number }) =>
  ({ marks: [], premium: 0, delta: 0, ...given }) as unknown as PriceRow;
const shown = (id: string, of: PriceRow) => {
  const { value, format, render: renderCell } = column(id);
  const text = format?.(value(of), of) ?? String(value(of));
  return render(renderCell?.(of, { text, highlighted: text }));
};

describe('the comparison column', () => {
  it.each([
    ['preferred', 'vs Preferred', 'R12.00 less than the preferred supplier'],
    ['last', 'vs Bought last', 'R12.00 less than where it was bought last'],
    ['dearest', 'vs Dearest', 'R12.00 less than the dearest supplier'],
  ] as const)('names %s in its header and in its text', (baseline, header, words) => {
    const against = column('against', baseline);
    expect(against.header).toBe(header);
    expect(against.format?.(0, row({ delta: -1200 }))).toBe(words);
  });

  it.each([
    [-1200, '−R12.00', 'R12.00 less than the preferred supplier'],
    [1200, '+R12.00', 'R12.00 more than the preferred supplier'],
    [0, '', 'As much as the preferred supplier'],
  ])('shows a difference of %d with its number next to the bar', (delta, figure, words) => {
    expect(shown('against', row({ delta })).container.textContent).toBe(figure);
    expect(screen.getByRole('img', { name: words })).toBeDefined();
  });
});

describe('the marks column', () => {
  it('shows how much the preferred supplier is dearer than the cheapest, and reserves width for it', () => {
    const dearer = row({ marks: ['preferred', 'last'], premium: 6659 });
    const marks = column('marks');
    expect(marks.value(dearer)).toBe('Preferred, Bought last, R66.59 above the cheapest');
    expect(shown('marks', dearer).container.textContent).toContain('R66.59 dearer');
    expect(marks.renderWidth?.(dearer)).toBeGreaterThan(
      marks.renderWidth?.(row({ marks: ['preferred', 'last'] })) as number,
    );
  });

  it.each([[[]], [['preferred']], [['cheapest', 'last']]] as const)('shows no difference for %j', (given) => {
    const plain = row({ marks: given });
    expect(shown('marks', plain).container.textContent).not.toMatch(/dearer|above/);
    expect(column('marks').renderWidth?.(plain)).toEqual(expect.any(Number));
  });
});

it('names the baseline of Save and % Save', () => {
  expect([column('save').hint, column('savePercent').hint]).toEqual(Array(2).fill('Against the dearest supplier'));
});
