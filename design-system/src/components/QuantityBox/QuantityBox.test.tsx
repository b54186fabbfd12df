import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { QuantityBox, type QuantityBoxProps } from './QuantityBox.tsx';
import { parseQuantity, stepDown, stepUp } from './steps.ts';

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
    expect(stepDown(value, step)).toBe(expected);
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
    expect(stepUp(value, step, 999_999)).toBe(expected);
  });

  it.each([
    ['', null],
    ['12', 12],
    ['012', 12],
    ['1 000', 1000],
    ['0', undefined],
    ['1e3', undefined],
    ['1.5', undefined],
    ['1,5', undefined],
    ['-3', undefined],
    ['+3', undefined],
    ['12b', undefined],
    ['999999', 999_999],
    ['1000000', undefined],
  ])('reads "%s" as %s', (text, expected) => {
    expect(parseQuantity(text, 999_999)).toBe(expected);
  });
});

const Controlled = (props: Partial<QuantityBoxProps>) => {
  const [value, setValue] = useState<number | null>(props.value ?? 12);
  const change = (next: number | null) => {
    props.onChange?.(next);
    setValue(next);
  };
  return <QuantityBox label="Quantity" {...props} value={value} onChange={change} />;
};

describe('QuantityBox', () => {
  const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

  it('selects its number on focus, so that typing replaces it', async () => {
    const { user } = render(<Controlled />);
    await user.tab();
    expect(document.activeElement).toBe(box());
    await user.keyboard('7');
    expect(box().value).toBe('7');
  });

  it('steps to multiples with the buttons and the arrow keys', async () => {
    const { user } = render(<Controlled value={13} step={6} />);
    await user.click(screen.getByRole('button', { name: 'Plus' }));
    expect(box().value).toBe('18');
    await user.click(screen.getByRole('button', { name: 'Minus' }));
    expect(box().value).toBe('12');
    await user.click(box());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(box().value).toBe('18');
  });

  it('accepts any typed whole number, multiple or not', async () => {
    const { user } = render(<Controlled step={6} />);
    await user.tab();
    await user.keyboard('7');
    expect(box().value).toBe('7');
  });

  it.each(['1.5', '-3', '0', '1e3', '1000000'])(
    'keeps the typed text "%s", shows the reason, and has no quantity',
    async (text) => {
      const onChange = vi.fn();
      const { user } = render(<Controlled onChange={onChange} />);
      await user.tab();
      await user.keyboard(text);
      expect(box().value).toBe(text);
      expect(onChange).toHaveBeenLastCalledWith(null);
      expect(box().getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText('Enter a whole number from 1 to 999 999.')).toBeDefined();
    },
  );

  it('clears invalid text once a number is set', async () => {
    const { user } = render(<Controlled />);
    await user.tab();
    await user.keyboard('1.5');
    await user.click(screen.getByRole('button', { name: 'Plus' }));
    expect(box().value).toBe('1');
    expect(box().getAttribute('aria-invalid')).toBeNull();
    await user.clear(box());
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it('is empty while nothing is typed', async () => {
    const { user } = render(<Controlled />);
    await user.clear(box());
    expect(box().value).toBe('');
  });

  it('does nothing on the mouse wheel', () => {
    render(<Controlled />);
    box().focus();
    fireEvent.wheel(box(), { deltaY: 100 });
    expect(box().value).toBe('12');
  });

  it('passes Enter to its owner', async () => {
    const onEnter = vi.fn();
    const { user } = render(<Controlled onEnter={onEnter} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('reports a step that is not a valid multiple', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Controlled step={0} />)).toThrow(/step is 0/);
    vi.restoreAllMocks();
  });
});
