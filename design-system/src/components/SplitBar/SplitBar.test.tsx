import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { shownParts } from './parts.ts';
import { SplitBar } from './SplitBar.tsx';

const part = (label: string, value: number) => ({ label, value });

describe('the parts of a bar', () => {
  it('are sorted by size, and empty ones are left out', () => {
    const parts = shownParts([part('a', 1), part('b', 0), part('c', 3), part('d', -2)]);
    expect(parts).toEqual([
      { label: 'c', value: 3, series: 'one' },
      { label: 'a', value: 1, series: 'two' },
    ]);
  });

  it('beyond five are combined, and a single sixth keeps its name', () => {
    const seven = Array.from({ length: 7 }, (_, index) => part(`s${index}`, 10 - index));
    expect(shownParts(seven).at(-1)).toEqual({ label: '2 others', value: 9, series: 'rest' });
    expect(shownParts(seven.slice(0, 6)).at(-1)).toEqual({ label: 's5', value: 5, series: 'rest' });
  });

  it('add up to the given total, for any values', () => {
    const given = fc.array(fc.record({ label: fc.string(), value: fc.integer({ min: 0, max: 1e9 }) }));
    fc.assert(
      fc.property(given, (parts) => {
        const sum = (list: readonly { value: number }[]) => list.reduce((total, { value }) => total + value, 0);
        expect(sum(shownParts(parts))).toBe(sum(parts));
        expect(shownParts(parts).length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('SplitBar', () => {
  const parts = [part('Umvoti', 10), part('Kestrel', 30)];

  it('has a table for screen readers', () => {
    render(<SplitBar label="By supplier" parts={parts} format={(value) => `R${value}`} />);
    const rows = within(screen.getByRole('table', { name: 'By supplier' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(['KestrelR3075%', 'UmvotiR1025%']);
  });

  it('shows the value of a part on focus and on hover', async () => {
    const { user, container } = render(<SplitBar label="By supplier" parts={parts} />);
    await user.tab();
    expect(screen.getByRole('status').textContent).toBe('Kestrel: 30 (75%)');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('status').textContent).toBe('Umvoti: 10 (25%)');
    const [first] = container.querySelectorAll('.m-split-bar__part');
    fireEvent.pointerEnter(first as Element, { pointerType: 'mouse' });
    expect(screen.getByRole('status').textContent).toBe('Kestrel: 30 (75%)');
  });

  it('takes no room if there is nothing to divide', () => {
    const { container } = render(<SplitBar label="By supplier" parts={[part('a', 0)]} />);
    expect(container.textContent).toBe('');
  });
});
