import preview from '@mortar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DataGrid } from '../DataGrid.tsx';
import type { DataGridProps } from '../types.ts';
import { LINE_COLUMNS, LINE_GRID, type Line, ORDER_DATE_COLUMN } from './storyLines.tsx';
import { choose } from './storyMenu.ts';

const meta = preview.meta({
  title: 'Components/Data/DataGrid/Filters',
  component: DataGrid<Line>,
  args: { ...LINE_GRID, columns: [...LINE_COLUMNS, ORDER_DATE_COLUMN], adjustable: true },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 420 }}>
      <DataGrid {...args} />
    </div>
  ),
});

/** Opens a column's filter by keyboard once the tools are loaded. */
async function openFilter(
  canvas: ReturnType<typeof within>,
  userEvent: { keyboard(keys: string): Promise<void>; pointer(actions: object[]): Promise<unknown> },
  column: string,
) {
  canvas.getByRole('columnheader', { name: column }).focus();
  await waitFor(
    async () => {
      if (!screen.queryByRole('menu')) await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(screen.getByRole('menu', { name: `Column ${column}` })).toBeVisible();
    },
    { timeout: 5000 },
  );
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await choose(userEvent, screen.getByRole('menuitem', { name: /filter…/i }));
  const dialog = await screen.findByRole('dialog', { name: `Filter by ${column}` });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const ByWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await openFilter(canvas, userEvent, 'Description');
    const box = form.getByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'caps');
    await expect(canvas.getByRole('group', { name: 'Filters of Current Order' })).toHaveTextContent(
      'Description contains “caps”',
    );
  },
});

export const ByTicking = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await openFilter(canvas, userEvent, 'Supplier');
    await userEvent.click(form.getByRole('button', { name: 'None' }));
    await userEvent.click(form.getByRole('checkbox', { name: /Cape Medical/ }));
    await expect(canvas.getByRole('group', { name: 'Filters of Current Order' })).toHaveTextContent('Cape Medical');
    await expect(canvas.queryByRole('gridcell', { name: 'Highveld Pharma' })).toBeNull();
  },
});

export const ByAmount = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await openFilter(canvas, userEvent, 'Price');
    await userEvent.type(form.getByRole('textbox', { name: 'From' }), '100');
    await userEvent.type(form.getByRole('textbox', { name: 'To' }), '150,50');
    await expect(canvas.getByRole('group', { name: 'Filters of Current Order' })).toHaveTextContent(
      'Price 100.00 – 150.50',
    );
  },
});

export const ByDays = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = await openFilter(canvas, userEvent, 'Ordered');
    await userEvent.type(form.getByRole('textbox', { name: 'From' }), '2026/11/18');
    await userEvent.type(form.getByRole('textbox', { name: 'To' }), '2026/11/31');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10');
    await expect(form.getByText('Enter a date as 2026/11/20.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Filters of Current Order' })).toHaveTextContent('from 2026/11/18');
  },
});

export const Several = meta.story({
  name: 'Several filters',
  args: {
    defaultFilters: {
      supplier: { kind: 'choice', texts: ['Cape Medical', 'Highveld Pharma', 'Umgeni Distribution'] },
      price: { kind: 'number', from: 10_000, to: null },
      ordered: { kind: 'date', from: '2026-11-05', to: '2026-11-15' },
    },
    footer: true,
  },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('group', { name: 'Filters of Current Order' }, { timeout: 5000 });
    await expect(strip).toHaveTextContent('Cape Medical, Highveld Pharma and 1 more');
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-description', 'filtered');
  },
});

export const AllCleared = meta.story({
  args: { defaultFilters: { description: { kind: 'text', match: 'starts', text: 'z' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByRole('group', { name: 'Filters of Current Order' })).toBeNull();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '61');
  },
});

export const NothingLeft = meta.story({
  args: { defaultFilters: { description: { kind: 'text', match: 'contains', text: 'xyz' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rows match the filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
});
