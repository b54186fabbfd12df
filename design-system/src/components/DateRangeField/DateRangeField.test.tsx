import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { messages } from '../DateField/messages.ts';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
import type { DateRange } from './parseRange.ts';

const onChange = vi.fn();
const onProblem = vi.fn();
const PRESETS = [{ label: 'March 2026', from: '2026-03-01', to: '2026-03-31' }];
const Controlled = (props: Partial<DateRangeFieldProps>) => {
  const [value, setValue] = useState<DateRange>(props.value ?? { from: null, to: null });
  const change = (next: DateRange) => {
    onChange(next);
    setValue(next);
  };
  return (
    <DateRangeField
      label="Ordered"
      today="2026-03-10"
      presets={PRESETS}
      {...props}
      value={value}
      onChange={change}
      onProblem={onProblem}
    />
  );
};

const end = (name: 'from' | 'to') => screen.getByRole<HTMLInputElement>('textbox', { name: `Ordered ${name}` });
const day = (name: string) => screen.getByRole('button', { name });

const start = async (props: Partial<DateRangeFieldProps> = {}) => {
  onChange.mockClear();
  onProblem.mockClear();
  const { user } = render(<Controlled {...props} />);
  await user.tab();
  return user;
};

describe('a date range', () => {
  it('can be typed into both fields', async () => {
    const user = await start();
    await user.keyboard('2026-3-2');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: null });
    await user.tab();
    await user.keyboard('20260305');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: '2026-03-05' });
    await user.tab();
    await user.tab();
    expect(end('from').value).toBe('2026/03/02');
    expect(end('to').value).toBe('2026/03/05');
  });

  it('reports that its order is wrong, marks the last day, and keeps both texts', async () => {
    const user = await start({ value: { from: '2026-03-02', to: null } });
    await user.tab();
    await user.keyboard('2026/03/01');
    expect(screen.queryByText(messages.order)).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: null });
    expect(onProblem).toHaveBeenLastCalledWith(messages.order);
    await user.tab();
    expect(screen.getByText(messages.order)).toBeDefined();
    expect(end('to').getAttribute('aria-invalid')).toBe('true');
    expect(end('from').getAttribute('aria-invalid')).toBeNull();
    expect(end('to').value).toBe('2026/03/01');
  });

  it('is picked as two days; a day before the first starts over', async () => {
    const user = await start();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText(messages.pickFirst)).toBeDefined();
    await user.click(day('Thursday 12 March 2026'));
    expect(screen.getByText(messages.pickLast)).toBeDefined();
    await user.click(day('Monday 9 March 2026'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(day('Thursday 2 April 2026'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-09', to: '2026-04-02' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(end('from'));
  });

  it('can be picked by keyboard only', async () => {
    const user = await start();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(day('Tuesday 10 March 2026')));
    await user.keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(day('Tuesday 17 March 2026')));
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-10', to: '2026-03-17' });
  });

  it('keeps its value when the picker closes after one day', async () => {
    const user = await start({ value: { from: '2026-03-02', to: '2026-03-05' } });
    await user.keyboard('{ArrowDown}');
    await user.click(day('Thursday 12 March 2026'));
    await user.keyboard('{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    expect(end('to').value).toBe('2026/03/05');
  });

  it('accepts a range that the caller offers', async () => {
    const user = await start();
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'March 2026' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-31' });
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'March 2026' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: null, to: null });
  });
});
