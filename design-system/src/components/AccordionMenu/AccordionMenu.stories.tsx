import preview from '@mortar/storybook/preview';
import { ChartColumn } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { type AccordionGroup, AccordionMenu } from './AccordionMenu.tsx';

const item = (id: string, label: string, changed = {}) => ({ id, label, onSelect: fn(), ...changed });
const groups: AccordionGroup[] = [
  { id: 'actions', title: 'Actions', items: [item('new', 'Start A New Order'), item('scan', 'Print Scheduled')] },
  {
    id: 'reporting',
    title: 'Reporting / Exports',
    items: [
      item('export', 'Export current order', { icon: <ChartColumn size={16} aria-hidden="true" /> }),
      item('invoices', 'Export Invoices', { disabled: true, text: 'Not available yet.' }),
    ],
  },
  { id: 'orders', title: 'Order Management', items: [item('baskets', 'Baskets')] },
];

const meta = preview.meta({
  title: 'Components/Navigation/AccordionMenu',
  component: AccordionMenu,
  args: { label: 'Ordering menu', groups },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const Current = meta.story({ args: { current: 'export' } });
export const AllClosed = meta.story({ args: { open: [] } });
export const SeveralOpen = meta.story({ args: { single: false, open: ['actions', 'reporting', 'orders'] } });
export const Unavailable = meta.story({
  args: {
    groups: [
      {
        id: 'orders',
        title: 'Order Management',
        items: [
          item('manager', 'Order Manager'),
          item('import', 'Import Orders', { unavailable: 'Not available in this version.' }),
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const entry = canvas.getByRole('button', { name: 'Import Orders', description: 'Not available in this version.' });
    await userEvent.click(entry);
    await expect(args.groups[0]?.items[1]?.onSelect).not.toHaveBeenCalled();
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Export current order' })).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    groups: [
      {
        id: 'long',
        title: 'Reports about everything that was ordered, supplied, regretted or returned',
        items: [
          item('one', 'Pneumonoultramicroscopicsilicovolcanoconiosis_by_supplier_and_month', {
            text: 'What each supplier was asked for and what came, month by month, for as long as there is anything.',
          }),
        ],
      },
    ],
  },
});
