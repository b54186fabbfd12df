import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { getWeekday } from './dates.ts';
import { messages } from './messages.ts';

const onChange = vi.fn();
const onProblem = vi.fn();
const Controlled = (props: Partial<DateFieldProps>) => {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  const change = (next: string | null) => {
    onChange(next);
    setValue(next);
  };
  return (
    <DateField
      label="Delivery date"
      today="2026-03-10"
      {...props}
      value={value}
      onChange={change}
      onProblem={onProblem}
    />
  );
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Delivery date' });
const at = () => document.activeElement?.getAttribute('aria-label');
const shown = () => screen.getByRole('grid').getAttribute('aria-labelledby') ?? '';
const month = () => document.getElementById(shown())?.textContent;

const start = async (props: Partial<DateFieldProps> = {}) => {
  onChange.mockClear();
  onProblem.mockClear();
  const { user } = render(
    <>
      <Controlled {...props} />
      <button type="button">Next</button>
    </>,
  );
  await user.tab();
  return user;
};

describe('typing a date', () => {
  it('reports the day as soon as the text is a date, and formats it on blur', async () => {
    const user = await start();
    await user.keyboard('2026-3-2');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-02');
    expect(field().value).toBe('2026-3-2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(field().value).toBe('2026/03/02');
  });

  it('reports an error on blur, not before, and keeps the text', async () => {
    const user = await start();
    await user.keyboard('2/3/2026');
    expect(screen.queryByText(messages.unreadable)).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(onProblem).toHaveBeenLastCalledWith(messages.unreadable);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText(messages.unreadable)).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('2/3/2026');
    await user.clear(field());
    expect(onProblem).toHaveBeenLastCalledWith(undefined);
  });

  it('rejects days outside the bounds', async () => {
    const user = await start({ min: '2026-03-02' });
    await user.keyboard('2026/03/01');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('The earliest date is 2026/03/02.')).toBeDefined();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});

describe('picking a date', () => {
  const open = async (props: Partial<DateFieldProps> = {}) => {
    const user = await start(props);
    await user.keyboard('{ArrowDown}');
    screen.getByRole('dialog', { name: 'Calendar for Delivery date' });
    return user;
  };

  it('starts on today, or on the selected day', async () => {
    await open();
    expect(at()).toBe('Tuesday 10 March 2026');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('date');
  });

  it('marks the selected day', async () => {
    await open({ value: '2025-12-31' });
    expect(at()).toBe('Wednesday 31 December 2025');
    expect(document.activeElement?.parentElement?.getAttribute('aria-selected')).toBe('true');
  });

  it('moves by days, weeks, months and years with keys', async () => {
    const user = await open();
    const steps: [string, string][] = [
      ['{ArrowRight}', 'Wednesday 11 March 2026'],
      ['{ArrowLeft}{ArrowLeft}', 'Monday 9 March 2026'],
      ['{ArrowUp}', 'Monday 2 March 2026'],
      ['{ArrowUp}', 'Monday 23 February 2026'],
      ['{ArrowDown}', 'Monday 2 March 2026'],
      ['{End}', 'Sunday 8 March 2026'],
      ['{Home}', 'Monday 2 March 2026'],
      ['{PageDown}', 'Thursday 2 April 2026'],
      ['{PageUp}{PageUp}', 'Monday 2 February 2026'],
      ['{Shift>}{PageUp}{/Shift}', 'Sunday 2 February 2025'],
      ['{Shift>}{PageDown}{/Shift}', 'Monday 2 February 2026'],
    ];
    for (const [keys, day] of steps) {
      await user.keyboard(keys);
      await waitFor(() => expect(at()).toBe(day));
    }
    expect(month()).toBe('February 2026');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-02-02');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('2026/02/02');
  });

  it('stops at its bounds, and does not pick an unavailable day', async () => {
    const user = await open({ min: '2026-03-09', max: '2026-03-20', isDisabled: (date) => getWeekday(date) === 6 });
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(at()).toBe('Monday 9 March 2026'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(at()).toBe('Friday 20 March 2026'));
    await user.click(screen.getByRole('button', { name: 'Sunday 15 March 2026' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
  });

  it('changes the month by buttons, which keep focus', async () => {
    const user = await open();
    const next = screen.getByRole('button', { name: 'Next month' });
    await user.click(next);
    expect(month()).toBe('April 2026');
    expect(document.activeElement).toBe(next);
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(month()).toBe('April 2025');
  });

  it('selects today and clears', async () => {
    const user = await open({ value: '2025-01-01' });
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-03-10');
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('does not open when it is read only', async () => {
    const user = await start({ readOnly: true });
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves Escape to the popup only when it is closed', async () => {
    const onClose = vi.fn();
    const { user } = render(
      <Popup open title="Order" onClose={onClose}>
        <Controlled />
      </Popup>,
    );
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('dialog', { name: 'Calendar for Delivery date' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Calendar for Delivery date' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
