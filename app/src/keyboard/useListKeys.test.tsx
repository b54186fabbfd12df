import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useListKeys } from './useListKeys.ts';

function Page({ open, dialog = false }: { open(at: number): void; dialog?: boolean }) {
  useListKeys([1, 3, 8], open);
  return dialog ? <div role="dialog" /> : null;
}

const press = (code: string, more: object = {}) => fireEvent.keyDown(document.body, { code, altKey: true, ...more });

it('opens a list by Alt and its figure, whatever letter stands on the key', () => {
  const open = vi.fn();
  render(<Page open={open} />);
  press('Digit1', { key: '&' });
  press('Digit3', { key: '3' });
  press('Digit8', { key: '8' });
  expect(open.mock.calls).toEqual([[0], [1], [2]]);
});

it.each([
  ['a figure without a list', 'Digit4', {}],
  ['a figure of the number pad', 'Numpad1', {}],
  ['AltGr', 'Digit1', { ctrlKey: true }],
  ['Shift', 'Digit1', { shiftKey: true }],
  ['no Alt', 'Digit1', { altKey: false }],
  ['a key that is held', 'Digit1', { repeat: true }],
])('leaves %s alone', (_what, code, more) => {
  const open = vi.fn();
  render(<Page open={open} />);
  press(code, more);
  expect(open).not.toHaveBeenCalled();
});

it('does nothing under a popup', () => {
  const open = vi.fn();
  render(<Page open={open} dialog />);
  press('Digit1');
  expect(open).not.toHaveBeenCalled();
});
