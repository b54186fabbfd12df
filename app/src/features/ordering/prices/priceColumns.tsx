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
import { productSuffixStart } from '#rules/names/productName.ts';
import { shownBases } from '#rules/nettPrice.ts';
import { dealText } from '#rules/quantity.ts';
import { messages } from './messages.ts';
import { priceTrailColumn } from './priceTrailColumn.tsx';
import './prices.css';

// Loaded lazily, since the numbers are visible already.
const PriceChange = lazyPart(() => import('./PriceChange.tsx'), 'PriceChange');

const texts = messages.prices;
const { columns } = texts;

const MARK_ICONS: Record<PriceMark, ReactNode> = {
  preferred: <Star size={14} aria-hidden />,
  cheapest: <TrendingDown size={14} aria-hidden />,
  last: <History size={14} aria-hidden />,
};

/** Widths of a mark with and without text, in px: only the most important has text. */
const MARK_WIDTH: Record<PriceMark, number> = { preferred: 90, cheapest: 120, last: 100 };
const ICON_WIDTH = 24;
/** Width of the change icon, in px. */
const CHANGE_WIDTH = 14;
/** Difference column, in px: bar, gap, and digit of the number. */
const BAR = 36;
const BAR_GAP = 6;
const DIGIT_WIDTH = 7.5;

const lock: GridColumn<PriceRow> = choiceColumn({
  id: 'lock',
  header: columns.lock,
  width: 50,
  align: 'center',
  renderWidth: () => 18,
  value: ({ price }) => (price.locked ? texts.locked : ''),
  render: ({ price }) => price.locked && <LockMark label={texts.locked} />,
});

/** Reasons to choose a price, and the extra cost of the preferred supplier (ruling 51). */
function marksColumn(money: (cents: number) => string): GridColumn<PriceRow> {
  const getPremium = ({ premium }: PriceRow) => (premium > 0 ? money(premium) : '');
  return choiceColumn({
    id: 'marks',
    header: columns.marks,
    flex: 1,
    minWidth: 120,
    renderWidth(row) {
      const [first, ...others] = row.marks;
      const premium = getPremium(row);
      return (
        (first ? MARK_WIDTH[first] : 0) +
        (premium === '' ? 0 : texts.premium.short(premium).length * DIGIT_WIDTH) +
        others.length * ICON_WIDTH
      );
    },
    value(row) {
      const premium = getPremium(row);
      return [...row.marks.map((mark) => texts.marks[mark]), ...(premium ? [texts.premium.full(premium)] : [])].join(
        ', ',
      );
    },
    render: (row) => row.marks.length > 0 && <Marks marks={row.marks} premium={getPremium(row)} />,
  });
}

/** Marks, the first with text, and the preferred supplier's extra cost as long as space allows. */
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
        <span className="price-premium" title={texts.premium.full(premium)}>
          <span className="price-premium__whole">{texts.premium.full(premium)}</span>
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

/** Difference of a price from the baseline: bar and number in one cell (ruling 51). */
function againstColumn({ money, baseline, extent }: PriceColumnsContext): GridColumn<PriceRow> {
  const { header, said: spokenName } = texts.baselines[baseline];
  const words = ({ delta }: PriceRow) => {
    if (delta === 0) return texts.against.same(spokenName);
    return delta < 0 ? texts.against.less(money(-delta), spokenName) : texts.against.more(money(delta), spokenName);
  };
  const figure = ({ delta }: PriceRow) =>
    delta === 0 ? '' : delta < 0 ? `\u2212${money(-delta)}` : `+${money(delta)}`;
  return {
    ...moneyColumn({ id: 'against', header, width: 116, value: (row) => row.delta, format: money }),
    priority: 2,
    // Sorting would equal that of the nett price.
    sortable: false,
    renderWidth: (row) => BAR + BAR_GAP + figure(row).length * DIGIT_WIDTH,
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

/** List price with its change since the last purchase from the supplier. */
const priceColumn = ({ money, trails }: PriceColumnsContext): GridColumn<PriceRow> => ({
  ...moneyColumn({ id: 'price', header: columns.price, width: 88, value: (row) => row.unit, format: money }),
  // Before the number, so that numbers stay aligned.
  iconWidth: CHANGE_WIDTH,
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
  short(supplier: string): string;
  /** Prices paid during the last year. */
  trails: PriceTrails;
  /** Baseline of comparison: `getBaseline`. */
  baseline: PriceBaseline;
  /** Largest difference from the baseline, in cents. */
  extent: number;
}

/** Returns the columns of supplier prices, most important first; the last are dropped in narrow grids (001 §2). */
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
      value: ({ price }) => price.supplier,
    }),
    // Without the setting nothing is locked, and supplier names get the space.
    ...(settings.ordering_LockPreferred ? [lock] : []),
    marksColumn(money),
    {
      id: 'pack',
      header: columns.pack,
      width: 52,
      align: 'end',
      noTruncate: true,
      value: ({ price }) => price.packSize,
    },
    priceColumn(context),
    ...bases,
    againstColumn(context),
    // Empty instead of R0.00 for the dearest.
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
      noTruncate: true,
      value: (row) => dealText(row.deal),
    },
    { ...priceTrailColumn(trails, money), priority: 3, renderWidth: () => 72 },
    dateColumn({
      id: 'lastDate',
      header: columns.lastDate,
      width: 92,
      priority: 4,
      value: ({ price }) => price.lastDate,
      format: formatDate,
    }),
    numberColumn({
      id: 'lastInvoiced',
      header: columns.lastInvoiced,
      width: 92,
      priority: 5,
      // Empty instead of zeros.
      value: ({ price }) => price.lastInvoicedQuantity || null,
    }),
    {
      id: 'product',
      header: columns.product,
      flex: 1,
      minWidth: 110,
      suffixStart: productSuffixStart,
      priority: 6,
      value: ({ price }) => price.supplierProductDescription,
    },
  ];
}
