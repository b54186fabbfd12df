import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { messages } from './messages.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const onChange = vi.fn();
const Controlled = (props: Partial<NumberFieldProps>) => {
  const [value, setValue] = useState<number | null>(props.value ?? null);
  const change = (next: number | null) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <NumberField label="Discount" {...props} value={value} onChange={change} />
      <button type="button" onClick={() => setValue(99)}>
        Set
      </button>
    </>
  );
};

const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Discount' });
const start = async (props: Partial<NumberFieldProps> = {}) => {
  onChange.mockClear();
  const { user } = render(<Controlled {...props} />);
  await user.tab();
  return user;
};

describe('NumberField', () => {
  it('selects its number on focus, and typing replaces it', async () => {
    const user = await start({ value: 15 });
    await user.keyboard('7');
    expect(box().value).toBe('7');
    expect(onChange).toHaveBeenLastCalledWith(7);
  });

  it('exposes its unit with the number', async () => {
    await start({ value: 15, prefix: 'about', unit: '%' });
    expect(box().getAttribute('aria-valuetext')).toBe('about 15 %');
  });

  it('accepts a number outside the bounds: the caller validates on OK', async () => {
    const user = await start({ min: 10, max: 20 });
    await user.keyboard('250');
    expect(box().value).toBe('250');
    expect(onChange).toHaveBeenLastCalledWith(250);
  });

  it.each([
    ['+8', 0, messages.notANumber],
    ['=9', 0, messages.notANumber],
    ['x4', 0, messages.notANumber],
    ['5.5', 0, messages.whole],
    ['R750', 2, messages.notANumber],
    ['5.555', 2, messages.decimals(2)],
    ['1e3', 2, messages.notANumber],
  ])('keeps the typed text "%s" instead of the number, even on blur', async (text, decimals, problem) => {
    const onProblem = vi.fn();
    const user = await start({ value: 12, decimals, onProblem });
    await user.keyboard(text);
    expect(box().value).toBe(text);
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(onProblem).toHaveBeenLastCalledWith(problem);
    expect(box().getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(box().value).toBe(text);
  });

  it('reports a negative number unchanged, whatever its bounds', async () => {
    const user = await start({ value: 55, min: 1 });
    await user.keyboard('-3');
    expect(onChange).toHaveBeenLastCalledWith(-3);
    expect(box().value).toBe('-3');
  });

  it('explains why a text is not a number if there is an error', async () => {
    const user = await start({ value: 12, error: 'Please fill out this field' });
    await user.keyboard('x4');
    expect(screen.getByText(messages.notANumber)).toBeDefined();
    await user.clear(box());
    expect(screen.getByText('Please fill out this field')).toBeDefined();
  });

  it('clears invalid text on a step', async () => {
    const onProblem = vi.fn();
    const user = await start({ value: 12, onProblem });
    await user.keyboard('x4{ArrowUp}');
    expect(box().value).toBe('0');
    expect(onProblem).toHaveBeenLastCalledWith(undefined);
  });

  it('accepts pasted amounts with group separators', async () => {
    const user = await start({ decimals: 2, scaled: true });
    await user.paste('1 250,50');
    expect(onChange).toHaveBeenLastCalledWith(125_050);
  });

  it('keeps cents exactly, and shows all decimals on blur', async () => {
    const user = await start({ decimals: 2, scaled: true });
    await user.keyboard('0.1');
    expect(box().value).toBe('0.1');
    expect(onChange).toHaveBeenLastCalledWith(10);
    await user.tab();
    expect(box().value).toBe('0.10');
  });

  it('is null when it is emptied', async () => {
    const user = await start({ value: 15 });
    await user.clear(box());
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(box().value).toBe('');
  });

  it('steps by arrow and page keys, and stops at its bounds', async () => {
    const user = await start({ value: 15, step: 5, min: 0, max: 100 });
    await user.keyboard('{ArrowUp}');
    expect(box().value).toBe('20');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box().value).toBe('10');
    await user.keyboard('{PageUp}');
    expect(box().value).toBe('60');
    await user.keyboard('{PageUp}');
    expect(box().value).toBe('100');
  });

  it('does nothing on the mouse wheel', async () => {
    await start({ value: 15 });
    fireEvent.wheel(box(), { deltaY: -100 });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows a value that its owner sets', async () => {
    const user = await start({ value: 15 });
    await user.keyboard('7');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(box().value).toBe('99');
  });

  it('changes nothing while it is read only', async () => {
    const user = await start({ value: 15, readOnly: true });
    await user.keyboard('7{ArrowUp}');
    expect(onChange).not.toHaveBeenCalled();
  });
});
