import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDigitsAhead } from './useDigitsAhead.ts';

const onEscape = vi.fn();
const heard = vi.fn();

type Over = 'nothing' | 'warning' | 'password' | 'quantity';

function Quantity() {
  const [value, setValue] = useState('1');
  return (
    <div role="dialog">
      <input
        role="spinbutton"
        aria-label="Quantity"
        aria-valuenow={1}
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  );
}

/** A page on which a price was chosen, with what stands over it. */
function Page({ asked, over, begun = '' }: { asked: boolean; over: Over; begun?: string }) {
  useDigitsAhead(asked, begun, onEscape);
  useEffect(function hearWhatThePageWould() {
    const hear = ({ key }: KeyboardEvent) => heard(key);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <div>
      <button type="button">price</button>
      {over === 'warning' && (
        <div role="dialog">
          <button type="button">continue</button>
        </div>
      )}
      {over === 'password' && (
        <div role="dialog">
          <input type="password" aria-label="password" />
        </div>
      )}
      {over === 'quantity' && <Quantity />}
    </div>
  );
}

function begin(over: Over = 'nothing') {
  const { rerender } = render(<Page asked over={over} />);
  screen.getByText('price').focus();
  return (next: Over, asked = true) => rerender(<Page asked={asked} over={next} />);
}

const type = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
function focusBox() {
  const box = screen.getByRole<HTMLInputElement>('spinbutton');
  box.focus();
  return box;
}

beforeEach(() => {
  onEscape.mockClear();
  heard.mockClear();
});

describe('figures that are typed ahead', () => {
  it('are in the box once it has the keyboard, and typing goes on behind them', () => {
    const become = begin();
    type('2', '9', 'Backspace', '4');
    expect(heard).not.toHaveBeenCalled();
    become('quantity');
    const box = focusBox();
    expect(box.value).toBe('24');
    box.select();
    type('0');
    expect([box.selectionStart, box.selectionEnd]).toEqual([2, 2]);
    expect(heard.mock.calls).toEqual([['0']]);
  });

  it('go on behind what was typed with the choice', () => {
    const { rerender } = render(<Page asked begun="1" over="nothing" />);
    screen.getByText('price').focus();
    type('2');
    rerender(<Page asked begun="1" over="quantity" />);
    expect(focusBox().value).toBe('12');
  });

  it('leave the box as it is where there are none', () => {
    const become = begin();
    become('quantity');
    expect(focusBox().value).toBe('1');
  });

  it('are kept across a question, and Enter before it comes up answers nothing', () => {
    const become = begin();
    type('2', '4', 'Enter');
    expect(heard).not.toHaveBeenCalled();
    become('warning');
    screen.getByText('continue').focus();
    type('0', 'Enter');
    expect(heard.mock.calls).toEqual([['Enter']]);
    become('quantity');
    expect(focusBox().value).toBe('240');
  });

  it('never are a password', () => {
    const become = begin('password');
    screen.getByLabelText('password').focus();
    type('7', 'Escape');
    expect(heard.mock.calls).toEqual([['7'], ['Escape']]);
    become('quantity');
    expect(focusBox().value).toBe('1');
  });

  it('end at ten', () => {
    const become = begin();
    type(...'123456789012');
    become('quantity');
    expect(focusBox().value).toBe('1234567890');
  });

  it('are forgotten with the price', () => {
    const become = begin();
    type('7');
    become('nothing', false);
    become('quantity');
    expect(focusBox().value).toBe('1');
  });

  it.each(['a', 'ArrowDown', 'Tab', 'Enter'])('are not %s', (key) => {
    begin();
    type(key);
    expect(heard.mock.calls).toEqual([[key]]);
  });
});

it('Escape takes the choice back while nothing stands over the page', () => {
  const become = begin();
  type('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  become('warning');
  screen.getByText('continue').focus();
  type('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
});
