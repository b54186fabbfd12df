import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useInitialFocus } from './useInitialFocus.ts';

interface Shown {
  open?: boolean;
  place: string | null;
}

/** Two rows, `place` being the initial one, next to a field. */
function Popup({ open = true, place }: Shown) {
  useInitialFocus(open, place, () => document.getElementById(place ?? '')?.focus());
  return (
    <>
      <input aria-label="Search" />
      <button type="button" id="first">
        First
      </button>
      <button type="button" id="saved">
        Saved
      </button>
    </>
  );
}

function show(first: Shown) {
  const { rerender } = render(<Popup {...first} />);
  return (next: Shown) => rerender(<Popup {...next} />);
}

const focusedName = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

it('moves focus to the rows once they load, and to the saved row once that loads', () => {
  const rerender = show({ place: null });
  expect(focusedName()).not.toBe('First');
  rerender({ place: 'first' });
  expect(focusedName()).toBe('First');
  rerender({ place: 'saved' });
  expect(focusedName()).toBe('Saved');
});

it.each([
  ['by a key', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
  ['by the pointer', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByLabelText('Search'))],
])('keeps focus for a user who moved elsewhere %s while the rows loaded', async (_, moveAway) => {
  const rerender = show({ place: null });
  await moveAway(userEvent.setup());
  expect(focusedName()).toBe('Search');
  rerender({ place: 'first' });
  expect(focusedName()).toBe('Search');
});

it('moves focus if a pressed key did not move it', async () => {
  const rerender = show({ place: null });
  await userEvent.keyboard('{ArrowDown}');
  rerender({ place: 'first' });
  expect(focusedName()).toBe('First');
});

it('moves focus although the popup itself has taken focus meanwhile', () => {
  const rerender = show({ place: null });
  screen.getByLabelText('Search').focus();
  rerender({ place: 'first' });
  expect(focusedName()).toBe('First');
});

it('keeps focus when rows are read again, and starts over when the popup is reopened', async () => {
  const rerender = show({ place: 'first' });
  await userEvent.click(screen.getByLabelText('Search'));
  rerender({ place: null });
  rerender({ place: 'first' });
  expect(focusedName()).toBe('Search');
  rerender({ open: false, place: 'first' });
  expect(focusedName()).toBe('Search');
  rerender({ open: true, place: 'first' });
  expect(focusedName()).toBe('First');
});
