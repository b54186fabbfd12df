import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MinimumCell, minimumText } from './MinimumCell.tsx';
import { messages } from './messages.ts';

const money = (cents: number) => `R${cents / 100}`;
const supplier = (value: number, minimum: number) => ({
  code: 'KEST',
  name: 'Kestrel',
  accounts: '',
  lineCount: 1,
  lines: [],
  value,
  minimum,
  missing: Math.max(0, minimum - value),
});

it.each([
  [120_000, 200_000, '60', 'R800 below minimum', 'R2000 · R800 below minimum'],
  [250_000, 200_000, '100', messages.send.minimumReached, 'R2000'],
])('compares %d with %d in a bar and in text', (value, minimum, now, said, text) => {
  render(<MinimumCell supplier={supplier(value, minimum)} money={money} />);
  const bar = screen.getByRole('meter', { name: messages.send.columns.minimum });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([now, said]);
  expect(screen.getByText(text)).toBeDefined();
});

it('is empty if a supplier has no minimum', () => {
  const { container } = render(<MinimumCell supplier={supplier(500, 0)} money={money} />);
  expect(container.textContent).toBe('');
  expect(minimumText(supplier(500, 0), money)).toBe('');
});
