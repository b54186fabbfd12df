import preview from '../../../../.storybook/preview.tsx';
import { DataGrid } from './DataGrid.tsx';
import { LINE_GRID, type Line, linesOf } from './storyLines.tsx';
import type { DataGridProps, GridColumn } from './types.ts';

const LONG = 'Hydrochlorothiazide/Bisoprololfumarat-Filmtabletten-mit-veränderter-Wirkstofffreisetzung'.repeat(3);

const THIRTY: readonly GridColumn<Line>[] = Array.from({ length: 30 }, (_, place) => ({
  id: `c${place}`,
  header: `Column ${place + 1}`,
  width: 104,
  align: place % 2 === 0 ? 'start' : 'end',
  value: (line) => (place % 2 === 0 ? `${line.nappi}-${place}` : line.quantity * (place + 1)),
}));

const meta = preview.meta({
  title: 'Components/DataGrid/Stress',
  component: DataGrid<Line>,
  args: LINE_GRID,
  tags: ['!autodocs'],
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 300 }}>
      <DataGrid {...args} />
    </div>
  ),
});

export const ThirtyColumns = meta.story({ args: { columns: THIRTY, footer: true, selection: 'multiple' } });

export const LongUnbrokenText = meta.story({
  args: {
    rows: linesOf(8).map((line) => ({ ...line, description: `${LONG}${line.id}`, supplier: LONG })),
    emptyHint: LONG,
  },
});

export const LongTextInsteadOfRows = meta.story({ args: { rows: [], emptyText: LONG, emptyHint: LONG } });

export const Narrow = meta.story({
  args: { selection: 'multiple', footer: true, searchPanel: true },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 300, inlineSize: 320 }}>
      <DataGrid {...args} />
    </div>
  ),
});

export const RightToLeft = meta.story({
  args: { selection: 'multiple', footer: true, defaultSort: [{ column: 'price', direction: 'desc' }] },
  render: (args: DataGridProps<Line>) => (
    <div dir="rtl" style={{ blockSize: 300 }}>
      <DataGrid {...args} renderDetail={(line) => line.supplier} />
    </div>
  ),
});

export const ZoomedTo200Percent = meta.story({
  args: { selection: 'multiple', footer: true },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 240, zoom: 2 }}>
      <DataGrid {...args} />
    </div>
  ),
});
