import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerPasswordPrompt } from '#keyboard/password/passwordPrompt.ts';
import { useDigitTypeAhead } from './useDigitTypeAhead.ts';

const onEscape = vi.fn();
const received = vi.fn();

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
        data-retained={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  );
}

/** Page with a selected price and a popup over it. */
function Page({ requested, over, started = '' }: { requested: boolean; over: Over; started?: string }) {
  useDigitTypeAhead(requested, started, onEscape);
  useEffect(function recordKeys() {
    const recordKey = ({ key }: KeyboardEvent) => received(key);
    document.addEventListener('keydown', recordKey);
    return () => document.removeEventListener('keydown', recordKey);
  }, []);
  return (
    <div>
      <button type="button">price</button>
      <input type="checkbox" aria-label="favourite" />
      <input type="radio" aria-label="pack" />
      <input type="button" aria-label="order" />
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

function start(over: Over = 'nothing') {
  const { rerender } = render(<Page requested over={over} />);
  screen.getByText('price').focus();
  return (next: Over, requested = true) => rerender(<Page requested={requested} over={next} />);
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
  received.mockClear();
});

describe('type-ahead digits', () => {
  it('are in the field once it has focus, and typing continues after them', () => {
    const become = start();
    type('2', '9', 'Backspace', '4');
    expect(received).not.toHaveBeenCalled();
    become('quantity');
    const box = focusBox();
    expect([box.value, box.dataset.retained]).toEqual(['24', '24']);
    box.select();
    type('0');
    expect([box.selectionStart, box.selectionEnd]).toEqual([2, 2]);
    expect(received.mock.calls).toEqual([['0']]);
    // A later selection.
    box.select();
    type('0');
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 2]);
  });

  it.each([
    ['clicks into it', (box: HTMLInputElement) => void fireEvent.pointerDown(box)],
    ['leaves the field and returns', (box: HTMLInputElement) => [box.blur(), box.focus()]],
  ])('leave the selection to a user who %s', (_what, act) => {
    const become = start();
    type('2', '4');
    become('quantity');
    const box = focusBox();
    act(box);
    box.select();
    type('0');
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 2]);
  });

  it('are entered once: changes by the user remain', () => {
    const become = start();
    type('2', '4');
    become('quantity');
    const box = focusBox();
    fireEvent.change(box, { target: { value: '7' } });
    box.blur();
    box.focus();
    expect(box.value).toBe('7');
  });

  it.each(['favourite', 'pack', 'order'])('are stored on a %s as well', (name) => {
    const become = start();
    screen.getByLabelText(name).focus();
    type('3', '1', '9', 'Backspace');
    become('quantity');
    expect(focusBox().value).toBe('31');
  });

  it('wait for their field, whatever has focus before', () => {
    const become = start();
    type('2', '4');
    become('password');
    screen.getByLabelText('password').focus();
    become('quantity');
    expect(focusBox().value).toBe('24');
  });

  it('reach no other handler', () => {
    start();
    expect(fireEvent.keyDown(screen.getByText('price'), { key: '2' })).toBe(false);
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])('are not stored with %j', (held) => {
    const become = start();
    fireEvent.keyDown(screen.getByText('price'), { key: '2', ...held });
    expect(received.mock.calls).toEqual([['2']]);
    become('quantity');
    expect(focusBox().value).toBe('1');
  });

  it('are not stored while no price is chosen', () => {
    render(<Page requested={false} over="nothing" />);
    screen.getByText('price').focus();
    type('2', 'Escape');
    expect(received.mock.calls).toEqual([['2'], ['Escape']]);
    expect(onEscape).not.toHaveBeenCalled();
  });

  it('are limited to ten if they were typed with the selection', () => {
    const { rerender } = render(<Page requested started="123456789012" over="nothing" />);
    rerender(<Page requested started="123456789012" over="quantity" />);
    expect(focusBox().value).toBe('1234567890');
  });

  it('continue after digits typed with the selection', () => {
    const { rerender } = render(<Page requested started="1" over="nothing" />);
    screen.getByText('price').focus();
    type('2');
    rerender(<Page requested started="1" over="quantity" />);
    expect(focusBox().value).toBe('12');
  });

  it('leave the field unchanged if there are none', () => {
    const become = start();
    become('quantity');
    expect(focusBox().value).toBe('1');
  });

  it('are kept across a dialog, and Enter before it opens answers nothing', () => {
    const become = start();
    type('2', '4', 'Enter');
    expect(received).not.toHaveBeenCalled();
    become('warning');
    screen.getByText('continue').focus();
    type('0', 'Enter');
    expect(received.mock.calls).toEqual([['Enter']]);
    become('quantity');
    expect(focusBox().value).toBe('240');
  });

  it('are never taken from a password', () => {
    const become = start('password');
    screen.getByLabelText('password').focus();
    type('7', 'Escape');
    expect(received.mock.calls).toEqual([['7'], ['Escape']]);
    become('quantity');
    expect(focusBox().value).toBe('1');
  });

  it('are limited to ten', () => {
    const become = start();
    type(...'123456789012');
    become('quantity');
    expect(focusBox().value).toBe('1234567890');
  });

  it('are dropped with the price', () => {
    const become = start();
    type('7');
    become('nothing', false);
    become('quantity');
    expect(focusBox().value).toBe('1');
  });

  it.each(['a', 'ArrowDown', 'Tab', 'Enter', 'Backspace', 'F2'])('do not include %s', (key) => {
    start();
    type(key);
    expect(received.mock.calls).toEqual([[key]]);
  });

  it.each(['a', 'ArrowDown', 'F2'])('leave %s after them alone', (key) => {
    const become = start();
    type('5', key);
    expect(received.mock.calls).toEqual([[key]]);
    become('quantity');
    expect(focusBox().value).toBe('5');
  });
});

it('Escape clears the selection while no popup covers the page', () => {
  const become = start();
  type('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  become('warning');
  screen.getByText('continue').focus();
  type('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
});

describe('a prompt with a password', () => {
  function press(key: string, timeStamp: number) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    (document.activeElement ?? document.body).dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('keeps the quantity that is typed before, and nothing of the password', () => {
    const become = start('warning');
    const now = performance.now() + 10_000;
    press('1', now);
    const end = registerPasswordPrompt();
    expect(press('2', now + 300)).toBe(true);
    expect(press('M', now + 600)).toBe(false);
    expect(press('2', now + 1600)).toBe(false);
    end();
    become('quantity');
    expect(focusBox().dataset.retained).toBe('12');
  });
});
