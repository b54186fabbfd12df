import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { RangeSlider } from './RangeSlider.tsx';

describe('RangeSlider', () => {
  it('ranges from 1 to 14 in whole steps by default, and exposes its value as text', () => {
    const onChange = vi.fn();
    render(<RangeSlider label="Regrets" value={5} onChange={onChange} format={(days) => `${days} days`} />);
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Regrets' });
    expect([slider.min, slider.max, slider.step]).toEqual(['1', '14', '1']);
    expect(slider.getAttribute('aria-valuetext')).toBe('5 days');
    expect(screen.getByText('5 days')).toBeDefined();
    fireEvent.change(slider, { target: { value: '6' } });
    expect(onChange).toHaveBeenCalledWith(6);
  });

  it('keeps its fill within the track, for any value', () => {
    const getFill = (value: number) => {
      const { unmount } = render(<RangeSlider label="Regrets" value={value} onChange={() => {}} />);
      const fill = screen.getByRole('slider').style.getPropertyValue('--m-slider-part');
      unmount();
      return fill;
    };
    expect([1, 14, 99, -4].map(getFill)).toEqual(['0%', '100%', '100%', '0%']);
  });
});
