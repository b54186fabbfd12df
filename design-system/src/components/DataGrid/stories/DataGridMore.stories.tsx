import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DataGrid } from '../DataGrid.tsx';
import type { DataGridProps } from '../types.ts';
import { LINE_GRID, type Line, toLines } from './storyLines.tsx';

const meta = preview.meta({
  title: 'Components/Data/DataGrid/More rows',
  component: DataGrid<Line>,
  args: { ...LINE_GRID, rows: toLines(8), onEndReached: fn() },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 320 }}>
      <DataGrid {...args} />
    </div>
  ),
});

export const LoadingMore = meta.story({
  args: { more: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading more…')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  },
});

export const MoreFailed = meta.story({
  args: { more: 'error', moreErrorText: 'Sorry an error has occurred, error code: 2.', footer: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEndReached).toHaveBeenCalledOnce();
  },
});

export const AskedAtTheEnd = meta.story({
  args: { more: 'some', total: 2000 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001');
  },
});

function Endless(props: DataGridProps<Line>) {
  const [count, setCount] = useState(50);
  return (
    <DataGrid
      {...props}
      rows={toLines(count)}
      total={150}
      more={count < 150 ? 'some' : 'none'}
      onEndReached={() => setCount(count + 50)}
    />
  );
}

export const ScrolledToTheEnd = meta.story({
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 320 }}>
      <Endless {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (const end of ['(49)', '(99)', '(149)']) {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      const last = await canvas.findByRole('rowheader', { name: new RegExp(`\\${end.slice(0, -1)}\\)$`) });
      await waitFor(() => expect(last).toBeVisible());
    }
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '151');
  },
});
