import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { priceTrails } from '#products/history/model/priceTrail.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import { priceTrailColumn } from './priceTrailColumn.tsx';

const bought = (sentAt: string, price: number) => ({
  supplier: 'Alpha',
  code: 'A1',
  supplied: 12,
  sentAt,
  price,
});
const trails = priceTrails([bought('2026-02-03T08:00:00', 22_410), bought('2025-09-01T08:00:00', 21_000)]);
const column = priceTrailColumn(trails, (cents) => `R${cents / 100}`);
const row = (supplier: string, supplierProductCode: string) =>
  ({ price: { supplier, supplierProductCode } }) as unknown as PriceRow;
const shown = (of: PriceRow) => {
  const text = column.format?.(column.value(of), of) ?? '';
  return render(column.render?.(of, { text, highlighted: text }));
};

it('renders paid prices as a chart, and the last purchase as text', async () => {
  const text = 'Last bought 2026/02/03: 12 at R224.1; from R210 to R224.1 in a year';
  expect(column.value(row('Alpha', 'A1'))).toBe(22_410);
  shown(row('Alpha', 'A1'));
  expect(await screen.findByRole('img', { name: text })).toBeDefined();
});

it.each([
  ['another supplier', row('Beta', 'A1')],
  ['another code', row('Alpha', 'A2')],
])('is empty for %s, without purchases', (_who, of) => {
  expect(column.value(of)).toBeNull();
  expect(shown(of).container.textContent).toBe('');
  expect(screen.queryByRole('img')).toBeNull();
});
