import preview from '@mortar/storybook/preview';
import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../Button/Button.tsx';
import { DataGrid } from '../DataGrid.tsx';
import type { DataGridHandle, DataGridProps } from '../types.ts';
import { LINE_COLUMNS, LINE_GRID, type Line, toLines } from './storyLines.tsx';

const meta = preview.meta({
  title: 'Components/Data/DataGrid',
  component: DataGrid<Line>,
  args: LINE_GRID,
  argTypes: { columns: { control: false }, rows: { control: false }, searchPanel: { control: 'boolean' } },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 420 }}>
      <DataGrid {...args} />
    </div>
  ),
});

export const Playground = meta.story({
  args: { selection: 'multiple', footer: true, searchPanel: true, adjustable: true, find: true },
});

export const SortedByOneColumn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('columnheader', { name: 'Price' });
    await userEvent.click(price);
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('R485.13');
  },
});

export const SortedByTwoColumns = meta.story({
  args: {
    defaultSort: [
      { column: 'supplier', direction: 'asc' },
      { column: 'quantity', direction: 'desc' },
    ],
  },
});

export const MatchesMarked = meta.story({
  name: 'Matches marked, searched by the server',
  args: { search: { text: 'tablets', match: 'contains' } },
});

export const MatchesInTheUsersColours = meta.story({
  args: { search: { text: 'a', match: 'starts' } },
  render: (args: DataGridProps<Line>) => (
    <div
      style={
        {
          blockSize: 420,
          '--m-grid-match-bg': 'var(--m-color-palette-info-solid)',
          '--m-grid-match-text': 'var(--m-color-palette-info-contrast)',
        } as React.CSSProperties
      }
    >
      <DataGrid {...args} />
    </div>
  ),
});

export const FilteredByItsOwnSearchBox = meta.story({
  args: { searchPanel: true },
  play: async ({ canvas, userEvent }) => {
    // Pasted, because matches of the first letter alone could widen columns on a fast page.
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search Current Order' }));
    await userEvent.paste('zyr');
    await expect(canvas.getAllByText('Zyr', { selector: 'mark' }).length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Adco-Dol Tablets 20')).not.toBeInTheDocument();
  },
});

export const FilteredFromOutside = meta.story({
  args: { search: { text: '30', match: 'ends', columns: ['description'] }, filterBySearch: true },
});

export const SingleSelection = meta.story({
  args: { selection: 'single' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Myprodol Capsules 30' }));
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
  },
});

export const MultipleSelection = meta.story({
  args: { selection: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Adco-Dol Tablets 20' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
});

export const AllSelected = meta.story({
  args: { selection: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
  },
});

export const WithTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(canvas.getAllByRole('gridcell', { name: '70015838' })[0]).toHaveFocus();
  },
});

export const Footer = meta.story({ args: { footer: true } });

export const Comfortable = meta.story({ args: { density: 'comfortable', selection: 'multiple', footer: true } });

export const Details = meta.story({
  args: {
    renderDetail: (line) => (
      <p>
        {line.description} from {line.supplier}: ordered by Thandi Nkosi at 08:14.
      </p>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Adco-Dol Tablets 20' }));
    await expect(canvas.getByText(/ordered by Thandi Nkosi/)).toBeVisible();
  },
});

export const CellsWithButtons = meta.story({
  args: {
    columns: [
      ...LINE_COLUMNS,
      {
        id: 'actions',
        header: 'Actions',
        width: 96,
        align: 'center',
        sortable: false,
        interactive: true,
        value: () => null,
        render: (line) => (
          <button type="button" aria-label={`Delete ${line.description}`} style={{ blockSize: 24, inlineSize: 24 }}>
            ✕
          </button>
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Delete Adco-Dol Tablets 20' })).toHaveFocus();
  },
});

function WithButtons(props: DataGridProps<Line>) {
  const gridRef = useRef<DataGridHandle<Line>>(null);
  const [exported, setExported] = useState('');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, blockSize: 420 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button size="sm" variant="outline" onClick={(event) => gridRef.current?.chooseColumns(event.currentTarget)}>
          Columns
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            const { columns, keys } = gridRef.current?.exportRows() ?? { columns: [], keys: [] };
            setExported(`${keys.length} rows: ${columns.map(({ header, kind }) => `${header} (${kind})`).join(', ')}`);
          }}
        >
          Export
        </Button>
        <output>{exported}</output>
      </div>
      <div style={{ flex: '1 1 0', minBlockSize: 0 }}>
        <DataGrid {...props} gridRef={gridRef} />
      </div>
    </div>
  );
}

export const ExportOfWhatShows = meta.story({
  args: { adjustable: true, defaultFilters: { supplier: { kind: 'choice', texts: ['Cape Medical'] } } },
  render: (args: DataGridProps<Line>) => <WithButtons {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Filters of Current Order' }, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Nappi' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(
      canvas.getByText('15 rows: Description (text), Supplier (choice), Qty (number), Bonus (number), Price (money)'),
    ).toBeVisible();
  },
});

function ManyRows(props: DataGridProps<Line>) {
  // Not an arg, because Storybook would serialize every row.
  const [rows] = useState(() => toLines(100_000));
  return <DataGrid {...props} rows={rows} />;
}

export const OneHundredThousandRows = meta.story({
  args: { footer: true, searchPanel: true, selection: 'multiple', adjustable: true, find: true },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 420 }}>
      <ManyRows {...args} />
    </div>
  ),
  tags: ['!autodocs'],
});
