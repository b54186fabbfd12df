import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Carousel } from './Carousel.tsx';

const slides = ['Winter', 'Kestrel', 'Bonus'].map((label) => ({
  id: label,
  label,
  content: <a href={`#${label}`}>{label}</a>,
}));
const shown = () => screen.getByRole('group').getAttribute('aria-label');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const reduceMotion = (reduce: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: reduce, addEventListener() {}, removeEventListener() {} }));

beforeEach(() => {
  vi.useFakeTimers();
  reduceMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Carousel', () => {
  it('advances every five seconds, and wraps from the last slide to the first', () => {
    render(<Carousel label="Promotions" slides={slides} />);
    expect(shown()).toBe('1 of 3: Winter');
    wait(4999);
    expect(shown()).toBe('1 of 3: Winter');
    wait(1);
    expect(shown()).toBe('2 of 3: Kestrel');
    wait(5000);
    wait(5000);
    expect(shown()).toBe('1 of 3: Winter');
  });

  it('stops at the last slide without a loop', () => {
    render(<Carousel label="Promotions" slides={slides} loop={false} interval={100} />);
    for (let count = 0; count < 5; count += 1) wait(100);
    expect(shown()).toBe('3 of 3: Bonus');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  });

  it('pauses while the pointer is over it', () => {
    render(<Carousel label="Promotions" slides={slides} />);
    const carousel = screen.getByRole('region', { name: 'Promotions' });
    fireEvent.pointerEnter(carousel);
    wait(20_000);
    expect(shown()).toBe('1 of 3: Winter');
    fireEvent.pointerLeave(carousel);
    wait(5000);
    expect(shown()).toBe('2 of 3: Kestrel');
  });

  it('pauses while focus is inside it', () => {
    render(<Carousel label="Promotions" slides={slides} />);
    act(() => screen.getByRole('link').focus());
    wait(20_000);
    expect(shown()).toBe('1 of 3: Winter');
    act(() => (document.activeElement as HTMLElement).blur());
    wait(5000);
    expect(shown()).toBe('2 of 3: Kestrel');
  });

  it('does not advance by itself with reduced motion', () => {
    reduceMotion(true);
    render(<Carousel label="Promotions" slides={slides} />);
    wait(60_000);
    expect(shown()).toBe('1 of 3: Winter');
  });

  it('is paused and resumed by a button, and announces slides while paused', () => {
    render(<Carousel label="Promotions" slides={slides} />);
    expect(screen.getByRole('group').getAttribute('aria-live')).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(60_000);
    expect(shown()).toBe('1 of 3: Winter');
    expect(screen.getByRole('group').getAttribute('aria-live')).toBe('polite');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(5000);
    expect(shown()).toBe('2 of 3: Kestrel');
  });

  it('moves to the slide that its controls select', () => {
    render(<Carousel label="Promotions" slides={slides} interval={0} />);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toBe('3 of 3: Bonus');
    fireEvent.click(screen.getByRole('button', { name: 'Kestrel' }));
    expect(shown()).toBe('2 of 3: Kestrel');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('renders nothing without slides, and no controls for one slide', () => {
    const { container, rerender } = render(<Carousel label="Promotions" slides={[]} />);
    expect(container.querySelector('.m-carousel')).toBeNull();
    rerender(<Carousel label="Promotions" slides={slides.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
