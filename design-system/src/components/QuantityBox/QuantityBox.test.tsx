import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { QuantityBox, type QuantityBoxProps } from './QuantityBox.tsx';
import { higher, lower, typed } from './steps.ts';

describe('stepping by a multiple', () => {
  it.each([
    [null, 6, 6],
    [1, 6, 6],
    [6, 6, 6],
    [7, 6, 6],
    [12, 6, 6],
    [13, 6, 12],
    [18, 6, 12],
    [5, 1, 4],
    [1, 1, 1],
  ])('down from %s by %d gives %d', (value, step, expected) => {
    expect(lower(value, step)).toBe(expected);
  });

  it.each([
    [null, 6, 6],
    [1, 6, 6],
    [6, 6, 12],
    [7, 6, 12],
    [999_996, 6, 999_996],
    [999_999, 1, 999_999],
    [999_998, 1, 999_999],
  ])('up from %s by %d gives %d', (value, step, expected) => {
    expect(higher(value, step, 999_999)).toBe(expected);
  });

  it.each([
    ['', null],
    ['12', 12],
    ['012', 12],
    ['0', null],
    ['1e3', 13],
    ['-4.5', 45],
    ['999999', 999_999],
    ['1000000', undefined],
  ])('reads "%s" as %s', (text, expected) => {
    expect(typed(text, 999_999)).toBe(expected);
  });
});

const Held = (props: Partial<QuantityBoxProps>) => {
  const [value, setValue] = useState<number | null>(props.value ?? 12);
  return <QuantityBox label="Quantity" {...props} value={value} onChange={setValue} />;
};

describe('QuantityBox', () => {
  const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

  it('selects its figure on focus, so that typing replaces it', async () => {
    const { user } = render(<Held />);
    await user.tab();
    expect(document.activeElement).toBe(box());
    await user.keyboard('7');
    expect(box().value).toBe('7');
  });

  it('goes to multiples with the buttons and the arrow keys', async () => {
    const { user } = render(<Held value={13} step={6} />);
    await user.click(screen.getByRole('button', { name: 'Plus' }));
    expect(box().value).toBe('18');
    await user.click(screen.getByRole('button', { name: 'Minus' }));
    expect(box().value).toBe('12');
    await user.click(box());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(box().value).toBe('18');
  });

  it('lets anything whole be typed, multiple or not', async () => {
    const { user } = render(<Held step={6} />);
    await user.tab();
    await user.keyboard('7');
    expect(box().value).toBe('7');
  });

  it('takes digits only and nothing above its maximum', async () => {
    const { user } = render(<Held />);
    await user.tab();
    await user.keyboard('a1-2.3e9999999');
    expect(box().value).toBe('123999');
  });

  it('is empty while nothing is typed', async () => {
    const { user } = render(<Held />);
    await user.clear(box());
    expect(box().value).toBe('');
  });

  it('does nothing when the wheel turns over it', () => {
    render(<Held />);
    box().focus();
    fireEvent.wheel(box(), { deltaY: 100 });
    expect(box().value).toBe('12');
  });

  it('hands Enter to its owner', async () => {
    const onEnter = vi.fn();
    const { user } = render(<Held onEnter={onEnter} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('complains about a step that is no multiple', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Held step={0} />)).toThrow(/step is 0/);
    vi.restoreAllMocks();
  });
});
