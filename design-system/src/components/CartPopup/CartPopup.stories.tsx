import preview from '@mortar/storybook/preview';
import { Package } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { getBrand } from '../../foundations/getBrand.ts';
import { rand } from '../../testing/rand.ts';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import type { GridColumn } from '../DataGrid/types.ts';
import { CartPopup, type CartPopupProps } from './CartPopup.tsx';

interface CartLine {
  id: number;
  description: string;
  quantity: number;
  bonus: number;
  cost: number;
}

const nett = ({ cost, quantity, bonus }: CartLine) => (bonus ? cost - cost / (quantity + bonus) : cost);

const columns: GridColumn<CartLine>[] = [
  { id: 'image', header: 'Image', width: 56, value: () => '', render: () => <Package size={16} aria-hidden="true" /> },
  { id: 'description', header: 'Description', rowHeader: true, value: ({ description }) => description, flex: 1 },
  { id: 'quantity', header: 'Quantity', align: 'end', width: 88, value: ({ quantity }) => quantity },
  { id: 'bonus', header: 'Bonus', align: 'end', width: 80, value: ({ bonus }) => bonus },
  {
    id: 'cost',
    header: 'Cost Price',
    align: 'end',
    width: 104,
    value: ({ cost }) => cost,
    format: (v) => rand(Number(v)),
  },
  { id: 'nett', header: 'Netted Price', align: 'end', width: 112, value: nett, format: (v) => rand(Number(v)) },
  {
    id: 'total',
    header: 'Line Total',
    align: 'end',
    width: 112,
    value: ({ cost, quantity }) => cost * quantity,
    format: (v) => rand(Number(v)),
  },
];

const lines: CartLine[] = [
  { id: 1, description: 'Thaba-Erythromycin 125 mg/5 ml SUS 100 ml', quantity: 12, bonus: 0, cost: 108.89 },
  { id: 2, description: "Akonofen 25 mg CAP 30's", quantity: 10, bonus: 0, cost: 57.68 },
  { id: 3, description: 'Nestling Body Lotion Urea 5 % 200 ml', quantity: 6, bonus: 0, cost: 27.13 },
];

const Cart = ({ rows, ...props }: CartPopupProps & { rows: readonly CartLine[] }) => (
  <CartPopup
    {...props}
    count={rows.length}
    total={rand(rows.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0))}
  >
    <DataGrid label="My Cart" columns={columns} rows={rows} rowKey={({ id }) => id} emptyText="Your cart is empty." />
  </CartPopup>
);

const meta = preview.meta({
  title: 'Popups/Shop/My Cart',
  component: CartPopup,
  tags: ['manifest:cart'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    brand: 'mortar' as const,
    count: 0,
    total: '',
    children: '',
    onComplete: fn(),
    onCancel: fn(),
    onBrowse: fn(),
  },
  render: (args, { globals, parameters }) => (
    <Cart {...args} brand={getBrand(globals)} rows={(parameters.rows as CartLine[] | undefined) ?? lines} />
  ),
});

/** A cart with lines, whose images are centred in their rows. */
export const Lines = meta.story({
  name: 'lines',
  play: async () => {
    const [cell] = await screen.findAllByRole('gridcell');
    const middle = (element: Element | null | undefined) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    await waitFor(() => expect(Math.abs(middle(cell?.querySelector('svg')) - middle(cell))).toBeLessThanOrEqual(1));
  },
});

export const Bonus = meta.story({
  name: 'bonus',
  parameters: { rows: lines.map((line) => ({ ...line, bonus: Math.trunc(line.quantity / 5) })) },
});

export const Removing = meta.story({
  name: 'removing',
  args: { removing: { onYes: fn(), onNo: fn() } },
  play: async ({ args, userEvent }) => {
    const no = await screen.findByRole('button', { name: /No/ });
    await waitFor(() => expect(no).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.removing?.onNo).toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  name: 'empty',
  parameters: { rows: [] },
  play: async () => {
    const text = await screen.findByText('Your cart is empty.');
    await waitFor(() => expect(text).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Complete' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Browse promotions' })).toBeEnabled();
  },
});

export const Completing = meta.story({ name: 'completing', args: { completing: true } });
export const Failed = meta.story({
  args: { error: 'Something went wrong, please try again' },
});
export const ManyLines = meta.story({
  parameters: { rows: Array.from({ length: 200 }, (_, id) => ({ ...lines[id % 3], id })) },
});
