import type { Settings } from '@mortar/contract';
import {
  choiceColumn,
  DeltaBar,
  dateColumn,
  type GridColumn,
  LockMark,
  moneyColumn,
  numberColumn,
} from '@mortar/design-system';
import { History, Star, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { supplierColumn } from '#grids/columns.ts';
import type { PriceTrails } from '#orders/history/model/priceTrail.ts';
import { formatDate } from '#rules/dates.ts';
import { formatPercent } from '#rules/money.ts';
import { shownBases } from '#rules/nettPrice.ts';
import { productTail } from '#rules/productName.ts';
import { messages } from './messages.ts';
import { dealText, type PriceMark, type PriceRow } from './model/priceRow.ts';
import { priceTrailColumn } from './priceTrailColumn.tsx';
import './prices.css';

const texts = messages.prices;
const { columns } = texts;

const MARK_ICONS: Record<PriceMark, ReactNode> = {
  preferred: <Star size={14} aria-hidden />,
  cheapest: <TrendingDown size={14} aria-hidden />,
  last: <History size={14} aria-hidden />,
};

/** Width of a mark with its words, in px, and of one without: only the weightiest has its words. */
const MARK_ROOM: Record<PriceMark, number> = { preferred: 90, cheapest: 120, last: 100 };
const SIGN_ROOM = 24;

const lock: GridColumn<PriceRow> = choiceColumn({
  id: 'lock',
  header: columns.lock,
  width: 50,
  align: 'center',
  room: () => 18,
  value: ({ price }) => (price.locked ? texts.locked : ''),
  render: ({ price }) => price.locked && <LockMark label={texts.locked} />,
});

const marks: GridColumn<PriceRow> = choiceColumn({
  id: 'marks',
  header: columns.marks,
  flex: 1,
  minWidth: 120,
  room: ({ marks: [first, ...others] }) => (first ? MARK_ROOM[first] : 0) + others.length * SIGN_ROOM,
  value: (row) => row.marks.map((mark) => texts.marks[mark]).join(', '),
  render: (row) =>
    row.marks.length > 0 && (
      <span className="price-marks">
        {row.marks.map((mark, at) =>
          at === 0 ? (
            <span key={mark} className="price-mark" data-mark={mark}>
              {MARK_ICONS[mark]}
              {texts.marks[mark]}
            </span>
          ) : (
            <span
              key={mark}
              className="price-mark"
              data-mark={mark}
              role="img"
              aria-label={texts.marks[mark]}
              title={texts.marks[mark]}
            >
              {MARK_ICONS[mark]}
            </span>
          ),
        )}
      </span>
    ),
});

function againstText(delta: number, money: (cents: number) => string): string {
  if (delta === 0) return texts.against.same;
  return delta < 0 ? texts.against.below(money(-delta)) : texts.against.above(money(delta));
}

export interface PriceColumnsContext {
  settings: Settings;
  money(cents: number): string;
  /** The short name of a supplier. */
  short(supplier: string): string;
  /** Prices paid for the product over the year. */
  trails: PriceTrails;
  /** The greatest difference from the average, in cents. */
  extent: number;
}

/** The columns of supplier prices, what decides first; the last give way where there is no room (001 §2). */
export function priceColumns({ settings, money, short, trails, extent }: PriceColumnsContext): GridColumn<PriceRow>[] {
  const amount = (id: string, header: string, value: (row: PriceRow) => number | null) =>
    moneyColumn({ id, header, width: 88, value, format: money });
  const bases = shownBases(settings).map((basis) =>
    basis === 'exclusive'
      ? amount('nettExclusive', columns.nettExclusive, (row) => row.nett.exclusive)
      : amount('nettInclusive', columns.nettInclusive, (row) => row.nett.inclusive),
  );
  return [
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      rowHeader: true,
      value: ({ price }) => price.suppliername,
    }),
    // Nothing is ever locked without the setting; the room is the suppliers' names'.
    ...(settings.ordering_LockPreferred ? [lock] : []),
    marks,
    {
      id: 'pack',
      header: columns.pack,
      width: 52,
      align: 'end',
      whole: true,
      value: ({ price }) => price.packsize,
    },
    amount('price', columns.price, (row) => row.unit),
    ...bases,
    {
      ...amount('against', columns.against, (row) => row.delta),
      priority: 2,
      room: () => 72,
      format: (_value, row) => againstText(row.delta, money),
      render: (row, { text }) => <DeltaBar label={text} delta={row.delta} extent={extent} />,
    },
    // The dearest saves nothing: nothing says so better than R0.00.
    amount('save', columns.save, (row) => row.save || null),
    numberColumn({
      id: 'savePercent',
      header: columns.savePercent,
      width: 68,
      value: (row) => row.savePercent || null,
      format: formatPercent,
    }),
    {
      id: 'deal',
      header: columns.deal,
      width: 64,
      align: 'center',
      whole: true,
      value: (row) => dealText(row.deal),
    },
    { ...priceTrailColumn(trails, money), priority: 3, room: () => 72 },
    dateColumn({
      id: 'lastDate',
      header: columns.lastDate,
      width: 92,
      priority: 4,
      value: ({ price }) => price.lastdate,
      format: formatDate,
    }),
    numberColumn({
      id: 'lastInvoiced',
      header: columns.lastInvoiced,
      width: 92,
      priority: 5,
      // Nothing is better than a column of zeros.
      value: ({ price }) => price.lastinvoicedquantity || null,
    }),
    {
      id: 'product',
      header: columns.product,
      flex: 1,
      minWidth: 110,
      tail: productTail,
      priority: 6,
      value: ({ price }) => price.supplierproductdescription,
    },
  ];
}
