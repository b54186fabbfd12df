import preview from '@mortar/storybook/preview';
import { StrictMode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

interface Note {
  id: number;
  text: string;
}

const WORDS = 'The order is packed and leaves with the van of the afternoon. ';
const note = (id: number): Note => ({ id, text: `Note ${id}` });
const notes = (count: number, from = 1): Note[] => Array.from({ length: count }, (_, index) => note(from + index));
/** Rows of one to five lines. */
const uneven = (count: number, from = 1) =>
  notes(count, from).map(({ id, text }) => ({ id, text: `${text}. ${WORDS.repeat((id * 7) % 5)}`.trim() }));

const Line = ({ text }: Note) => <p style={{ padding: '8px 12px' }}>{text}</p>;

const meta = preview.meta({
  title: 'Components/Data/VirtualList',
  component: VirtualList<Note>,
  args: { label: 'Notes', rows: notes(5), getKey: ({ id }: Note) => id, children: (row: Note) => <Line {...row} /> },
  render: (args) => (
    <div style={{ blockSize: 320, maxInlineSize: 420 }}>
      <VirtualList {...(args as VirtualListProps<Note>)} />
    </div>
  ),
});

const list = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[aria-label="Notes"]') as HTMLElement;
const mounted = (canvasElement: HTMLElement) => [
  ...list(canvasElement).querySelectorAll<HTMLElement>('[aria-posinset]'),
];

/** Returns a text's distance below the list's upper edge, px. */
const getTop = (canvasElement: HTMLElement, text: string | RegExp) =>
  within(canvasElement).getByText(text).getBoundingClientRect().top - list(canvasElement).getBoundingClientRect().top;

/** Returns the text of the first row with a visible upper edge. */
function firstVisible(canvasElement: HTMLElement): string {
  const edge = list(canvasElement).getBoundingClientRect().top;
  return mounted(canvasElement).find((row) => row.getBoundingClientRect().top >= edge)?.textContent ?? '';
}

const isVisible = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  const edges = element.closest('[aria-label="Notes"]')?.getBoundingClientRect();
  return edges !== undefined && top >= edges.top - 1 && bottom <= edges.bottom + 1;
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Scrolls, and waits until measured rows have their final position. */
async function scrolled(canvasElement: HTMLElement, to: number): Promise<void> {
  list(canvasElement).scrollTop = to;
  await nextFrame();
  const place = () => {
    const text = firstVisible(canvasElement);
    return `${text} ${text && getTop(canvasElement, text)}`;
  };
  for (let same = 0, last = ''; same < 3; same += 1) {
    await nextFrame();
    const now = place();
    if (now !== last) same = -1;
    last = now;
  }
}

export const Playground = meta.story({});
export const Empty = meta.story({ args: { rows: [] } });
export const Thousands = meta.story({
  args: { rows: notes(10_000) },
  play: async ({ canvasElement, userEvent }) => {
    await expect(mounted(canvasElement).length).toBeLessThan(40);
    await userEvent.tab();
    await expect(list(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(isVisible(within(canvasElement).getByText('Note 10000'))).toBe(true));
    await expect(mounted(canvasElement).length).toBeLessThan(40);
    await expect(mounted(canvasElement).at(-1)).toHaveAttribute('aria-posinset', '10000');
  },
});
export const DifferentHeights = meta.story({
  args: { rows: uneven(500) },
  play: async ({ canvasElement }) => {
    await scrolled(canvasElement, 4000);
    await scrolled(canvasElement, 9000);
    const rows = mounted(canvasElement).map((row) => row.getBoundingClientRect());
    for (const [at, { bottom }] of rows.slice(0, -1).entries()) {
      await expect(Math.abs((rows[at + 1]?.top ?? 0) - bottom)).toBeLessThanOrEqual(1);
    }
    // Positions between depend on which rows were measured on the way.
    await scrolled(canvasElement, 0);
  },
});

/** Rows that are buttons, with arrow keys moving focus between them. */
export const RowsWithControls = meta.story({
  args: {
    rows: uneven(300),
    keyboard: 'rows',
    children: ({ text }: Note) => (
      <button type="button" style={{ inlineSize: '100%', padding: '8px 12px', textAlign: 'start' }}>
        {text}
      </button>
    ),
  },
  play: async ({ userEvent }) => {
    const at = () => document.activeElement?.textContent?.match(/^Note \d+/)?.[0];
    await userEvent.tab();
    await expect(at()).toBe('Note 1');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(at()).toBe('Note 3');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(at()).toBe('Note 300'));
    await waitFor(() => expect(isVisible(document.activeElement as HTMLElement)).toBe(true));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(isVisible(document.activeElement as HTMLElement)).toBe(true));
    await expect(at()).not.toBe('Note 300');
  },
});

const Growing = ({ rows, ...props }: VirtualListProps<Note>) => {
  const [grown, setGrown] = useState(rows);
  const [first = note(1)] = grown;
  const last = grown.at(-1) ?? first;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, blockSize: 360, maxInlineSize: 420 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button size="sm" variant="outline" onClick={() => setGrown([...uneven(50, first.id - 50), ...grown])}>
          Read older
        </Button>
        <Button size="sm" variant="outline" onClick={() => setGrown([...grown, ...uneven(1, last.id + 1)])}>
          Write
        </Button>
      </div>
      <VirtualList {...props} rows={grown} />
    </div>
  );
};

const CONVERSATION = { rows: uneven(200, 1001), newest: 'end', role: 'log' } as const;
const render = (args: unknown) => <Growing {...(args as VirtualListProps<Note>)} />;

export const OlderRowsReadIn = meta.story({
  args: CONVERSATION,
  render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Scrolls away from the newest row, where the list starts and which it would follow.
    await waitFor(() => expect(isVisible(canvas.getByText(/^Note 1200/))).toBe(true));
    await scrolled(canvasElement, 300);
    const text = firstVisible(canvasElement);
    const before = getTop(canvasElement, text);
    await userEvent.click(canvas.getByRole('button', { name: 'Read older' }));
    await expect(list(canvasElement).scrollTop).toBeGreaterThan(1000);
    await expect(Math.abs(getTop(canvasElement, text) - before)).toBeLessThanOrEqual(1);
    await waitFor(() => expect(Math.abs(getTop(canvasElement, text) - before)).toBeLessThanOrEqual(1));
  },
});

export const NewestInSight = meta.story({
  args: CONVERSATION,
  render,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(isVisible(canvas.getByText(/^Note 1200/))).toBe(true));
    for (const id of [1201, 1202, 1203]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
      await waitFor(() => expect(isVisible(canvas.getByText(new RegExp(`^Note ${id}`)))).toBe(true));
    }
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
});

export const NewWhileReadingAbove = meta.story({
  args: CONVERSATION,
  render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Scrolls away from the newest row, where the list starts and which it would follow.
    await waitFor(() => expect(isVisible(canvas.getByText(/^Note 1200/))).toBe(true));
    await scrolled(canvasElement, 3000);
    const text = firstVisible(canvasElement);
    const before = getTop(canvasElement, text);
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await expect(getTop(canvasElement, text)).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 new' }));
    await waitFor(() => expect(isVisible(canvas.getByText(/^Note 1202/))).toBe(true));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull());
    await expect(list(canvasElement)).toHaveFocus();
    await scrolled(canvasElement, 3000);
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await expect(canvas.getByRole('button', { name: 'Show 1 new' })).toBeVisible();
  },
});

const Hidden = (props: VirtualListProps<Note>) => {
  const [hidden, setHidden] = useState(true);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setHidden(!hidden)}>
        {hidden ? 'Show' : 'Hide'}
      </Button>
      <div hidden={hidden} style={{ blockSize: 320, maxInlineSize: 420 }}>
        <VirtualList {...props} />
      </div>
    </>
  );
};

/** A list in a hidden tab starts at the newest row when first shown, and keeps its position when shown again. */
export const BehindATab = meta.story({
  args: CONVERSATION,
  render: (args) => <Hidden {...(args as VirtualListProps<Note>)} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(mounted(canvasElement).length).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(isVisible(canvas.getByText(/^Note 1200/))).toBe(true));
    await scrolled(canvasElement, 3000);
    const text = firstVisible(canvasElement);
    const before = getTop(canvasElement, text);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(Math.abs(getTop(canvasElement, text) - before)).toBeLessThanOrEqual(1));
  },
});

/** Shown by a press, so that it is measured at once. */
function Switched(args: VirtualListProps<Note>) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setShown(true)}>
        Show
      </Button>
      <div style={{ blockSize: 320, maxInlineSize: 420 }}>{shown && <VirtualList {...args} />}</div>
    </>
  );
}

/** A list in strict mode, where effects run twice, without a frame lacking rows. */
export const Strict = meta.story({
  args: CONVERSATION,
  render: (args) => (
    <StrictMode>
      <Switched {...(args as VirtualListProps<Note>)} />
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      await expect(isVisible(canvas.getByText(/^Note 1200/))).toBe(true);
    }
    await expect(mounted(canvasElement).length).toBeLessThan(40);
  },
});

export const LongText = meta.story({
  args: {
    rows: [
      { id: 1, text: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(6) },
      { id: 2, text: WORDS.repeat(20) },
      note(3),
    ],
  },
});
export const Narrow = meta.story({
  args: CONVERSATION,
  render: (args) => (
    <div style={{ blockSize: 320, inlineSize: 160 }}>
      <VirtualList {...(args as VirtualListProps<Note>)} />
    </div>
  ),
});
export const Zoomed = meta.story({
  args: CONVERSATION,
  globals: { textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(isVisible(canvas.getByText(/^Note 1200/))).toBe(true));
    const rows = mounted(canvasElement).map((row) => row.getBoundingClientRect());
    for (const [at, { bottom }] of rows.slice(0, -1).entries()) {
      await expect(Math.abs((rows[at + 1]?.top ?? 0) - bottom)).toBeLessThanOrEqual(2);
    }
  },
});
