import { computeCheckDigit, GS } from '@mortar/reading';
import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { classifySlowScan, getScanPlace } from './slowScan.ts';
import { useBarcodeScanner } from './useBarcodeScanner.ts';

const onCode = vi.fn<(code: string) => void>();
const onPress = vi.fn();

function Page() {
  useBarcodeScanner({
    onStart: () => () => undefined,
    isPromptOpen: () => false,
    classify: (text, target) => classifySlowScan(text, getScanPlace(target)),
    onCode,
  });
  return (
    <>
      <div data-pane="search">
        <input type="search" aria-label="search" defaultValue="para" />
      </div>
      <div role="alertdialog">
        <input type="text" aria-label="text" defaultValue="Thandi" />
        <input type="password" aria-label="password" defaultValue="half a pass" />
        <input role="spinbutton" aria-label="quantity" aria-valuenow={12} defaultValue="12" />
        <button type="button" onClick={onPress}>
          OK
        </button>
      </div>
    </>
  );
}

let now = 1000;

/** Presses keys with gaps, as a browser does: unprevented ones are typed or press a button. */
function press(keys: readonly KeyboardEventInit[], gaps: readonly number[]): void {
  for (const [index, key] of keys.entries()) {
    now += gaps[index % gaps.length] ?? 0;
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key });
    Object.defineProperty(event, 'timeStamp', { value: now });
    target.dispatchEvent(event);
    if (event.defaultPrevented) continue;
    if (key.key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    if (key.key?.length !== 1 || key.ctrlKey || !(target instanceof HTMLInputElement)) continue;
    target.setRangeText(key.key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
  }
}
const typed = (text: string) => [...text].map((key) => ({ key }));
const pause = () => {
  act(() => vi.runAllTimers());
  now += 500;
};

const CR = { key: 'Enter' };
const ENDS: Readonly<Record<string, readonly KeyboardEventInit[]>> = {
  CR: [CR],
  'CR CR': [CR, CR],
  'Tab CR': [{ key: 'Tab' }, CR],
  none: [],
  'CR LF': [CR, { key: 'j', code: 'KeyJ', ctrlKey: true }],
};
const PLACES = ['search', 'text', 'password', 'quantity', 'OK'];

const digits = (count: number) =>
  fc.array(fc.constantFrom(...'0123456789'), { minLength: count, maxLength: count }).map((all) => all.join(''));
const gtin = (count: number) => digits(count - 1).map((own) => own + computeCheckDigit(own));
const code = fc.oneof(
  ...[12, 13, 14].map(gtin),
  gtin(14).map((own) => `]d201${own}17270131${GS}10LOT7`),
  gtin(14).map((own) => `https://id.gs1.org/01/${own}/10/ABC?17=270131`),
);
const getFields = () => [...document.querySelectorAll('input')].map(({ value }) => value);
const getPlace = (name: string) => (name === 'OK' ? screen.getByText(name) : screen.getByLabelText(name));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a scan', () => {
  it('presses and writes nothing at 2 to 80 ms a key, with any end keys and any focus', () => {
    render(<Page />);
    fc.assert(
      fc.property(
        fc.array(code, { minLength: 1, maxLength: 5 }),
        fc.array(fc.double({ min: 2, max: 80, noNaN: true }), { minLength: 1, maxLength: 70 }),
        fc.constantFrom(...Object.keys(ENDS)),
        fc.constantFrom(...PLACES),
        (codes, gaps, end, place) => {
          onCode.mockClear();
          const before = getFields();
          getPlace(place).focus();
          for (const each of codes) {
            press([...typed(each), ...(ENDS[end] ?? [])], gaps);
            pause();
          }
          expect(onCode.mock.calls.flat()).toEqual(codes);
          expect(getFields()).toEqual(before);
          expect(onPress).not.toHaveBeenCalled();
          expect(document.activeElement).toBe(getPlace(place));
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(['quantity', 'OK'])('of a supplier’s own code is recognised even when slow: %s', (place) => {
    render(<Page />);
    const before = getFields();
    getPlace(place).focus();
    press([...typed('PR402123'), CR, CR], [60]);
    pause();
    expect(getFields()).toEqual(before);
    expect(onPress).not.toHaveBeenCalled();
    expect(onCode.mock.calls).toEqual([['PR402123']]);
  });

  it.each(['AB123', 'PARACET12', '7384'])('of a short code presses nothing and leaves nothing: %s', (code) => {
    render(<Page />);
    const before = getFields();
    for (const place of ['quantity', 'OK']) {
      getPlace(place).focus();
      press([...typed(code), CR, CR], [8]);
      pause();
    }
    expect(getFields()).toEqual(before);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('of six digits is recognised outside text fields, even when slow', () => {
    render(<Page />);
    const before = getFields();
    getPlace('quantity').focus();
    press([...typed('738438'), CR, CR], [60]);
    pause();
    expect(getFields()).toEqual(before);
    expect(onCode.mock.calls).toEqual([['738438']]);
  });

  it('of five digits as a quantity waits for a separate Enter', () => {
    render(<Page />);
    const received = vi.fn();
    const box = getPlace('quantity') as HTMLInputElement;
    box.addEventListener('keydown', ({ key }) => received(key));
    box.focus();
    box.select();
    press([...typed('73843'), CR, CR], [60]);
    expect(box.value).toBe('73843');
    expect(received).not.toHaveBeenCalledWith('Enter');
    pause();
    press([CR], [500]);
    expect(received).toHaveBeenLastCalledWith('Enter');
  });

  it('that the user may have typed stays in a text field, and its end keys confirm nothing', () => {
    render(<Page />);
    const received = vi.fn();
    const field = getPlace('text') as HTMLInputElement;
    field.addEventListener('keydown', ({ key }) => received(key));
    field.focus();
    field.select();
    press([...typed('3151723009'), CR, CR], [60]);
    expect(field.value).toBe('3151723009');
    expect(received).not.toHaveBeenCalledWith('Enter');
    pause();
    press([CR], [500]);
    expect(received).toHaveBeenLastCalledWith('Enter');
    expect(onCode).not.toHaveBeenCalled();
  });

  it.each(['quantity', 'OK'])('with a wrong check digit starts no quantity either: %s', (place) => {
    render(<Page />);
    const before = getFields();
    getPlace(place).focus();
    press([...typed('6010544727361'), CR, CR], [60]);
    pause();
    expect(getFields()).toEqual(before);
    expect(onPress).not.toHaveBeenCalled();
    expect(onCode.mock.calls).toEqual([['6010544727361']]);
  });
});

describe('a typing user', () => {
  it('can type a quantity and Enter at full speed', () => {
    render(<Page />);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999 }),
        fc.array(fc.double({ min: 40, max: 250, noNaN: true }), { minLength: 1, maxLength: 8 }),
        (quantity, gaps) => {
          const box = getPlace('quantity') as HTMLInputElement;
          box.focus();
          box.select();
          press(typed(String(quantity)), gaps);
          expect(box.value).toBe(String(quantity));
          getPlace('OK').focus();
          onPress.mockClear();
          press([CR], gaps);
          expect(onPress).toHaveBeenCalledTimes(1);
          pause();
        },
      ),
    );
    expect(onCode).not.toHaveBeenCalled();
  });

  it('can type words, names and numbers quickly into a text field', () => {
    render(<Page />);
    const words = fc.stringMatching(/^[a-zA-Z0-9 .,/%-]{1,40}$/).filter((text) => !/\d{12}/.test(text));
    fc.assert(
      fc.property(words, fc.constantFrom('text', 'password', 'search'), (text, place) => {
        const field = getPlace(place) as HTMLInputElement;
        const eight = place === 'search' && /^\d{8}$/.test(text);
        field.focus();
        field.select();
        press([...typed(text), { key: 'Enter' }], [45]);
        pause();
        if (!eight) expect(field.value).toBe(text);
      }),
      { numRuns: 300 },
    );
    expect(onCode).not.toHaveBeenCalled();
  });

  it('can hold down a digit', () => {
    render(<Page />);
    const box = getPlace('quantity') as HTMLInputElement;
    box.focus();
    box.select();
    press([{ key: '1' }, ...Array.from({ length: 30 }, () => ({ key: '1', repeat: true }))], [33]);
    pause();
    expect(box.value).toBe('1'.repeat(31));
    expect(onCode).not.toHaveBeenCalled();
  });
});

describe('slow input', () => {
  const EAN = '6010544727367';
  it.each([
    [EAN, 'text', 'whole'],
    [EAN, 'none', 'sure'],
    ['6010544727361', 'search', null],
    ['6010544727361', 'text', 'written'],
    ['6010544727361', 'none', 'sure'],
    ['96385074', 'search', 'whole'],
    ['96385074', 'text', 'written'],
    ['3151723009', 'text', 'written'],
    ['3151723', 'text', null],
    ['3151723009', 'lines', null],
    ['96385074', 'lines', null],
    [EAN, 'lines', 'whole'],
    ['3151723009', 'search', null],
    ['PR402123', 'none', 'whole'],
    ['PR402123', 'text', 'written'],
    ['PR402123', 'search', null],
    ['alt10mg', 'none', null],
    ['Mortar@2026', 'text', null],
    ['999999', 'none', 'written'],
    ['12000', 'none', 'written'],
    ['1200', 'none', null],
    [`]E0${EAN}`, 'search', 'whole'],
    ['0106008680819473', 'text', 'sure'],
    ['(01)06008680819473(10)A', 'text', 'sure'],
    [`]C1${GS}0106008680819473`, 'text', 'sure'],
    ['0106008680819471', 'text', 'written'],
    ['https://id.gs1.org/01/06008680819473', 'text', 'sure'],
    ['HTTPS://EXAMPLE.COM/a/01/06008680819473/10/B', 'text', 'sure'],
    ['https://id.gs1.org/01/06008680819471', 'text', null],
    ['https://mortar.example/orders', 'text', null],
  ] as const)('%s in a %s is %s', (text, place, verdict) => {
    expect(classifySlowScan(text, place)).toBe(verdict);
  });
});
