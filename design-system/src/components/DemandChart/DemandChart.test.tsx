import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { DemandChart } from './DemandChart.tsx';

const months = [
  { month: '2025/12', ordered: 10, invoiced: 5 },
  { month: '2026/01', ordered: 20, invoiced: 20 },
];
const heights = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.m-demand__bars > span')].map((bar) => bar.style.blockSize);

describe('DemandChart', () => {
  it('has a table for screen readers', () => {
    render(<DemandChart label="Year" months={months} average={15} suggested={20} />);
    const table = screen.getByRole('table', { name: 'Year. 15 a month on average. 20 suggested' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['MonthOrderedInvoiced', 'Dec 2025105', 'Jan 20262020']);
  });

  it('uses one scale for all its values', () => {
    const { container } = render(<DemandChart label="Year" months={months} suggested={10} />);
    expect(heights(container)).toEqual(['50%', '25%', '100%', '100%', '50%']);
  });

  it('renders nothing below zero and does not divide by zero', () => {
    const none = months.map(({ month }) => ({ month, ordered: -4, invoiced: 0 }));
    const { container } = render(<DemandChart label="Year" months={none} average={0} suggested={0} />);
    expect(heights(container)).toEqual([]);
    expect(container.querySelector('.m-demand__average')).toBeNull();
  });

  it('is one tab stop in which arrow keys move between values', async () => {
    const { user } = render(<DemandChart label="Year" months={months} suggested={10} reason="in tens" />);
    await user.tab();
    const reading = () => screen.getByRole('status').textContent;
    expect(reading()).toBe('Jan 2026: 20 ordered, 20 invoiced');
    await user.keyboard('{Home}');
    expect(reading()).toBe('Dec 2025: 10 ordered, 5 invoiced');
    await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(reading()).toBe('10 suggested: in tens');
    await user.tab();
    expect(reading()).toBe('');
  });

  it('shows the value under the pointer', () => {
    const { container } = render(<DemandChart label="Year" months={months} />);
    const [first] = container.querySelectorAll('.m-demand__column');
    fireEvent.pointerEnter(first as Element, { pointerType: 'mouse' });
    expect(screen.getByRole('status').textContent).toBe('Dec 2025: 10 ordered, 5 invoiced');
    fireEvent.pointerLeave(screen.getByRole('img'));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
