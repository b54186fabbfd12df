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
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import type { PriceTrails } from '#products/history/model/priceTrail.ts';
import type { PriceBaseline, PriceMark, PriceRow } from '#products/prices/model/priceRow.ts';
import { formatDate } from '#rules/dates.ts';
import { formatPercent } from '#rules/money.ts';
import { productTail } from '#rules/names/productName.ts';
import { shownBases } from '#rules/nettPrice.ts';
import { dealText } from '#rules/quantity.ts';
import { messages } from './messages.ts';
import { priceTrailColumn } from './priceTrailColumn.tsx';
import './prices.css';

// A sign beside figures that stand there already: the prices do not wait for it.
const PriceChange = lazyPart(() => import('./PriceChange.tsx'), 'PriceChange');

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
/** Of the sign before a price, in px: a narrow one, for the room is that of what stands at the end of a row. */
const CHANGE_ROOM = 14;
/** Of the bar of a difference, of the gap behind it, and of a character of its figure, in px. */
const BAR = 36;
const BAR_GAP = 6;
const FIGURE_ROOM = 7.5;

const lock: GridColumn<PriceRow> = choiceColumn({
  id: 'lock',
  header: columns.lock,
  width: 50,
  align: 'center',
  room: () => 18,
  value: ({ price }) => (price.locked ? texts.locked : ''),
  render: ({ price }) => price.locked && <LockMark label={texts.locked} />,
});

/** Why somebody would take a price, and what the preferred supplier costs more (ruling 51). */
function marksColumn(money: (cents: number) => string): GridColumn<PriceRow> {
  const getPremium = ({ premium }: PriceRow) => (premium > 0 ? money(premium) : '');
  return choiceColumn({
    id: 'marks',
    header: columns.marks,
    flex: 1,
    minWidth: 120,
    room(row) {
      const [first, ...others] = row.marks;
      const premium = getPremium(row);
      return (
        (first ? MARK_ROOM[first] : 0) +
        (premium === '' ? 0 : texts.premium.short(premium).length * FIGURE_ROOM) +
        others.length * SIGN_ROOM
      );
    },
    value(row) {
      const premium = getPremium(row);
      return [...row.marks.map((mark) => texts.marks[mark]), ...(premium ? [texts.premium.whole(premium)] : [])].join(
        ', ',
      );
    },
    render: (row) => row.marks.length > 0 && <Marks marks={row.marks} premium={getPremium(row)} />,
  });
}

/** Marks, the first with its word; the premium of the preferred one in as many words as there is room for. */
function Marks({ marks: [first, ...others], premium }: { marks: readonly PriceMark[]; premium: string }) {
  return (
    <span className="price-marks">
      {first && (
        <span className="price-mark" data-mark={first}>
          {MARK_ICONS[first]}
          {texts.marks[first]}
        </span>
      )}
      {premium !== '' && (
        <span className="price-premium" title={texts.premium.whole(premium)}>
          <span className="price-premium__whole">{texts.premium.whole(premium)}</span>
          <span className="price-premium__short">{texts.premium.short(premium)}</span>
        </span>
      )}
      {others.map((mark) => (
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
      ))}
    </span>
  );
}

/** What a price comes to beside what would be paid otherwise: a bar with its figure, in one cell (ruling 51). */
function againstColumn({ money, baseline, extent }: PriceColumnsContext): GridColumn<PriceRow> {
  const { header, said } = texts.baselines[baseline];
  const words = ({ delta }: PriceRow) => {
    if (delta === 0) return texts.against.same(said);
    return delta < 0 ? texts.against.less(money(-delta), said) : texts.against.more(money(delta), said);
  };
  const figure = ({ delta }: PriceRow) =>
    delta === 0 ? '' : delta < 0 ? `\u2212${money(-delta)}` : `+${money(delta)}`;
  return {
    ...moneyColumn({ id: 'against', header, width: 116, value: (row) => row.delta, format: money }),
    priority: 2,
    // It sorts as the nett price does.
    sortable: false,
    room: (row) => BAR + BAR_GAP + figure(row).length * FIGURE_ROOM,
    format: (_value, row) => words(row),
    render: (row, { text }) => (
      <span className="price-against">
        <DeltaBar label={text} delta={row.delta} extent={extent} width={BAR} />
        <span className="price-against__figure" aria-hidden="true">
          {figure(row)}
        </span>
      </span>
    ),
  };
}

/** A list price, with which way it went since the product was bought of the supplier last. */
const priceColumn = ({ money, trails }: PriceColumnsContext): GridColumn<PriceRow> => ({
  ...moneyColumn({ id: 'price', header: columns.price, width: 88, value: (row) => row.unit, format: money }),
  // The sign stands before the figure: figures end on one line.
  beside: CHANGE_ROOM,
  render: (row, { text }) => (
    <>
      <OptionalPart>
        <PriceChange row={row} trails={trails} />
      </OptionalPart>
      {text}
    </>
  ),
});

export interface PriceColumnsContext {
  settings: Settings;
  money(cents: number): string;
  /** The short name of a supplier. */
  short(supplier: string): string;
  /** Prices paid for the product over the year. */
  trails: PriceTrails;
  /** What prices are compared with: `getBaseline`. */
  baseline: PriceBaseline;
  /** The greatest difference from it, in cents. */
  extent: number;
}

/** The columns of supplier prices, what decides first; the last give way where there is no room (001 §2). */
export function priceColumns(context: PriceColumnsContext): GridColumn<PriceRow>[] {
  const { settings, money, short, trails } = context;
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
    marksColumn(money),
    {
      id: 'pack',
      header: columns.pack,
      width: 52,
      align: 'end',
      whole: true,
      value: ({ price }) => price.packsize,
    },
    priceColumn(context),
    ...bases,
    againstColumn(context),
    // The dearest saves nothing: nothing says so better than R0.00.
    { ...amount('save', columns.save, (row) => row.save || null), hint: texts.saveHint },
    numberColumn({
      id: 'savePercent',
      header: columns.savePercent,
      hint: texts.saveHint,
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
