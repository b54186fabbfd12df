import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScanGuard } from './ScanGuard.tsx';

const onPress = vi.fn();
const onEnd = vi.fn();

function Page() {
  return (
    <>
      <ScanGuard />
      <input type="search" aria-label="search" />
      <textarea aria-label="message" />
      <button type="button" onClick={onPress}>
        Delete
      </button>
    </>
  );
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

let now = 1000;

/** Presses keys as a browser does: unprevented ones are typed or press a button. */
function press(keys: readonly string[], gap: number): void {
  now += 1000;
  for (const key of keys) {
    now += gap;
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: now });
    target.dispatchEvent(event);
    if (event.defaultPrevented) continue;
    if (key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    else if (key === 'Enter') onEnd();
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.value += key;
  }
  act(() => vi.runAllTimers());
}

const CODES = ['6010544727367', 'PR402123', '703988001', 'https://id.gs1.org/01/06008680819473'];

it('prevents a scan from pressing the focused element, at 2 to 80 ms a key', () => {
  render(<Page />);
  screen.getByText('Delete').focus();
  fc.assert(
    fc.property(fc.constantFrom(...CODES), fc.integer({ min: 2, max: 80 }), (code, gap) => {
      press([...code, 'Enter', 'Enter'], gap);
      expect(onPress).not.toHaveBeenCalled();
    }),
  );
});

it('leaves a scan in a text field, where its end keys confirm nothing', () => {
  render(<Page />);
  const message = screen.getByLabelText<HTMLTextAreaElement>('message');
  message.focus();
  for (const gap of [5, 30, 60]) {
    message.value = '';
    press([...'6010544727367', 'Enter', 'Enter'], gap);
    expect(message.value).toBe('6010544727367');
  }
  expect(onEnd).not.toHaveBeenCalled();
});

it('leaves a scan with its Enter to a search', () => {
  render(<Page />);
  const search = screen.getByLabelText<HTMLInputElement>('search');
  search.focus();
  press([...'6010544727367', 'Enter'], 5);
  expect([search.value, onEnd.mock.calls.length]).toEqual(['6010544727367', 1]);
});

it('leaves typed keys alone', () => {
  render(<Page />);
  screen.getByText('Delete').focus();
  press(['Enter'], 100);
  expect(onPress).toHaveBeenCalledTimes(1);
  screen.getByLabelText('message').focus();
  press([...'12 of 703988001 please', 'Enter'], 60);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
