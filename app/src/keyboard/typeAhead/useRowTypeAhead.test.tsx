import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRowTypeAhead } from './useRowTypeAhead.ts';

const onLoaded = vi.fn();
const received = vi.fn();
type State = 'off' | 'waiting' | 'there';

function List({ state }: { state: State }) {
  useRowTypeAhead(state, onLoaded);
  return (
    <div>
      <button type="button" onKeyDown={({ key }) => received(key)}>
        product
      </button>
      <input aria-label="search" />
      <div role="dialog">
        <button type="button">answer</button>
      </div>
    </div>
  );
}

function start(state: State = 'waiting') {
  const { rerender } = render(<List state={state} />);
  screen.getByText('product').focus();
  return (next: State) => rerender(<List state={next} />);
}
const type = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

beforeEach(() => {
  onLoaded.mockClear();
  received.mockClear();
});

describe('a key pressed while rows load', () => {
  it.each([
    [['Enter'], ''],
    [['Enter', '1', '2'], '12'],
    [['1', '2'], '12'],
    // The Enter that orders is never stored.
    [['Enter', '1', '2', 'Enter'], '12'],
    [['Enter', 'Enter', 'Enter'], ''],
    [['5', 'Escape', '7'], '7'],
  ])('%j goes to the first row once, as "%s"', (keys, digits) => {
    const become = start();
    type(...keys);
    expect(received.mock.calls.flat()).toEqual(keys.filter((key) => key === 'Escape'));
    expect(onLoaded).not.toHaveBeenCalled();
    become('there');
    become('there');
    expect(onLoaded).toHaveBeenCalledExactlyOnceWith({ digits });
  });

  it.each(['a', ' ', 'ArrowDown', 'F6', 'Escape', 'Tab'])('is ignored if it is %s', (key) => {
    const become = start();
    type(key);
    expect(received.mock.calls).toEqual([[key]]);
    become('there');
    expect(onLoaded).not.toHaveBeenCalled();
  });

  it.each(['ArrowDown', 'ArrowUp', 'PageDown', 'Home', 'End'])(
    'is left to the page after %s, which selects another row',
    (key) => {
      const become = start();
      type('Enter', '5', key, 'Enter', '7');
      expect(received.mock.calls.flat()).toEqual([key, 'Enter', '7']);
      become('there');
      expect(onLoaded).not.toHaveBeenCalled();
    },
  );

  it('is dropped once focus moves elsewhere, even if it returns to the rows', () => {
    const become = start();
    type('Enter', '3');
    become('off');
    become('there');
    expect(onLoaded).not.toHaveBeenCalled();
  });

  it.each([['search'], ['answer']])('belongs to %s if that has focus', (name) => {
    const become = start();
    (screen.queryByLabelText(name) ?? screen.getByText(name)).focus();
    type('Enter', '3');
    become('there');
    expect(onLoaded).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])(
    'is not Enter with %o',
    (more) => {
      const become = start();
      fireEvent.keyDown(screen.getByText('product'), { key: 'Enter', ...more });
      become('there');
      expect(onLoaded).not.toHaveBeenCalled();
    },
  );

  it('is left to the page before and after', () => {
    const become = start('off');
    type('Enter');
    become('there');
    type('Enter');
    expect(received.mock.calls).toEqual([['Enter'], ['Enter']]);
    expect(onLoaded).not.toHaveBeenCalled();
  });
});

it('keeps stored keys from other handlers, and stores none once the list is gone', () => {
  const { unmount } = render(<List state="waiting" />);
  expect(fireEvent.keyDown(screen.getByText('product'), { key: '5' })).toBe(false);
  unmount();
  expect(fireEvent.keyDown(document.body, { key: '5' })).toBe(true);
});
