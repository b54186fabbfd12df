import preview from '@mortar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DataGrid } from '../DataGrid.tsx';
import type { DataGridProps, GridColumn } from '../types.ts';
import { LINE_GRID, type Line, toLines } from './storyLines.tsx';
import { choose } from './storyMenu.ts';

const LONG = 'Hydrochlorothiazide/Bisoprololfumarat-Filmtabletten-mit-veränderter-Wirkstofffreisetzung'.repeat(3);

const THIRTY: readonly GridColumn<Line>[] = Array.from({ length: 30 }, (_, place) => ({
  id: `c${place}`,
  header: `Column ${place + 1}`,
  width: 104,
  align: place % 2 === 0 ? 'start' : 'end',
  value: (line) => (place % 2 === 0 ? `${line.nappi}-${place}` : line.quantity * (place + 1)),
}));

const meta = preview.meta({
  title: 'Components/Data/DataGrid/Stress',
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
    rows: toLines(8).map((line) => ({ ...line, description: `${LONG}${line.id}`, supplier: LONG })),
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

export const FiltersInANarrowGrid = meta.story({
  args: {
    adjustable: true,
    defaultFilters: {
      description: { kind: 'text', match: 'contains', text: LONG.slice(0, 80) },
      supplier: { kind: 'choice', texts: [LONG] },
      price: { kind: 'number', from: 100, to: 100_000_00 },
    },
    rows: toLines(8).map((line) => ({ ...line, description: `${LONG}${line.id}`, supplier: LONG })),
  },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 400, inlineSize: 320 }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: 'Filters of Current Order' }, { timeout: 5000 });
    const strip = canvasElement.querySelector('.m-grid-strip') as HTMLElement;
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  },
});

async function openMenu(canvas: ReturnType<typeof within>, column: string) {
  canvas.getByRole('columnheader', { name: column }).focus();
  const press = { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true };
  await waitFor(
    async () => {
      if (!screen.queryByRole('menu')) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
      await expect(screen.getByRole('menu')).toBeVisible();
    },
    { timeout: 5000 },
  );
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  return within(screen.getByRole('menu'));
}

export const ManyValuesToTick = meta.story({
  args: {
    adjustable: true,
    columns: [
      { id: 'nappi', header: 'Nappi', kind: 'choice', value: (line) => line.nappi },
      { id: 'supplier', header: 'Supplier', value: (line) => line.supplier },
    ],
    rows: toLines(1000),
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, 'Nappi');
    await choose(userEvent, menu.getByRole('menuitem', { name: 'Filter…' }));
    const form = within(await screen.findByRole('dialog', { name: 'Filter by Nappi' }));
    await waitFor(() => expect(form.getByText('800 more: type to find them')).toBeVisible());
    await userEvent.type(form.getByRole('textbox', { name: 'Find a value' }), '7001');
    await expect(form.getAllByRole('checkbox')).toHaveLength(2);
  },
});

export const ManyColumnsToChoose = meta.story({
  args: { adjustable: true, columns: THIRTY },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, 'Column 2');
    await choose(userEvent, menu.getByRole('menuitem', { name: 'Columns…' }));
    const list = within(await screen.findByRole('dialog', { name: 'Columns of Current Order' }));
    await userEvent.type(list.getByRole('textbox', { name: 'Find a column' }), '29');
    await expect(within(list.getByRole('list')).getAllByRole('checkbox')).toHaveLength(1);
  },
});

export const MenuRightToLeft = meta.story({
  args: { adjustable: true },
  render: (args: DataGridProps<Line>) => (
    <div dir="rtl" style={{ blockSize: 420 }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, 'Nappi');
    await expect(menu.getByRole('menuitem', { name: 'Pin to start' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const nappi = canvas.getByRole('columnheader', { name: 'Nappi' });
    await waitFor(() => expect(nappi).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await expect(nappi.offsetWidth).toBe(110);
    await expect(nappi).toHaveAttribute('aria-colindex', '3');
  },
});

export const MenuZoomedTo200Percent = meta.story({
  args: { adjustable: true, find: true },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 300, zoom: 2 }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, 'Nappi');
    await expect(menu.getByRole('menuitem', { name: 'Hide column' })).toBeInTheDocument();
  },
});
