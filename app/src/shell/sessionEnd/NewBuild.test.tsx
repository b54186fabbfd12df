import { MortarProvider } from '@mortar/design-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreadAnswer } from '#problems/unreadAnswer.ts';
import { NewBuild } from './NewBuild.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function show(replaced: boolean) {
  const ask = vi.fn(async () => replaced);
  render(
    <MortarProvider>
      <NewBuild reload={() => undefined} ask={ask} />
    </MortarProvider>,
  );
  const unread = async (afterMs: number) => {
    vi.setSystemTime(Date.now() + afterMs);
    await act(async () => void dispatchEvent(new UnreadAnswer()));
    return ask.mock.calls.length;
  };
  return { unread };
}

describe('an unreadable answer', () => {
  it('checks for another build once a minute at most', async () => {
    const { unread } = show(false);
    expect(await unread(0)).toBe(1);
    expect(await unread(59_999)).toBe(1);
    expect(await unread(1)).toBe(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows nothing for a quarter of an hour to a user who postponed it', async () => {
    const { unread } = show(true);
    await unread(0);
    fireEvent.click(screen.getByRole('button', { name: /^Later/ }));
    expect(await unread(899_999)).toBe(1);
    expect(await unread(1)).toBe(2);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});
