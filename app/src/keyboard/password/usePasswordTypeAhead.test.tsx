import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notifyScanReverted } from '#keyboard/scanner/scanReverted.ts';
import { isPasswordPromptOpen } from './passwordPrompt.ts';
import { usePasswordTypeAhead } from './usePasswordTypeAhead.ts';

const onOverride = vi.fn();

function Question({ stands = true }: { stands?: boolean }) {
  const [prompting, setPrompting] = useState(false);
  const [password, setPassword] = useState('');
  usePasswordTypeAhead(stands, prompting, setPrompting);
  return (
    <div role="alertdialog">
      <button type="button" onClick={onOverride}>
        Override
      </button>
      <input aria-label="other" />
      {prompting && (
        <input
          type="password"
          aria-label="Password"
          // biome-ignore lint/a11y/noAutofocus: as the popup's field has it.
          autoFocus
          data-retained={password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
    </div>
  );
}

/** Presses keys as a browser does: unprevented ones are typed. */
async function type(text: string, more: KeyboardEventInit = {}) {
  for (const key of text) {
    const target = document.activeElement ?? document.body;
    const notTaken = fireEvent.keyDown(target, { key, ...more });
    await act(async () => undefined);
    if (!notTaken || !(target instanceof HTMLInputElement)) continue;
    act(() => {
      target.setRangeText(key, target.value.length, target.value.length, 'end');
      target.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}
const field = () => screen.queryByLabelText<HTMLInputElement>('Password');

afterEach(() => {
  cleanup();
  onOverride.mockClear();
});

describe('a prompt with a password', () => {
  it('puts typed text into the field, from the first character', async () => {
    render(<Question />);
    screen.getByRole('button').focus();
    await type('Max#2026');
    expect(document.activeElement).toBe(field());
    expect(field()?.dataset.retained).toBe('Max#2026');
    expect(isPasswordPromptOpen()).toBe(true);
  });

  it('is reported while it is open', async () => {
    const { rerender } = render(<Question />);
    rerender(<Question stands={false} />);
    expect(isPasswordPromptOpen()).toBe(false);
    await type('Max');
    expect(field()).toBeNull();
  });

  it.each([
    ['a shortcut', 'n', { altKey: true }],
    ['a space', ' ', {}],
    ['a character typed into another field', 'a', { in: 'other' }],
  ])('ignores: %s', async (_, key, { in: place, ...more }: KeyboardEventInit & { in?: string }) => {
    render(<Question />);
    if (place) screen.getByLabelText(place).focus();
    await type(key, more);
    expect(field()).toBeNull();
  });

  it('is restored if the typed text turns out to be a scan', async () => {
    render(<Question />);
    screen.getByRole('button').focus();
    await type('60');
    expect(field()).not.toBeNull();
    act(() => notifyScanReverted(0));
    expect(field()).toBeNull();
    await type('M');
    expect(field()?.value).toBe('M');
  });

  it('keeps a field that was opened by its button when a scan is reverted', async () => {
    const { container } = render(<Question />);
    await type('M');
    const since = new Event('keydown').timeStamp + 1000;
    screen.getByRole('button').focus();
    await type('6');
    act(() => notifyScanReverted(since));
    expect(container.contains(field())).toBe(true);
    expect(field()?.value).toBe('M');
  });

  it('keeps a field that was open before the scan', async () => {
    render(<Question />);
    await type('Max');
    act(() => notifyScanReverted(new Event('keydown').timeStamp + 1000));
    expect(field()?.value).toBe('Max');
  });
});
