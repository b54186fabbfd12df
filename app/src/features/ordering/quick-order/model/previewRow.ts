import { messages } from '#features/ordering/quick-order/messages.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { formatDate } from '#rules/dates.ts';
import { type Cents, sumCents, toCents } from '#rules/money.ts';
import type { Confidence } from './match.ts';
import { bidOfLine, canBeAdded, type LineStatus, type PlannedLine } from './plan.ts';

const texts = messages.preview;

export interface PreviewRow {
  number: number;
  planned: PlannedLine;
  kind: LineStatus['kind'];
  /** In two or three words. */
  status: string;
  confidence: Confidence | null;
  code: string;
  /** Name of the product, or of the list. */
  description: string;
  asked: number | null;
  quantity: number | null;
  bonus: number | null;
  supplier: string;
  price: Cents | null;
  nett: Cents | null;
  total: Cents | null;
  /** Other or recent orders of the product; '' if there are none. */
  recently: string;
}

/** Days that count as recent, as in the warning of manual orders (001 §9). */
const RECENT_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Date of the latest recent invoice of any supplier. */
function latestInvoice(prices: readonly SupplierPrice[], now: number): string {
  const last =
    prices
      .map(({ lastDate }) => lastDate ?? '')
      .toSorted()
      .at(-1) ?? '';
  return last !== '' && now - Date.parse(last) <= RECENT_DAYS * DAY_MS ? texts.recently.bought(formatDate(last)) : '';
}

function statusText(status: LineStatus): string {
  const words = texts.standings;
  switch (status.kind) {
    case 'onto':
      return words.onto(status.line.quantity);
    case 'with':
      return words.with(status.number);
    case 'added':
      return status.into === undefined ? words.added : words.addedWith(status.into);
    case 'skipped':
      return words.skipped[status.why];
    case 'left':
      return texts.reasons[status.left.reason];
    case 'unread':
      return texts.reasons[status.why];
    default:
      return words[status.kind];
  }
}

export interface RecentlyKnown {
  /** Order numbers by product description. */
  elsewhere: ReadonlyMap<string, readonly string[]>;
  getPrices(number: number): readonly SupplierPrice[];
  /** Milliseconds. */
  now: number;
}

export function toPreviewRow(planned: PlannedLine, { elsewhere, getPrices, now }: RecentlyKnown): PreviewRow {
  const { line, product, status, confidence } = planned;
  const bid = bidOfLine(planned);
  const added = status.kind === 'added' ? status : null;
  const orders = product ? (elsewhere.get(product.description) ?? []) : [];
  const bought = latestInvoice(getPrices(line.number), now);
  const order = orders.length > 0 ? texts.recently.order(orders) : '';
  return {
    number: line.number,
    planned,
    kind: status.kind,
    status: statusText(status),
    confidence,
    code: line.code,
    description: product?.description ?? line.description,
    asked: planned.quantity,
    quantity: bid?.quantity ?? (added?.into === undefined ? added?.quantity : null) ?? null,
    bonus: bid?.bonus || null,
    supplier: bid?.price.supplier ?? added?.supplier ?? '',
    price: bid ? toCents(bid.price.price) : null,
    nett: bid?.nett ?? null,
    total: bid?.total ?? null,
    recently: [order, bought].filter(Boolean).join('; '),
  };
}

/** Depth of comparison: row, plan, status, price. */
const DEPTH = 4;

function isAlike(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.length === others.length && keys.every((key) => isAlike(first[key], second[key], depth - 1));
}

/** Returns true if two rows are equal, so that rendering is skipped. */
export const isSameRow = (a: PreviewRow, b: PreviewRow): boolean => isAlike(a, b, DEPTH);

/** Filter of the lines. */
export type View = keyof typeof texts.views;

const isLeft = ({ kind }: PreviewRow) => kind === 'left';

export const isIn: Record<View, (row: PreviewRow) => boolean> = {
  all: () => true,
  add: ({ planned }) => canBeAdded(planned),
  left: isLeft,
  unread: ({ kind }) => kind === 'unread',
  recently: ({ recently }) => recently !== '',
  added: ({ kind }) => kind === 'added',
};

/** Returns count, suppliers and total of lines to be added. */
export function sumOf(rows: readonly PreviewRow[]): { count: number; suppliers: number; total: Cents } {
  return {
    count: rows.length,
    suppliers: new Set(rows.map(({ supplier }) => supplier)).size,
    total: sumCents(rows.map(({ total }) => total ?? 0)),
  };
}

/** Returns true if a line is selected by default: unless its product is in doubt. */
export const startsTicked = ({ confidence }: PlannedLine): boolean => confidence !== 'doubtful';
