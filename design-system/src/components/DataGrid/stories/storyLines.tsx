import { rand } from '../../../testing/rand.ts';
import { choiceColumn, dateColumn, moneyColumn, numberColumn, sumOf } from '../columns/columns.tsx';
import type { DataGridProps, GridColumn } from '../types.ts';

/** An order line of the stories. Amounts in cents. */
export interface Line {
  id: number;
  description: string;
  nappi: string;
  supplier: string;
  quantity: number;
  bonus: number;
  price: number | null;
  /** Date of the order. */
  ordered: string;
  status: 'invoiced' | 'partial' | 'regretted' | 'waiting';
}

const PRODUCTS = [
  'Panado 500mg Tablets 24',
  'Adco-Dol Tablets 20',
  'Myprodol Capsules 30',
  'Augmentin BD 1g Tablets 10',
  'Ventolin Inhaler 200 Doses',
  'Betadine Ointment 20g',
  'Celebrex 200mg Capsules 30',
  'Glucophage 850mg Tablets 60',
  'Lipitor 20mg Tablets 30',
  'Nexiam 40mg Tablets 28',
  'Rennie Peppermint Tablets 24',
  'Zyrtec 10mg Tablets 30',
];
const SUPPLIERS = ['Northgate Wholesale', 'Cape Medical', 'Highveld Pharma', 'Umgeni Distribution'];
const STATUSES = ['invoiced', 'partial', 'regretted', 'waiting'] as const;

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

/** Returns that many lines, always the same. */
export function toLines(count: number): readonly Line[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    description: id < PRODUCTS.length ? pick(PRODUCTS, id) : `${pick(PRODUCTS, id * 7)} (${id})`,
    nappi: String(70_000_000 + ((id * 7919) % 9_999_999)),
    supplier: pick(SUPPLIERS, id * 3 + (id >> 2)),
    quantity: 1 + ((id * 37) % 96),
    bonus: id % 5 === 0 ? 1 + (id % 4) : 0,
    price: id % 11 === 10 ? null : 1_250 + ((id * 104_729) % 48_750),
    ordered: `2026-11-${String(1 + ((id * 7) % 20)).padStart(2, '0')}T${String(8 + (id % 9)).padStart(2, '0')}:15:00`,
    status: pick(STATUSES, (id * 5) >> 1),
  }));
}

const fromCents = (cents: number) => rand(cents / 100);

export const LINE_COLUMNS: readonly GridColumn<Line>[] = [
  {
    id: 'description',
    header: 'Description',
    minWidth: 160,
    flex: 2,
    searchable: true,
    value: (line) => line.description,
  },
  { id: 'nappi', header: 'Nappi', width: 100, searchable: true, value: (line) => line.nappi },
  choiceColumn({ id: 'supplier', header: 'Supplier', minWidth: 120, value: (line) => line.supplier }),
  numberColumn({ id: 'quantity', header: 'Qty', value: (line) => line.quantity, total: true }),
  numberColumn({ id: 'bonus', header: 'Bonus', width: 80, value: (line) => line.bonus || null }),
  moneyColumn({
    id: 'price',
    header: 'Price',
    width: 104,
    value: (line) => line.price,
    format: fromCents,
    summary: (lines) => fromCents(sumOf(lines, (line) => (line.price ?? 0) * line.quantity)),
  }),
];

/** Column with the date of the order. */
export const ORDER_DATE_COLUMN: GridColumn<Line> = dateColumn({
  id: 'ordered',
  header: 'Ordered',
  value: (line) => line.ordered,
  format: (moment) => moment.slice(0, 16).replaceAll('-', '/').replace('T', ' '),
});

/** Props of every grid story. */
export const LINE_GRID: DataGridProps<Line> = {
  label: 'Current Order',
  columns: LINE_COLUMNS,
  rows: toLines(60),
  rowKey: (line) => line.id,
  emptyText: 'Empty Order.',
  loadingText: 'Loading order...',
};
