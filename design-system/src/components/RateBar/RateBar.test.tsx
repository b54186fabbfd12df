import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { DeltaBar } from '../DeltaBar/DeltaBar.tsx';
import { RateBar } from './RateBar.tsx';

describe('RateBar', () => {
  it.each([
    [5, 15, '33%', '33'],
    [0, 15, '0%', '0'],
    [20, 15, '100%', '100'],
    [-1, 15, '0%', '0'],
    [1, 1000, '<1%', '0'],
  ])('%d of %d shows %s', (part, total, text, now) => {
    render(<RateBar label="Regretted" part={part} total={total} />);
    const meter = screen.getByRole('meter', { name: 'Regretted' });
    expect([meter.getAttribute('aria-valuetext'), meter.getAttribute('aria-valuenow')]).toEqual([text, now]);
    expect(screen.getByText(text)).toBeDefined();
  });

  it('renders no bar for a total of zero', () => {
    const { container } = render(<RateBar label="Regretted" part={0} total={0} />);
    expect(container.textContent).toBe('');
  });

  it('shows only the bar if its text is shown elsewhere', () => {
    const { container } = render(<RateBar bare label="Minimum" part={1} total={2} text="half" />);
    expect(container.textContent).toBe('');
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('half');
  });
});

describe('DeltaBar', () => {
  it.each([
    [-10, 40, 'less', '12.5%'],
    [40, 40, 'more', '50%'],
    [90, 40, 'more', '50%'],
    [0, 40, 'same', '0%'],
    [0, 0, 'same', '0%'],
  ])('%d of %d extends from the centre line to its side', (delta, extent, side, length) => {
    render(<DeltaBar label="Against others" delta={delta} extent={extent} />);
    const bar = screen.getByRole('img', { name: 'Against others' }).firstElementChild as HTMLElement;
    expect([bar.dataset.side, bar.style.inlineSize]).toEqual([side, length]);
  });
});
