import preview from '@mortar/storybook/preview';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Popup } from '../../Popup/Popup.tsx';
import { DataGrid } from '../DataGrid.tsx';
import type { DataGridProps, GridColumn } from '../types.ts';
import { LINE_COLUMNS, LINE_GRID, type Line, ORDER_DATE_COLUMN } from './storyLines.tsx';
import { choose } from './storyMenu.ts';

const layouts = new Map<string, string>();

const meta = preview.meta({
  title: 'Components/Data/DataGrid/Columns',
  component: DataGrid<Line>,
  args: { ...LINE_GRID, columns: [...LINE_COLUMNS, { ...ORDER_DATE_COLUMN, optional: true }], adjustable: true },
  render: (args: DataGridProps<Line>) => (
    <div style={{ blockSize: 420 }}>
      <DataGrid {...args} />
    </div>
  ),
});

const headers = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'));

/** Opens a column's menu by mouse once the tools are loaded. */
async function openMenu(
  canvas: ReturnType<typeof within>,
  userEvent: { click(element: Element): Promise<void> },
  column: string,
) {
  const name = `Column ${column}`;
  await waitFor(
    async () => {
      if (!screen.queryByRole('menu')) await userEvent.click(canvas.getByRole('button', { name }));
      await expect(screen.getByRole('menu', { name })).toBeVisible();
    },
    { timeout: 5000 },
  );
  const menu = screen.getByRole('menu', { name });
  await waitFor(() => expect(menu).toHaveFocus());
  return menu;
}

export const Menu = meta.story({
  args: { defaultSort: [{ column: 'supplier', direction: 'asc' }] },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Supplier');
    await expect(within(menu).getByRole('menuitem', { name: 'Sort ascending' })).toHaveAttribute('data-disabled');
    await expect(within(menu).getByRole('menuitem', { name: 'Filter…' })).toBeVisible();
  },
});

export const MenuByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, 'Nappi');
    await userEvent.keyboard('{Escape}');
    const nappi = canvas.getByRole('columnheader', { name: 'Nappi' });
    await waitFor(() => expect(nappi).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Column Supplier' })).toBeVisible());
  },
});

export const Chooser = meta.story({
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Bonus');
    await choose(userEvent, within(menu).getByRole('menuitem', { name: 'Columns…' }));
    const list = await screen.findByRole('dialog', { name: 'Columns of Current Order' });
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Ordered' }));
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Bonus' }));
    await userEvent.click(within(list).getByRole('button', { name: 'Move Price up' }));
    await expect(headers(canvas)).toEqual(['Description', 'Nappi', 'Supplier', 'Qty', 'Price', 'Ordered']);
    // Its column is hidden, so the popup is anchored to another, also after a resize.
    fireEvent(window, new Event('resize'));
    const { left } = canvas.getByRole('columnheader', { name: 'Supplier' }).getBoundingClientRect();
    await waitFor(() => expect(list.getBoundingClientRect().left).toBeGreaterThan(left));
  },
});

export const Hidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Nappi');
    await choose(userEvent, within(menu).getByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(headers(canvas)).toEqual(['Description', 'Supplier', 'Qty', 'Bonus', 'Price']));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Supplier' })).toHaveFocus());
  },
});

export const ResizedWithTheMouse = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openMenu(canvas, userEvent, 'Nappi');
    await userEvent.keyboard('{Escape}');
    const nappi = canvas.getByRole('columnheader', { name: 'Nappi' });
    const edge = nappi.querySelector('.m-grid-edge') as HTMLElement;
    const { right, top } = edge.getBoundingClientRect();
    await fireEvent.pointerDown(edge, { clientX: right, clientY: top, button: 0, pointerType: 'mouse' });
    await fireEvent.pointerMove(document, { clientX: right + 60, clientY: top });
    await fireEvent.pointerUp(document);
    await expect(nappi.offsetWidth).toBe(160);
    await expect(canvasElement.querySelector('[data-resizing]')).toBeNull();
  },
});

export const FittedByDoubleClick = meta.story({
  tags: ['as-played'],
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, 'Supplier');
    await userEvent.keyboard('{Escape}');
    const supplier = canvas.getByRole('columnheader', { name: 'Supplier' });
    await userEvent.dblClick(supplier.querySelector('.m-grid-edge') as HTMLElement);
    await waitFor(() => expect(supplier.offsetWidth).toBeLessThan(180));
    for (const cell of canvas.getAllByRole('gridcell', { name: 'Umgeni Distribution' })) {
      await expect(cell.scrollWidth).toBe(cell.clientWidth);
    }
    await expect(supplier).not.toHaveAttribute('aria-sort');
  },
});

export const MovedWithTheMouse = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, 'Price');
    await userEvent.keyboard('{Escape}');
    const price = canvas.getByRole('columnheader', { name: 'Price' });
    const nappi = canvas.getByRole('columnheader', { name: 'Nappi' });
    const from = price.getBoundingClientRect();
    const to = nappi.getBoundingClientRect();
    await fireEvent.pointerDown(price, { clientX: from.left + 20, clientY: from.top + 8, button: 0 });
    await fireEvent.pointerMove(document, { clientX: to.left + 10, clientY: from.top + 8 });
    await fireEvent.pointerUp(document);
    await expect(headers(canvas)).toEqual(['Description', 'Price', 'Nappi', 'Supplier', 'Qty', 'Bonus']);
  },
});

export const BeingMoved = meta.story({
  name: 'Being moved: the line shows where it goes',
  tags: ['as-played'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openMenu(canvas, userEvent, 'Price');
    await userEvent.keyboard('{Escape}');
    const price = canvas.getByRole('columnheader', { name: 'Price' });
    const from = price.getBoundingClientRect();
    const to = canvas.getByRole('columnheader', { name: 'Supplier' }).getBoundingClientRect();
    await fireEvent.pointerDown(price, { clientX: from.left + 20, clientY: from.top + 8, button: 0 });
    await fireEvent.pointerMove(document, { clientX: to.left + 10, clientY: from.top + 8 });
    await waitFor(() => expect(canvasElement.querySelector('.m-grid-drop')).toBeVisible());
  },
});

export const MovedAndResizedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, 'Nappi');
    await userEvent.keyboard('{Escape}');
    const nappi = canvas.getByRole('columnheader', { name: 'Nappi' });
    await waitFor(() => expect(nappi).toHaveFocus());
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    // Visible-text queries ignore announcements.
    await expect(await screen.findByText('Nappi is column 3 of 6.', { ignore: 'script' })).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    await expect(nappi.offsetWidth).toBe(120);
    await expect(nappi).toHaveFocus();
    await expect(headers(canvas)).toEqual(['Description', 'Supplier', 'Nappi', 'Qty', 'Bonus', 'Price']);
  },
});

const WIDE: readonly GridColumn<Line>[] = [
  { id: 'description', header: 'Description', width: 200, pinned: 'start', value: (line) => line.description },
  ...Array.from(
    { length: 14 },
    (_, place): GridColumn<Line> => ({
      id: `c${place}`,
      header: `Month ${place + 1}`,
      width: 104,
      align: 'end',
      kind: 'number',
      value: (line) => (line.quantity * (place + 3)) % 97,
    }),
  ),
  {
    id: 'actions',
    header: 'Actions',
    width: 72,
    pinned: 'end',
    align: 'center',
    sortable: false,
    interactive: true,
    exported: false,
    value: () => null,
    render: (line) => (
      <button type="button" aria-label={`Delete ${line.description}`} style={{ blockSize: 24, inlineSize: 24 }}>
        ✕
      </button>
    ),
  },
];

export const Pinned = meta.story({
  name: 'Pinned at both edges',
  args: {
    columns: WIDE,
    selection: 'multiple',
    selected: new Set([1, 2]),
    footer: true,
    rowTone: (line) => (line.id === 4 ? 'invoiced' : line.id === 5 ? 'dimmed' : line.id === 6 ? 'locked' : undefined),
  },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    grid.scrollLeft = 400;
    const description = canvas.getByRole('columnheader', { name: 'Description' }).getBoundingClientRect();
    await expect(Math.abs(description.left - grid.getBoundingClientRect().left)).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Panado 500mg Tablets 24' }));
    await userEvent.keyboard('{ArrowRight}');
    const cell = document.activeElement?.getBoundingClientRect();
    await expect(cell?.left).toBeGreaterThanOrEqual(description.right - 1);
  },
});

export const PinnedRightToLeft = meta.story({
  args: { columns: WIDE, footer: true },
  render: (args: DataGridProps<Line>) => (
    <div dir="rtl" style={{ blockSize: 420 }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    grid.scrollLeft = -400;
    const description = canvas.getByRole('columnheader', { name: 'Description' }).getBoundingClientRect();
    await expect(Math.abs(description.right - grid.getBoundingClientRect().right)).toBeLessThan(20);
  },
});

export const Remembered = meta.story({
  name: 'Remembered, and reset',
  args: {
    adjustable: undefined,
    layoutKey: 'thandi order-lines',
    layoutStorage: {
      read: (key) => layouts.get(key) ?? '{"order":["price","description"],"widths":{"price":160}}',
      write: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(headers(canvas)?.[0]).toBe('Price');
    const menu = await openMenu(canvas, userEvent, 'Price');
    await choose(userEvent, within(menu).getByRole('menuitem', { name: 'Reset columns' }));
    await waitFor(() => expect(headers(canvas)?.[0]).toBe('Description'));
    await expect(args.layoutStorage?.write).toHaveBeenLastCalledWith('thandi order-lines', null);
  },
});

export const InAPopup = meta.story({
  render: (args: DataGridProps<Line>) => (
    <Popup open title="Order Manager" description="Choose an order to open." size="80" onClose={() => undefined}>
      <div style={{ blockSize: 420 }}>
        <DataGrid {...args} />
      </div>
    </Popup>
  ),
  play: async ({ userEvent }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Order Manager' }));
    const menu = await openMenu(popup, userEvent, 'Supplier');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await choose(userEvent, within(menu).getByRole('menuitem', { name: 'Filter…' }));
    const form = within(await screen.findByRole('dialog', { name: 'Filter by Supplier' }));
    const box = form.getByRole('checkbox', { name: /Cape Medical/ });
    // A layer over a popup accepts the pointer shortly after it appears.
    await waitFor(() => expect(getComputedStyle(box).pointerEvents).not.toBe('none'));
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(popup.getByRole('group', { name: 'Filters of Current Order' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter by Supplier' })).toBeNull());
    await expect(popup.getByRole('columnheader', { name: 'Supplier' })).toBeVisible();
  },
});
