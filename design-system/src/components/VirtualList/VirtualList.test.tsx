import { act, fireEvent, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLayout } from '../../testing/fakeLayout.ts';
import { render } from '../../testing/render.tsx';
import { announcements } from '../Announcer/announce.ts';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

interface Note {
  id: number;
}
const notes = (count: number, from = 1): Note[] => Array.from({ length: count }, (_, index) => ({ id: from + index }));
const getKey = ({ id }: Note) => id;
const text = ({ id }: Note) => `Note ${id}`;
const button = (row: Note) => <button type="button">{text(row)}</button>;

const List = (props: Partial<VirtualListProps<Note>>) => (
  <VirtualList label="Notes" rows={notes(3)} getKey={getKey} {...props}>
    {props.children ?? text}
  </VirtualList>
);

const list = () => screen.getByRole('list', { name: 'Notes' });
const log = () => screen.getByRole('log', { name: 'Notes' });
const shown = (of = list()) => [...of.querySelectorAll('[aria-posinset]')].map(({ textContent }) => textContent);
const announcedTexts = () => announcements.get().map((one) => one.text);

afterEach(() => {
  vi.restoreAllMocks();
  act(() => announcements.clear());
});

describe('a list without a layout', () => {
  it('shows all of few rows, each with its position', () => {
    render(<List />);
    const rows = within(list()).getAllByRole('listitem');
    expect(rows.map((row) => [row.textContent, row.ariaPosInSet, row.ariaSetSize])).toEqual([
      ['Note 1', '1', '3'],
      ['Note 2', '2', '3'],
      ['Note 3', '3', '3'],
    ]);
  });

  it('shows a screenful of many, from the first, or up to the last if that is the newest', () => {
    const { unmount } = render(<List rows={notes(10_000)} />);
    expect(shown().length).toBeGreaterThan(10);
    expect(shown().length).toBeLessThan(40);
    expect(shown()[0]).toBe('Note 1');
    unmount();
    const { rerender } = render(<List rows={[]} newest="end" />);
    rerender(<List rows={notes(10_000)} newest="end" />);
    expect(shown().length).toBeLessThan(40);
    expect(shown().at(-1)).toBe('Note 10000');
    rerender(<List rows={notes(10_001)} newest="end" />);
    rerender(<List rows={notes(10_101, -99)} newest="end" />);
    expect(shown().at(-1)).toBe('Note 10001');
  });

  it('renders at once in strict mode, and stays', () => {
    const counts: number[] = [];
    render(
      <StrictMode>
        <div ref={(element) => void counts.push(element?.querySelectorAll('[aria-posinset]').length ?? -1)}>
          <List rows={notes(500)} newest="end" />
        </div>
      </StrictMode>,
    );
    expect(counts.filter((count) => count >= 0).every((count) => count > 10)).toBe(true);
    expect(shown().at(-1)).toBe('Note 500');
  });

  it('shows the remaining rows when some are removed', () => {
    const { rerender } = render(<List />);
    rerender(<List rows={[{ id: 1 }, { id: 3 }]} />);
    expect(shown()).toEqual(['Note 1', 'Note 3']);
    rerender(<List rows={[]} />);
    expect(shown()).toEqual([]);
  });
});

describe('keyboard focus', () => {
  const focused = () => document.activeElement?.textContent;

  it('reaches the list itself, and nothing of an empty one', async () => {
    const { user, rerender } = render(<List />);
    await user.tab();
    expect(document.activeElement).toBe(list());
    rerender(<List rows={[]} />);
    expect(list().tabIndex).toBe(-1);
  });

  it('moves from row to row, and from the first of 2 000 to the last and back', async () => {
    const { user } = render(
      <List rows={notes(2000)} keyboard="rows">
        {button}
      </List>,
    );
    await user.tab();
    expect(focused()).toBe('Note 1');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('Note 2');
    await user.keyboard('{End}');
    expect(focused()).toBe('Note 2000');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Note 2000');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Note 1999');
    await user.keyboard('{Home}{ArrowUp}');
    expect(focused()).toBe('Note 1');
    await user.keyboard('{PageDown}');
    expect(focused()).toBe('Note 11');
    await user.keyboard('{PageDown}{PageUp}');
    expect(focused()).toBe('Note 11');
    expect(shown().length).toBeLessThan(40);
  });

  it('reaches every one of 80 rows by ArrowDown, and by Tab', async () => {
    const { user } = render(
      <List rows={notes(80)} keyboard="rows">
        {button}
      </List>,
    );
    await user.tab();
    const focusedRows = [focused()];
    for (let step = 1; step < 40; step += 1) {
      await user.keyboard('{ArrowDown}');
      focusedRows.push(focused());
    }
    for (let step = 40; step < 80; step += 1) {
      await user.tab();
      focusedRows.push(focused());
    }
    expect(focusedRows).toEqual(notes(80).map(text));
  });

  it('leaves keys to a row that handles them, and to browser and page with modifiers', async () => {
    const { user } = render(
      <List rows={notes(30)} keyboard="rows">
        {(row) => (
          <>
            <input aria-label={text(row)} />
            <button type="button" onKeyDown={(event) => event.key === 'ArrowDown' && event.preventDefault()}>
              {`Menu ${row.id}`}
            </button>
          </>
        )}
      </List>,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}{End}');
    expect(document.activeElement).toBe(screen.getByLabelText('Note 1'));
    await user.tab();
    await user.keyboard('{ArrowDown}{Control>}{End}{/Control}');
    expect(focused()).toBe('Menu 1');
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByLabelText('Note 30'));
  });

  it('moves to the neighbour of a removed row', async () => {
    const { user, rerender } = render(
      <List rows={notes(300)} keyboard="rows">
        {button}
      </List>,
    );
    await user.tab();
    await user.keyboard('{End}{ArrowUp}');
    rerender(
      <List rows={notes(300).filter(({ id }) => id !== 299)} keyboard="rows">
        {button}
      </List>,
    );
    expect(focused()).toBe('Note 300');
    rerender(
      <List rows={notes(298)} keyboard="rows">
        {button}
      </List>,
    );
    expect(focused()).toBe('Note 298');
    rerender(
      <List rows={[]} keyboard="rows">
        {button}
      </List>,
    );
    rerender(
      <List rows={notes(5)} keyboard="rows">
        {button}
      </List>,
    );
    expect(document.activeElement).toBe(document.body);
  });

  it('stays on its row while rows are inserted before it', async () => {
    const { user, rerender } = render(
      <List rows={notes(300)} keyboard="rows">
        {button}
      </List>,
    );
    await user.tab();
    await user.keyboard('{End}');
    rerender(
      <List rows={notes(400, -99)} keyboard="rows">
        {button}
      </List>,
    );
    expect(focused()).toBe('Note 300');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Note 299');
  });
});

describe('the announcement', () => {
  const spoken = (row: Note) => `${text(row)} came`;

  it('covers new rows at the newest end, once, except initial, older and own rows', () => {
    const props = { spoken, newest: 'end', isOwn: ({ id }: Note) => id === 7 } as const;
    const { rerender } = render(
      <StrictMode>
        <List {...props} rows={[]} />
      </StrictMode>,
    );
    const show = (rows: Note[]) =>
      rerender(
        <StrictMode>
          <List {...props} rows={rows} />
        </StrictMode>,
      );
    show(notes(3));
    show(notes(5, -1));
    expect(announcedTexts()).toEqual([]);
    show(notes(6, -1));
    expect(announcedTexts()).toEqual(['Note 4 came']);
    show(notes(8, -1));
    expect(announcedTexts()).toEqual(['Note 4 came', 'Notes: 2 new']);
    show(notes(9, -1));
    show(notes(5, -1));
    expect(announcedTexts()).toEqual(['Note 4 came', 'Notes: 2 new']);
  });

  it('covers new rows at the top, if the newest is first', () => {
    const { rerender } = render(<List rows={notes(3)} spoken={spoken} />);
    rerender(<List rows={notes(4, 0)} spoken={spoken} />);
    expect(announcedTexts()).toEqual(['Note 0 came']);
  });

  it('does not use a live region: scrolling mounts rows', () => {
    render(<List role="log" />);
    expect(log().ariaLive).toBe('off');
    expect(within(log()).getAllByRole('article')).toHaveLength(3);
  });
});

describe('the scroll position', () => {
  /** Every row's height differs from its estimate. */
  const getHeight = (row: HTMLElement) => 40 + ((Number(row.textContent?.replace(/\D/g, '')) * 37) % 90);
  const rested = () => act(() => vi.advanceTimersByTimeAsync(200));
  const scrolled = async (to: number) => {
    list().scrollTop = to;
    fireEvent.scroll(list());
    await rested();
  };
  const getTop = (content: string) => {
    const row = [...list().querySelectorAll<HTMLElement>('[aria-posinset]')].find((one) => one.textContent === content);
    return Number(/\d+(\.\d+)?/.exec(row?.style.transform ?? '')?.[0]) - list().scrollTop;
  };
  const fromEnd = () => list().scrollHeight - list().clientHeight - list().scrollTop;

  beforeEach(() => {
    vi.useFakeTimers();
    fakeLayout(300, getHeight);
  });
  afterEach(() => void vi.useRealTimers());

  it('starts at the newest row', async () => {
    render(<List rows={notes(400)} newest="end" />);
    await rested();
    expect(fromEnd()).toBe(0);
    expect(shown().at(-1)).toBe('Note 400');
  });

  it('starts at the top of a list that is read from above, even if its rows turn out higher', async () => {
    render(<List rows={notes(40)} estimatedHeight={10} />);
    await rested();
    expect(list().scrollTop).toBe(0);
    expect(shown()[0]).toBe('Note 1');
  });

  it('is kept when older rows load', async () => {
    const { rerender } = render(<List rows={notes(100)} newest="end" />);
    await rested();
    await scrolled(500);
    const seen = shown()[9] as string;
    const before = getTop(seen);
    rerender(<List rows={notes(150, -49)} newest="end" />);
    expect(getTop(seen)).toBe(before);
    await rested();
    expect(getTop(seen)).toBe(before);
    expect(list().scrollTop).toBeGreaterThan(2000);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('follows the newest rows from the end, and elsewhere shows how many arrived', async () => {
    const { rerender } = render(<List rows={notes(100)} newest="end" />);
    await rested();
    rerender(<List rows={notes(101)} newest="end" />);
    await rested();
    expect(fromEnd()).toBe(0);
    await scrolled(800);
    const seen = shown()[9] as string;
    const before = getTop(seen);
    rerender(<List rows={notes(103)} newest="end" />);
    await rested();
    expect(getTop(seen)).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 new' }));
    await rested();
    expect(fromEnd()).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(list());
  });

  it('moves to the end for the user’s own row', async () => {
    const isOwn = ({ id }: Note) => id > 100;
    const { rerender } = render(<List rows={notes(100)} newest="end" isOwn={isOwn} />);
    await rested();
    await scrolled(800);
    rerender(<List rows={notes(101)} newest="end" isOwn={isOwn} />);
    await rested();
    expect(fromEnd()).toBe(0);
  });

  it('is the top of a list that is read from above, or stays where the user reads', async () => {
    const { rerender } = render(
      <List rows={notes(100)} keyboard="rows">
        {button}
      </List>,
    );
    await rested();
    await scrolled(30);
    rerender(
      <List rows={notes(101, 0)} keyboard="rows">
        {button}
      </List>,
    );
    await rested();
    expect(list().scrollTop).toBe(0);
    expect(shown()[0]).toBe('Note 0');
    await scrolled(2000);
    const seen = shown()[9] as string;
    const before = getTop(seen);
    rerender(
      <List rows={notes(103, -2)} keyboard="rows">
        {button}
      </List>,
    );
    await rested();
    expect(getTop(seen)).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 new' }));
    await rested();
    expect(list().scrollTop).toBe(0);
    expect(document.activeElement?.textContent).toBe('Note -2');
  });
});
