import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { MonthStrip } from '../MonthStrip/MonthStrip.tsx';
import { pointsOf, Sparkline } from '../Sparkline/Sparkline.tsx';
import { BarChart } from './BarChart.tsx';

const months = [
  { month: '2025/12', ordered: 10, invoiced: 5 },
  { month: '2026/01', ordered: 20, invoiced: 20 },
];

describe('MonthStrip', () => {
  it('says each month in words', () => {
    render(<MonthStrip label="History" months={months} />);
    expect(screen.getAllByRole('listitem').map((item) => item.title)).toEqual([
      'Dec 2025: 10 ordered, 5 invoiced',
      'Jan 2026: 20 ordered, 20 invoiced',
    ]);
  });

  it('draws by the largest of all', () => {
    const { container } = render(<MonthStrip label="History" months={months} />);
    const heights = [...container.querySelectorAll<HTMLElement>('.m-months__bars > span')].map(
      (bar) => bar.style.blockSize,
    );
    expect(heights).toEqual(['50%', '25%', '100%', '100%']);
  });

  it('can be chosen from', async () => {
    const onSelect = vi.fn();
    const { user } = render(<MonthStrip label="History" months={months} onSelect={onSelect} />);
    await user.click(screen.getByRole('button', { name: 'Jan 2026: 20 ordered, 20 invoiced' }));
    expect(onSelect).toHaveBeenCalledWith('2026/01');
  });
});

describe('BarChart', () => {
  it('gives each bar its name, its figure and its length', () => {
    const bars = [
      { label: 'Kestrel', value: 50, note: 'invoiced' },
      { label: 'Umvoti', value: -3 },
    ];
    const { container } = render(<BarChart label="Lines" bars={bars} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Kestrel50 invoiced', 'Umvoti-3']);
    const lengths = [...container.querySelectorAll<HTMLElement>('.m-bars__fill')].map((bar) => bar.style.inlineSize);
    expect(lengths).toEqual(['100%', '0%']);
  });
});

describe('Sparkline', () => {
  it('stays in its box, whatever the values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 2, maxLength: 40 }),
        (values) => {
          for (const { x, y } of pointsOf(values)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(96.001);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(24);
          }
        },
      ),
    );
  });

  it('has a name, and draws no line of one value', () => {
    const { rerender } = render(<Sparkline label="Rising" values={[1, 2]} />);
    expect(screen.getByRole('img', { name: 'Rising' })).toBeDefined();
    rerender(<Sparkline label="Rising" values={[1]} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
