import preview from '@mortar/storybook/preview';
import { Lock, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statusColumn } from '../../StatusLabel/statusColumn.tsx';
import { iconColumn } from '../columns/columns.tsx';
import { DataGrid } from '../DataGrid.tsx';
import { createRowStore } from '../rowModel/rowStore.ts';
import type { DataGridProps, GridColumn, RowTone } from '../types.ts';
import { LINE_COLUMNS, LINE_GRID, type Line, toLines } from './storyLines.tsx';

const STATUS = statusColumn<Line>({ id: 'status', header: 'Status', width: 120, status: (line) => line.status });

const TONES: readonly (RowTone | undefined)[] = [
  'invoiced',
  'partial',
  'regretted',
  'waiting',
  'locked',
  'dimmed',
  undefined,
];

const meta = preview.meta({
  title: 'Components/Data/DataGrid/States',
  component: DataGrid<Line>,
  args: LINE_GRID,
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 300 }}>
      <DataGrid {...args} />
    </div>
  ),
});

export const Tones = meta.story({
  args: { columns: [STATUS, ...LINE_COLUMNS], rowTone: (line) => line.status },
});

export const EveryToneSelectedAndNot = meta.story({
  args: {
    rows: toLines(14),
    selection: 'multiple',
    selected: new Set([7, 8, 9, 10, 11, 12, 13]),
    rowTone: (line) => TONES[line.id % TONES.length],
  },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 460 }}>
      <DataGrid {...args} />
    </div>
  ),
});

export const DimmedAndLocked = meta.story({
  args: {
    rows: toLines(6),
    rowTone: (line) => (line.id % 3 === 1 ? 'dimmed' : line.id % 3 === 2 ? 'locked' : undefined),
  },
});

export const AsHighAsItsFewRows = meta.story({
  args: { rows: toLines(4), footer: true },
  render: (args: DataGridProps<Line>) => (
    <div>
      <DataGrid {...args} />
    </div>
  ),
});

export const EmptyWithoutAHeight = meta.story({
  args: { rows: [] },
  render: (args: DataGridProps<Line>) => (
    <div>
      <DataGrid {...args} />
    </div>
  ),
});

export const Loading = meta.story({ args: { rows: [], state: 'loading' } });

export const LoadingWithOldRows = meta.story({ args: { state: 'loading' } });

export const Noted = meta.story({ name: 'With a note', args: { note: '2 rows could not be read.' } });

export const Empty = meta.story({ args: { rows: [], emptyHint: 'Search for a product and press Enter to add it.' } });

export const Failed = meta.story({
  args: { state: 'error', errorText: 'Sorry an error has occurred, error code: 2. Please try again.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('error code: 2');
  },
});

export const FailedWithNothingToTry = meta.story({
  args: { state: 'error', errorText: 'Please select a retailer from the grid on the left.' },
});

const MARKS: GridColumn<Line> = iconColumn({
  id: 'marks',
  header: 'Marks',
  width: 64,
  icons: (line) => [
    ...(line.id % 3 === 0 ? [{ icon: <Snowflake size={16} aria-hidden="true" />, label: 'Cold chain' }] : []),
    ...(line.id % 4 === 0 ? [{ icon: <Lock size={16} aria-hidden="true" />, label: 'Locked' }] : []),
  ],
});

export const RowIcons = meta.story({
  args: { columns: [MARKS, ...LINE_COLUMNS], rows: toLines(9) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Cold chain' })).toHaveLength(3);
    await expect(canvas.getByRole('gridcell', { name: 'Cold chain Locked' })).toBeVisible();
  },
});

const live = () => createRowStore(toLines(100_000), (line) => line.id);
let store: ReturnType<typeof live>;

/** A grid with its own rows for the lifetime of the story. */
const LiveGrid = (props: DataGridProps<Line>) => {
  const [rows] = useState(live);
  store = rows;
  return <DataGrid {...props} rows={rows} />;
};

export const LivePatches = meta.story({
  name: 'Live patches with a sort and a filter',
  args: {
    adjustable: true,
    defaultSort: [{ column: 'price', direction: 'desc' }],
    defaultFilters: { supplier: { kind: 'choice', texts: ['Cape Medical'] } },
  },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 300 }}>
      <LiveGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    store.patch(3, { price: 99_999_00 });
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('R99 999.00'));
    store.patch(3, { supplier: 'Highveld Pharma' });
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).not.toHaveTextContent('R99 999.00'));
  },
});

export const Compact = meta.story({ args: { adjustable: true, footer: true, searchPanel: true } });

export const Comfortable = meta.story({
  args: { adjustable: true, footer: true, searchPanel: true, density: 'comfortable', selection: 'multiple' },
});

/** Text that a cell cuts off is shown when the cell has focus, like the pointer's tooltip; any key hides it. */
export const CutTextWithTheKeyboard = meta.story({
  args: {
    columns: [
      { id: 'description', header: 'Description', width: 120, value: (line) => line.description },
      {
        id: 'supplier',
        header: 'Supplier',
        noTruncate: true,
        short: () => 'Umgeni',
        value: () => 'Umgeni Distribution',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const peek = () => document.querySelector('.m-grid-peek');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const cell = document.activeElement;
    await waitFor(() => expect(peek()).toHaveTextContent(cell?.textContent ?? '-'));
    await userEvent.keyboard('{Control}');
    await expect(peek()).toBeNull();
    // A short name is self-explanatory, so only the pointer shows its full form.
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('data-short');
    await expect(canvas.getAllByRole('gridcell', { name: 'Umgeni Distribution' })[0]).toHaveTextContent('Umgeni');
  },
});

/**
 * A narrow grid keeps strength, form and pack of descriptions, drops the last columns, and reserves space for buttons.
 */
export const NarrowWithATail = meta.story({
  args: {
    columns: [
      {
        id: 'tail',
        header: 'Description',
        flex: 5,
        suffixStart: (text) => text.search(/ \d/),
        value: (line) => line.description,
      },
      { id: 'supplier', header: 'Supplier', noTruncate: true, value: () => 'Umgeni' },
      { id: 'code', header: 'Code', noTruncate: true, priority: 2, value: (line) => `7000${line.id}` },
      { id: 'user', header: 'User', noTruncate: true, priority: 3, value: () => 'Thabo Nkosi' },
    ],
  },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 240, inlineSize: 300 }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'User' })).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: 'Supplier' })).toBeVisible();
  },
});
