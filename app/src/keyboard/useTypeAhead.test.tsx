import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingPopup } from './LoadingPopup.tsx';
import { notePasswordPrompt } from './password/passwordPrompt.ts';
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

describe('while a call is under way', () => {
  it('keeps every key and gives it to the search once that has the keyboard', () => {
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

  it('leaves Escape and Tab alone', () => {
    start('call', 'quantity');
    type('{Escape}{Tab}');
    expect(received.mock.calls).toEqual([['Escape'], ['Tab']]);
  });

  it('says nothing where nothing was typed', () => {
    const become = start('call', 'quantity');
    become(null, false);
    focus('search');
    expect(onTyped).not.toHaveBeenCalled();
  });
});

describe('while a question is asked', () => {
  it('keeps what is typed, Enter with it, and answers nothing', () => {
    start('question', 'merge');
    type('amox{Enter}');
    expect(received).not.toHaveBeenCalled();
    expect(storedText()).toBe('amox');
  });

  it('leaves Enter to the answer before anything was typed', () => {
    start('question', 'merge');
    type('{Enter}');
    expect(received.mock.calls).toEqual([['Enter']]);
  });

  it.each(['{Tab}', '{ArrowRight}'])('leaves Enter and space to whoever moved with %s', (key) => {
    start('question', 'merge');
    type(`amox${key}`);
    received.mockClear();
    type('{Enter} ');
    expect(received.mock.calls).toEqual([['Enter'], [' ']]);
    expect(storedText()).toBe('amox');
  });

  it('keeps nothing of what may be a password, and lets no Enter behind other text answer', () => {
    start('question', 'merge');
    type('amox');
    const end = notePasswordPrompt();
    type('{Backspace}Max#2026');
    expect(storedText()).toBe('amox');
    received.mockClear();
    type('{Enter}');
    expect(received).not.toHaveBeenCalled();
    end();
  });

  it('leaves what is typed into a password to the password', () => {
    start('question', 'password');
    type('se cret{Enter}');
    expect(received).toHaveBeenCalledTimes(8);
    expect(storedText()).toBe('');
  });
});

describe('while the code of a popup is being fetched', () => {
  it('goes on keeping what was begun in a wait, until the popup came and went', () => {
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

  it('keeps nothing where nothing was waited for', () => {
    start(null, 'search');
    render(<LoadingPopup />);
    type('x');
    expect(received.mock.calls).toEqual([['x']]);
  });
});

it('hears no key any more once a question was cancelled, though the keyboard never moved', () => {
  const become = start('question', 'quantity');
  become(null);
  type('24{Enter}');
  expect(received.mock.calls).toEqual([['2'], ['4'], ['Enter']]);
  expect(onTyped).not.toHaveBeenCalled();
});

it('gives what was typed into a question to the search when it is cancelled', () => {
  const become = start('question', 'quantity');
  type('amox');
  become(null);
  type('2');
  expect(onTyped.mock.calls).toEqual([[{ text: 'amox', entered: false }]]);
  expect(received.mock.calls).toEqual([['2']]);
});

describe('a popup whose button awaits an answer', () => {
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

  it.each(['save', 'quantity', 'description'])('keeps what is typed on: %s', (place) => {
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

  it('leaves a space to the row that it ticks', () => {
    const become = open('save');
    become(true);
    type(' ');
    expect(received.mock.calls).toEqual([[' ']]);
  });

  it('leaves a text alone that somebody goes on writing', () => {
    const become = open('keyword');
    become(true);
    type('amox');
    expect(received).toHaveBeenCalledTimes(4);
    expect(storedText()).toBe('');
  });

  it('gives nothing to the search while a popup stands, whose Enter is its own', () => {
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
