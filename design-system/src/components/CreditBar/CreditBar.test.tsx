import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { CreditBar } from './CreditBar.tsx';
import { creditLevel } from './creditLevel.ts';

describe('creditLevel', () => {
  it.each([
    [0, 100, 'low'],
    [25, 100, 'low'],
    [25.01, 100, 'medium'],
    [49.99, 100, 'medium'],
    [50, 100, 'high'],
    [99.99, 100, 'high'],
    [100, 100, 'over'],
    [140, 100, 'over'],
    [-5, 100, 'low'],
    [0, 0, 'none'],
    [10, 0, 'none'],
    [10, -1, 'none'],
  ])('for %d of %d is %s', (usage, limit, level) => {
    expect(creditLevel(usage, limit)).toBe(level);
  });
});

describe('CreditBar', () => {
  const format = (amount: number) => `R${amount.toFixed(2)}`;

  it('shows the numbers, not only the colour', () => {
    render(<CreditBar usage={41_000} limit={50_000} format={format} />);
    expect(screen.getByRole('meter', { name: 'Credit usage' }).getAttribute('aria-valuetext')).toBe(
      'R41000.00 of R50000.00 (82%)',
    );
    expect(screen.getByText('R41000.00 of R50000.00 (82%)')).toBeDefined();
  });

  it('uses the same thresholds for the value after this order', () => {
    const { container, rerender } = render(<CreditBar usage={10_000} adding={20_000} limit={50_000} format={format} />);
    const after = () => container.querySelector<HTMLElement>('.m-credit__after');
    const valueText = () => screen.getByRole('meter').getAttribute('aria-valuetext');
    expect([screen.getByRole('meter').dataset.level, after()?.dataset.level]).toEqual(['low', 'high']);
    expect(valueText()).toBe('R10000.00 of R50000.00 (20%), R30000.00 (60%) after this order');
    rerender(<CreditBar usage={10_000} adding={60_000} limit={50_000} format={format} />);
    expect([after()?.dataset.level, after()?.style.inlineSize]).toEqual(['over', '100%']);
    rerender(<CreditBar usage={10_000} adding={0} limit={50_000} format={format} />);
    expect([after(), valueText()]).toEqual([null, 'R10000.00 of R50000.00 (20%)']);
  });

  it('shows that there is no limit', () => {
    render(<CreditBar usage={41_000} limit={0} format={format} />);
    expect(screen.getByText('Credit Limit Not Set')).toBeDefined();
    expect(screen.queryByRole('meter')).toBeNull();
  });
});
