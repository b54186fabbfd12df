import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingPopup } from '#keyboard/LoadingPopup.tsx';
import { registerPasswordPrompt } from '#keyboard/password/passwordPrompt.ts';
import { useTypeAhead, type Waiting } from './useTypeAhead.ts';

const onTyped = vi.fn();
const received = vi.fn();
const listen = ({ key }: KeyboardEvent) => received(key);
beforeEach(() => document.addEventListener('keydown', listen));
afterEach(() => {
  cleanup();
  document.removeEventListener('keydown', listen);
});

/** Page with search and quantity, and a prompt over them. */
function Page({ waiting, quantity = true }: { waiting: Waiting; quantity?: boolean }) {
  const typed = useTypeAhead(waiting, onTyped);
  return (
    <div>
      <input aria-label="search" />
      {quantity && <input role="spinbutton" aria-label="quantity" aria-valuenow={1} />}
      {waiting === 'question' && (
        <>
          <button type="button" aria-label="merge" />
          <input type="password" aria-label="password" />
        </>
      )}
      <output>{typed.text}</output>
    </div>
  );
}

const type = (text: string, more: object = {}) => {
  for (const key of text.match(/\{\w+\}|./g) ?? []) {
    const target = document.activeElement ?? document.body;
    fireEvent.keyDown(target, { key: key.replace(/[{}]/g, ''), ...more });
  }
};
const focus = (label: string) => act(() => screen.getByLabelText(label).focus());
const storedText = () => screen.getByRole('status').textContent;

function start(waiting: Waiting, at: string) {
  onTyped.mockClear();
  received.mockClear();
  const { rerender } = render(<Page waiting={waiting} />);
  focus(at);
  return (next: Waiting, quantity = true) => rerender(<Page waiting={next} quantity={quantity} />);
}

describe('during a call', () => {
  it('stores every key and passes it to the search once that has focus', () => {
    const become = start('call', 'quantity');
    type('brufen 4');
    expect(received).not.toHaveBeenCalled();
    become(null, false);
    type('00');
    focus('search');
    expect(onTyped.mock.calls).toEqual([[{ text: 'brufen 400', entered: false }]]);
    type('x');
    expect(received.mock.calls).toEqual([['x']]);
  });

  it('ignores Escape and Tab', () => {
    start('call', 'quantity');
    type('{Escape}{Tab}');
    expect(received.mock.calls).toEqual([['Escape'], ['Tab']]);
  });

  it('reports nothing if nothing was typed', () => {
    const become = start('call', 'quantity');
    become(null, false);
    focus('search');
    expect(onTyped).not.toHaveBeenCalled();
  });
});

describe('while a dialog is open', () => {
  it('stores typed keys including Enter, and answers nothing', () => {
    start('question', 'merge');
    type('amox{Enter}');
    expect(received).not.toHaveBeenCalled();
    expect(storedText()).toBe('amox');
  });

  it('leaves Enter to the dialog before anything is typed', () => {
    start('question', 'merge');
    type('{Enter}');
    expect(received.mock.calls).toEqual([['Enter']]);
  });

  it.each(['{Tab}', '{ArrowRight}'])('leaves Enter and space to a user who moved with %s', (key) => {
    start('question', 'merge');
    type(`amox${key}`);
    received.mockClear();
    type('{Enter} ');
    expect(received.mock.calls).toEqual([['Enter'], [' ']]);
    expect(storedText()).toBe('amox');
  });

  it('stores nothing of a possible password, and blocks Enter after other text', () => {
    start('question', 'merge');
    type('amox');
    const end = registerPasswordPrompt();
    type('{Backspace}Max#2026');
    expect(storedText()).toBe('amox');
    received.mockClear();
    type('{Enter}');
    expect(received).not.toHaveBeenCalled();
    end();
  });

  it('leaves keys in a password field alone', () => {
    start('question', 'password');
    type('se cret{Enter}');
    expect(received).toHaveBeenCalledTimes(8);
    expect(storedText()).toBe('');
  });
});

describe('while the code of a popup is loading', () => {
  it('continues type-ahead of the call until the popup has opened and closed', () => {
    const become = start('call', 'quantity');
    type('bru');
    const coming = render(<LoadingPopup />);
    become(null, false);
    focus('search');
    type('fen');
    expect([onTyped.mock.calls, received.mock.calls]).toEqual([[], []]);
    coming.unmount();
    focus('search');
    type('x');
    expect(onTyped.mock.calls).toEqual([[{ text: 'brufen', entered: false }]]);
  });

  it('stores nothing if no call is pending', () => {
    start(null, 'search');
    render(<LoadingPopup />);
    type('x');
    expect(received.mock.calls).toEqual([['x']]);
  });
});

it('stops listening once a dialog is cancelled, even if focus never moved', () => {
  const become = start('question', 'quantity');
  become(null);
  type('24{Enter}');
  expect(received.mock.calls).toEqual([['2'], ['4'], ['Enter']]);
  expect(onTyped).not.toHaveBeenCalled();
});

it('passes text typed into a dialog to the search when it is cancelled', () => {
  const become = start('question', 'quantity');
  type('amox');
  become(null);
  type('2');
  expect(onTyped.mock.calls).toEqual([[{ text: 'amox', entered: false }]]);
  expect(received.mock.calls).toEqual([['2']]);
});

describe('a popup whose button waits for an answer', () => {
  function Busy({ busy, popup = true }: { busy: boolean; popup?: boolean }) {
    const typed = useTypeAhead(null, onTyped);
    return (
      <div>
        <input aria-label="search" />
        {popup && (
          <div role="dialog">
            <input type="text" aria-label="keyword" />
            <div data-saving={busy || undefined}>
              <input type="text" aria-label="description" />
            </div>
            <input role="spinbutton" aria-label="quantity" aria-valuenow={1} />
            <div className="m-popup__footer">
              <button type="button" aria-label="read again" aria-busy={!busy} />
              <button type="button" aria-label="save" aria-keyshortcuts="Enter" aria-busy={busy} />
            </div>
          </div>
        )}
        <output>{typed.text}</output>
      </div>
    );
  }
  function open(at: string) {
    onTyped.mockClear();
    received.mockClear();
    const { rerender } = render(<Busy busy={false} />);
    focus(at);
    return (busy: boolean, popup = true) => rerender(<Busy busy={busy} popup={popup} />);
  }

  it.each(['save', 'quantity', 'description'])('stores typed keys on: %s', (place) => {
    const become = open(place);
    type('a');
    expect(received.mock.calls).toEqual([['a']]);
    become(true);
    received.mockClear();
    type('amox{Enter}');
    expect(received).not.toHaveBeenCalled();
    become(false, false);
    focus('search');
    expect(onTyped.mock.calls).toEqual([[{ text: 'amox', entered: true }]]);
  });

  it('leaves a space to the row that it selects', () => {
    const become = open('save');
    become(true);
    type(' ');
    expect(received.mock.calls).toEqual([[' ']]);
  });

  it('leaves continued typing in a text field alone', () => {
    const become = open('keyword');
    become(true);
    type('amox');
    expect(received).toHaveBeenCalledTimes(4);
    expect(storedText()).toBe('');
  });

  it('passes nothing to the search while a popup is open, whose Enter is its own', () => {
    const become = open('save');
    become(true);
    type('amo');
    become(false);
    focus('keyword');
    focus('save');
    type('x');
    received.mockClear();
    type('{Enter}');
    expect(received.mock.calls).toEqual([['Enter']]);
    expect(onTyped).not.toHaveBeenCalled();
    become(false, false);
    focus('search');
    expect(onTyped.mock.calls).toEqual([[{ text: 'amox', entered: false }]]);
  });
});
