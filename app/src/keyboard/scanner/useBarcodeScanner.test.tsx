import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDigitTypeAhead } from '#keyboard/typeAhead/useDigitTypeAhead.ts';
import { useRowTypeAhead } from '#keyboard/typeAhead/useRowTypeAhead.ts';
import { useTypeAhead, type Waiting } from '#keyboard/typeAhead/useTypeAhead.ts';
import { useBarcodeScanner } from './useBarcodeScanner.ts';

const CODE = '6001234567899';
const onCode = vi.fn();
/** Thirteen digits are a code at any pace. */
const classify = (text: string) => (/^\d{13}$/.test(text) ? 'whole' : null);
const onPress = vi.fn();
const takenBack = vi.fn();

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

let now = 1000;

/** Presses keys as a browser does: unprevented ones are typed, and Enter presses the focused element. */
function press(keys: readonly string[], gap: number, more: KeyboardEventInit = {}): void {
  for (const key of keys) {
    now += gap;
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, 'timeStamp', { value: now });
    act(() => {
      target.dispatchEvent(event);
    });
    if (event.defaultPrevented) continue;
    if (key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    if (key.length > 1 || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) continue;
    act(() => {
      target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  }
}
const scan = (text = CODE, gap = 10) => {
  now += 500;
  press([...text, 'Enter'], gap);
};

function Field({ type }: { type: string }) {
  const [value, setValue] = useState('12 tabs');
  return <input type={type} aria-label={type} value={value} onChange={(event) => setValue(event.target.value)} />;
}

function Page({ requested = false }: { requested?: boolean }) {
  useBarcodeScanner({ onStart: () => takenBack, isPromptOpen: () => requested, classify, onCode });
  return (
    <div role="dialog">
      <Field type="text" />
      <Field type="search" />
      <Field type="password" />
      <textarea aria-label="note" defaultValue="12 tabs" />
      <input role="spinbutton" aria-label="quantity" aria-valuenow={12} defaultValue="12" />
      <button type="button" onClick={onPress}>
        OK
      </button>
    </div>
  );
}

describe('a scanner', () => {
  it.each(['text', 'search', 'password', 'note', 'quantity'])('writes nothing into a field: %s', (name) => {
    render(<Page />);
    const field = screen.getByLabelText<HTMLInputElement>(name);
    const before = field.value;
    field.focus();
    field.setSelectionRange(1, 2);
    scan();
    expect(onCode.mock.calls).toEqual([[CODE]]);
    expect(field.value).toBe(before);
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
    expect(document.activeElement).toBe(field);
    expect(takenBack).toHaveBeenCalledTimes(1);
  });

  it('is reverted as soon as it is recognised', () => {
    render(<Page />);
    const field = screen.getByLabelText<HTMLInputElement>('quantity');
    field.focus();
    now += 500;
    press([...CODE.slice(0, 6)], 10);
    expect(field.value).toBe('12');
  });

  it('presses no button with its Enter', () => {
    render(<Page />);
    screen.getByText('OK').focus();
    scan();
    expect(onPress).not.toHaveBeenCalled();
    expect(onCode).toHaveBeenCalledWith(CODE);
    // A separate Enter does.
    now += 500;
    press(['Enter'], 200);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['CR CR', [{ key: 'Enter' }, { key: 'Enter' }]],
    ['Tab CR', [{ key: 'Tab' }, { key: 'Enter' }]],
    ['CR LF', [{ key: 'Enter' }, { key: 'j', code: 'KeyJ', ctrlKey: true }]],
    [
      'CR LF as controls',
      [{ key: 'm', code: 'KeyM', ctrlKey: true }, { key: 'j', code: 'KeyJ', ctrlKey: true }, { key: 'Enter' }],
    ],
    ['CR EOT CR', [{ key: 'Enter' }, { key: 'd', code: 'KeyD', ctrlKey: true }, { key: 'Enter' }]],
  ])('presses no button with its end keys: %s', (_, ends) => {
    render(<Page />);
    const received = vi.fn();
    addEventListener('keydown', received);
    screen.getByText('OK').focus();
    now += 500;
    press([...CODE], 10);
    received.mockClear();
    for (const end of ends) press([end.key], 40, end);
    removeEventListener('keydown', received);
    expect(onPress).not.toHaveBeenCalled();
    expect(received).not.toHaveBeenCalled();
    expect(onCode.mock.calls).toEqual([[CODE]]);
    press(['Enter'], 200);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('that is slow writes nothing, presses nothing and is received', () => {
    render(<Page />);
    for (const name of ['text', 'search', 'password', 'note', 'quantity']) {
      const field = screen.getByLabelText<HTMLInputElement>(name);
      const before = field.value;
      field.focus();
      scan(CODE, 60);
      expect(field.value, name).toBe(before);
      expect(document.activeElement).toBe(field);
    }
    screen.getByText('OK').focus();
    scan(CODE, 80);
    expect(onPress).not.toHaveBeenCalled();
    expect(onCode.mock.calls).toEqual([[CODE], [CODE], [CODE], [CODE], [CODE], [CODE]]);
  });

  it('that is slow and sends no Enter is reverted after a pause', () => {
    render(<Page />);
    const field = screen.getByLabelText<HTMLInputElement>('search');
    field.focus();
    now += 500;
    press([...CODE], 60);
    expect(onCode).not.toHaveBeenCalled();
    act(() => vi.runAllTimers());
    expect(field.value).toBe('12 tabs');
    press(['Enter'], 50);
    expect(onCode.mock.calls).toEqual([[CODE]]);
  });

  it('that sends no Enter is received after a pause, once', () => {
    render(<Page />);
    now += 500;
    press([...CODE], 20);
    expect(onCode).not.toHaveBeenCalled();
    act(() => vi.runAllTimers());
    now += 500;
    press(['a'], 0);
    expect(onCode.mock.calls).toEqual([[CODE]]);
  });

  it('that a busy page receives late is not taken for typing, and its code is complete', () => {
    render(<Page />);
    const field = screen.getByLabelText<HTMLInputElement>('quantity');
    field.focus();
    now += 500;
    press([...CODE.slice(0, 8)], 10);
    act(() => vi.runAllTimers());
    press([...CODE.slice(8), 'Enter'], 10);
    expect(onCode.mock.calls.at(-1)).toEqual([CODE]);
    expect(field.value).toBe('12');
  });

  it.each([
    ['Ctrl and a bracket', { key: ']', code: 'BracketRight', ctrlKey: true }],
    ['the sign itself', { key: '\u001d' }],
    ['the key of some scanners', { key: 'F8' }],
  ])('sends FNC1 as %s', (_, key) => {
    render(<Page />);
    now += 500;
    press([...'0106001234567899'], 10);
    press([key.key], 10, key);
    press([...'10AB', 'Enter'], 10);
    expect(onCode).toHaveBeenCalledWith('0106001234567899\u001d10AB');
  });

  it('sends FNC1 as its number with Alt', () => {
    render(<Page />);
    now += 500;
    press([...'0106001234567899'], 10);
    for (const digit of '029') press([digit], 10, { altKey: true, code: `Numpad${digit}` });
    press([...'10AB', 'Enter'], 10);
    expect(onCode).toHaveBeenCalledWith('0106001234567899\u001d10AB');
  });
});

describe('a typing user', () => {
  it.each([40, 60, 200])('who types digits at %i ms a key that are no code writes them', (pace) => {
    render(<Page />);
    const field = screen.getByLabelText<HTMLInputElement>('text');
    field.focus();
    field.setSelectionRange(0, field.value.length);
    now += 500;
    press([...'600123456789'], pace);
    act(() => vi.runAllTimers());
    expect(field.value).toBe('600123456789');
    expect(onCode).not.toHaveBeenCalled();
  });

  it('who types a code at typing speed writes it', () => {
    render(<Page />);
    const field = screen.getByLabelText<HTMLInputElement>('text');
    field.focus();
    field.setSelectionRange(0, field.value.length);
    now += 500;
    press([...CODE, 'Enter'], 120);
    act(() => vi.runAllTimers());
    expect(field.value).toBe(CODE);
    expect(onCode).not.toHaveBeenCalled();
  });

  it('who holds a key down is not a scanner', () => {
    render(<Page />);
    now += 500;
    press([...'1111111111'], 30, { repeat: true });
    act(() => vi.runAllTimers());
    expect(onCode).not.toHaveBeenCalled();
  });
});

describe('type-ahead', () => {
  const given = vi.fn();
  function Ahead({
    waiting,
    requested,
    rows,
  }: {
    waiting: Waiting;
    requested: boolean;
    rows: 'waiting' | 'there' | 'off';
  }) {
    useBarcodeScanner({
      onStart: () => () => undefined,
      isPromptOpen: () => requested || waiting !== null,
      classify,
      onCode,
    });
    useTypeAhead(waiting, given);
    useDigitTypeAhead(requested, '', given);
    useRowTypeAhead(rows, given);
    return <input role="spinbutton" aria-label="quantity" aria-valuenow={0} />;
  }

  it('for the search keeps typed text, without the scanner’s', () => {
    const { rerender } = render(<Ahead waiting={null} requested={false} rows="off" />);
    rerender(<Ahead waiting="call" requested={false} rows="off" />);
    now += 500;
    press([...'pan'], 120);
    scan();
    rerender(<Ahead waiting={null} requested={false} rows="off" />);
    act(() => screen.getByLabelText('quantity').focus());
    expect(given.mock.calls).toEqual([[{ text: 'pan', entered: false }]]);
  });

  it('for the search keeps nothing of a scanner that is enabled later', () => {
    function Page({ scanning, waiting }: { scanning: boolean; waiting: Waiting }) {
      useTypeAhead(waiting, given);
      return (
        <>
          {scanning && <ScannerPage />}
          <button type="button" onClick={onPress}>
            Merge
          </button>
        </>
      );
    }
    function ScannerPage() {
      useBarcodeScanner({ onStart: () => () => undefined, isPromptOpen: () => true, classify, onCode });
      return null;
    }
    const { rerender } = render(<Page scanning={false} waiting={null} />);
    rerender(<Page scanning waiting="question" />);
    act(() => screen.getByText('Merge').focus());
    scan();
    now += 1000;
    press(['Enter'], 0);
    expect(onPress).toHaveBeenCalledTimes(1);
    rerender(<Page scanning waiting={null} />);
    expect(given).not.toHaveBeenCalled();
    expect(onCode.mock.calls).toEqual([[CODE]]);
  });

  it('for a quantity keeps typed digits, without the scanner’s', () => {
    const { rerender } = render(<Ahead waiting={null} requested={false} rows="off" />);
    rerender(<Ahead waiting={null} requested rows="off" />);
    now += 500;
    press([...'24'], 120);
    scan();
    const box = screen.getByLabelText<HTMLInputElement>('quantity');
    act(() => box.focus());
    expect(box.value).toBe('24');
    expect(given).not.toHaveBeenCalled();
  });

  it('for the first price is not started by a scanner', () => {
    const { rerender } = render(<Ahead waiting={null} requested={false} rows="off" />);
    rerender(<Ahead waiting={null} requested={false} rows="waiting" />);
    scan();
    rerender(<Ahead waiting={null} requested={false} rows="there" />);
    expect(given).not.toHaveBeenCalled();
    expect(onCode).toHaveBeenCalledWith(CODE);
  });
});
