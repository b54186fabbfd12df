import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { sparkPath, sparkPoints } from '../Sparkline/sparkPoints.ts';
import { BarChart } from './BarChart.tsx';

describe('BarChart', () => {
  it('renders the name, number and length of each bar', () => {
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
  it('stays in its box, for any values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 2, maxLength: 40 }),
        (values) => {
          for (const { x, y } of sparkPoints(values)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(96.001);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(24);
          }
        },
      ),
    );
  });

  it('holds a price until it changes, and positions the change at its time', () => {
    const points = sparkPoints([10, 20, 15], [0, 90, 100], 108);
    expect(points.map(({ x }) => x)).toEqual([4, 94, 104]);
    expect(sparkPath(points, true)).toBe('M4 20H94V4H104V12');
    expect(sparkPath(points, false)).toBe('M4 20L94 4L104 12');
  });

  it('has a name, renders one value as a dot, and nothing without values', () => {
    const { rerender, container } = render(<Sparkline label="Rising" values={[1, 2]} />);
    expect(screen.getByRole('img', { name: 'Rising' }).querySelectorAll('path')).toHaveLength(1);
    rerender(<Sparkline label="Once" values={[1]} last="R1.00" />);
    expect(screen.getByRole('img', { name: 'Once' }).querySelectorAll('path')).toHaveLength(0);
    expect(container.textContent).toBe('R1.00');
    rerender(<Sparkline label="Never" values={[]} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('marks the lowest and the highest value, if they differ', () => {
    const { rerender, container } = render(<Sparkline extremes label="Line" values={[3, 1, 2]} />);
    expect(container.querySelectorAll('[data-extreme]')).toHaveLength(2);
    rerender(<Sparkline extremes label="Line" values={[2, 2]} />);
    expect(container.querySelectorAll('[data-extreme]')).toHaveLength(0);
  });
});
