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

it('goes to the rows once they are there, and to the one that was saved when that has come', () => {
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
])('leaves whoever went elsewhere %s while the rows were on their way', async (_, moveAway) => {
  const rerender = show({ place: null });
  await moveAway(userEvent.setup());
  expect(focusedName()).toBe('Search');
  rerender({ place: 'first' });
  expect(focusedName()).toBe('Search');
});

it('goes there where a key was pressed that took the keyboard nowhere', async () => {
  const rerender = show({ place: null });
  await userEvent.keyboard('{ArrowDown}');
  rerender({ place: 'first' });
  expect(focusedName()).toBe('First');
});

it('goes there although the popup itself has taken the keyboard meanwhile', () => {
  const rerender = show({ place: null });
  screen.getByLabelText('Search').focus();
  rerender({ place: 'first' });
  expect(focusedName()).toBe('First');
});

it('leaves the keyboard where it is when rows are read again, and begins anew when it is opened again', async () => {
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
