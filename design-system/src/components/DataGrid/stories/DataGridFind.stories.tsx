import preview from '@mortar/storybook/preview';
import { expect } from 'storybook/test';
import { DataGrid } from '../DataGrid.tsx';
import type { DataGridProps } from '../types.ts';
import { LINE_GRID, type Line, toLines } from './storyLines.tsx';

const meta = preview.meta({
  title: 'Components/Data/DataGrid/Find',
  component: DataGrid<Line>,
  args: { ...LINE_GRID, find: true },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 420 }}>
      <DataGrid {...args} />
    </div>
  ),
});

export const Matches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Find in Current Order' }, { timeout: 5000 }),
      'capsules',
    );
    await expect(canvas.getByRole('search')).toHaveTextContent('10 matches');
  },
});

export const Jumped = meta.story({
  args: { rows: toLines(5000) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}f{/Control}');
    const box = await canvas.findByRole('textbox', { name: 'Find in Current Order' }, { timeout: 5000 });
    await userEvent.type(box, '(41');
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByRole('search')).toHaveTextContent('2 of 111');
    await expect(box).toHaveFocus();
    await expect(await canvas.findByRole('rowheader', { name: /\(410\)/ })).toBeVisible();
  },
});

export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Find in Current Order' }, { timeout: 5000 }),
      'adco',
    );
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Adco-Dol Tablets 20' })).toHaveFocus();
  },
});

export const NoMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Find in Current Order' }, { timeout: 5000 }),
      'quinine',
    );
    await expect(canvas.getByRole('search')).toHaveTextContent('No matches');
  },
});
