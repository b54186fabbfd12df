import { isLookedUp, type LineProblem, type ListLine, MAX_QUANTITY } from '@mortar/reading';
import type { OrderLine } from '#orders/current/model/line.ts';
import { type AddDecision, decideAdd, decideUpdate } from '#orders/lines/model/decideAdd.ts';
import { toOffer } from '#orders/lines/model/offer.ts';
import type { SentWrite } from '#orders/lines/unsavedLines.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import type { Confidence, Match } from './match.ts';
import { type Bid, chooseSupplier, getBid, type Rounding, type SupplierRule } from './supplierChoice.ts';
import { isFarAbove, usualMaximum } from './usual.ts';

/** Choices for all lines. */
export interface Choices {
  rule: SupplierRule;
  rounding: Rounding;
  /** For products already on the order from the same supplier, or repeated in the list. */
  repeated: 'add' | 'skip';
}

/** User's decisions about a line. */
export interface ByHand {
  /** Product selected among several or as a replacement. */
  productCode?: string;
  quantity?: number;
  /** True to keep the product although the pharmacy prefers another. */
  original?: boolean;
}

/** Result of a line already sent. */
export type Done =
  /** `into`: number of the line it was merged with. */
  | { kind: 'added'; quantity: number; supplier: string; into?: number }
  /** Rejected by the server. */
  | { kind: 'refused'; text: string }
  /** Unknown result: the order may contain it. */
  | { kind: 'unanswered'; sent: SentWrite; supplierPriceId: number; quantity: number; supplier: string; into?: number };

/** Why the user has to fix a line. */
export type Left =
  | { reason: LineProblem | 'unknown' | 'several' | 'by name' | 'failed' | 'not sold' | 'unanswered' }
  /** Far above `usual`, the highest earlier quantity; 0 if never ordered. */
  | { reason: 'large'; quantity: number; usual: number }
  | { reason: 'locked'; price: SupplierPrice }
  | { reason: 'multiple'; price: SupplierPrice; lower: number | null; higher: number }
  | { reason: 'limit'; maximum: number }
  | { reason: 'other supplier'; supplier: string }
  | { reason: 'preferred'; substitutes: readonly Product[] }
  | { reason: 'refused'; text: string };

export type Reason = Left['reason'];

export type LineStatus =
  /** Not matched yet. */
  | { kind: 'waiting' }
  /** Becomes a new line of the order. */
  | { kind: 'new'; bid: Bid }
  /** Added to an existing line. */
  | { kind: 'onto'; bid: Bid; line: OrderLine }
  /** Merged with an earlier line of the list, by its number. */
  | { kind: 'with'; number: number }
  | { kind: 'skipped'; why: 'on the order' | 'repeated' }
  | { kind: 'left'; left: Left }
  /** The row has no quantity, or neither code nor quantity. */
  | { kind: 'unread'; why: 'no quantity' | 'not read' }
  | Extract<Done, { kind: 'added' }>;

/** Line of the list with its status. */
export interface PlannedLine {
  line: ListLine;
  /** Null until known. */
  product: Product | null;
  /** Possible products of a code with several. */
  candidates: readonly Product[];
  confidence: Confidence | null;
  /** Including merged lines; null if unclear. */
  quantity: number | null;
  status: LineStatus;
}

/** The pharmacy's rules for each line, as for manual orders. */
export interface OrderRules {
  lines: readonly OrderLine[];
  /** Maximum quantity without a password; null for no limit. */
  maximum: number | null;
  severalSuppliers: boolean;
}

const toLeft = (problem: Left): LineStatus => ({ kind: 'left', left: problem });

function toLeftReason(decision: Exclude<AddDecision, { next: 'add' | 'product exists' }>, price: SupplierPrice): Left {
  switch (decision.next) {
    case 'quantity limit':
      return { reason: 'limit', maximum: decision.maximum };
    case 'different supplier':
      return { reason: 'other supplier', supplier: decision.line.supplier };
    case 'incorrect quantity':
      return { reason: 'multiple', price, lower: decision.lower, higher: decision.higher };
  }
}

/**
 * Returns a line's status once its supplier is chosen. Questions of Add to order are answered by the general choices or
 * left to the user (001 §4, add to order). Called again before writing, with the current order.
 */
export function getStatus(
  product: Product,
  { price, quantity }: Pick<Bid, 'price' | 'quantity'>,
  repeated: Choices['repeated'],
  { lines, maximum, severalSuppliers }: OrderRules,
): LineStatus {
  const offer = toOffer(product, price);
  const asked = { ...offer, quantity, lines, maximum, severalSuppliers, maximumOverridden: false };
  const decision = decideAdd(asked);
  const bid = getBid(price, quantity);
  if (decision.next === 'add') return { kind: 'new', bid };
  if (decision.next !== 'product exists') return toLeft(toLeftReason(decision, price));
  const { line } = decision;
  if (repeated === 'skip') return { kind: 'skipped', why: 'on the order' };
  const merged = decideUpdate({ ...asked, quantity: line.quantity + quantity });
  return merged.next === 'add' ? { kind: 'onto', bid, line } : toLeft(toLeftReason(merged, price));
}

type Sold = Extract<Match, { kind: 'one' }>['sold'];

function planSold(
  sold: Sold,
  quantity: number,
  hand: ByHand | undefined,
  choices: Choices,
  rules: OrderRules,
): LineStatus {
  const { product, prices, substitutes, past } = sold;
  if (substitutes.length > 0 && !hand?.original) return toLeft({ reason: 'preferred', substitutes });
  if (quantity > MAX_QUANTITY) return toLeft({ reason: 'quantity' });
  const usual = usualMaximum(prices, past);
  if (hand?.quantity === undefined && isFarAbove(quantity, usual)) return toLeft({ reason: 'large', quantity, usual });
  const choice = chooseSupplier(prices, quantity, choices.rule, choices.rounding);
  switch (choice.kind) {
    case 'bid':
      return getStatus(product, choice.bid, choices.repeated, rules);
    case 'not sold':
      return toLeft({ reason: 'not sold' });
    case 'locked':
      return toLeft({ reason: 'locked', price: choice.price });
    case 'multiple':
      return toLeft({ reason: 'multiple', price: choice.price, lower: choice.lower, higher: choice.higher });
  }
}

function getDoneStatus(done: Done): LineStatus {
  if (done.kind === 'added') return done;
  return toLeft(done.kind === 'refused' ? { reason: 'refused', text: done.text } : { reason: 'unanswered' });
}

/** Status of a line without a known product, else null. */
function getUnmatchedStatus(line: ListLine, match: Match | undefined): LineStatus | null {
  if (line.problem === 'no quantity' || line.problem === 'not read') return { kind: 'unread', why: line.problem };
  if (line.problem !== null && !isLookedUp(line)) return toLeft({ reason: line.problem });
  if (!match) return { kind: 'waiting' };
  switch (match.kind) {
    case 'one':
      return null;
    case 'several':
      return toLeft({ reason: line.byName ? 'by name' : 'several' });
    case 'none':
      return toLeft({ reason: 'unknown' });
    case 'failed':
      return toLeft({ reason: 'failed' });
  }
}

/** A line is certain only if both product and quantity are. */
const lowerConfidence = <Base extends Pick<PlannedLine, 'confidence'>>(base: Base): Base =>
  base.confidence === 'certain' ? { ...base, confidence: 'likely' } : base;

export interface PlanInput {
  lines: readonly ListLine[];
  /** By line number. */
  matches: ReadonlyMap<number, Match>;
  byHand: ReadonlyMap<number, ByHand>;
  done: ReadonlyMap<number, Done>;
  choices: Choices;
  rules: OrderRules;
}

/** Lines of one product, represented by the first. */
interface Group {
  first: number;
  quantity: number;
}

/**
 * Returns the plan of all lines: product, supplier and price, or the reason it is left. Lines of one product are
 * merged, or later ones skipped. Pure function.
 */
export function planLines({ lines, matches, byHand, done, choices, rules }: PlanInput): PlannedLine[] {
  const groups = new Map<string, Group>();
  const getQuantity = (line: ListLine) => byHand.get(line.number)?.quantity ?? line.quantity;
  const known = lines.map((line) => {
    const match = matches.get(line.number);
    const sold = match?.kind === 'one' ? match.sold : null;
    const before = done.get(line.number);
    const status = before ? getDoneStatus(before) : getUnmatchedStatus(line, match);
    const quantity = getQuantity(line);
    return {
      line,
      match,
      sold,
      status: status ?? (quantity === null ? toLeft({ reason: line.problem ?? 'quantity' }) : null),
      quantity,
    };
  });
  for (const { line, sold, status, quantity } of known) {
    if (!sold || status || quantity === null) continue;
    const group = groups.get(sold.product.productCode);
    if (!group) groups.set(sold.product.productCode, { first: line.number, quantity });
    // A quantity entered for the first line covers all.
    else if (choices.repeated === 'add' && byHand.get(group.first)?.quantity === undefined) group.quantity += quantity;
  }
  return known.map(({ line, match, sold, status, quantity }): PlannedLine => {
    const base = {
      line,
      product: sold?.product ?? null,
      candidates: match?.kind === 'several' ? match.products : [],
      confidence: match?.kind === 'one' ? match.confidence : null,
    };
    if (status || !sold || quantity === null) {
      return { ...lowerConfidence(base), quantity, status: status ?? { kind: 'waiting' } };
    }
    const group = groups.get(sold.product.productCode) ?? { first: line.number, quantity };
    if (group.first !== line.number) {
      const again: LineStatus =
        choices.repeated === 'add' ? { kind: 'with', number: group.first } : { kind: 'skipped', why: 'repeated' };
      return { ...base, quantity, status: again };
    }
    const found = planSold(sold, group.quantity, byHand.get(line.number), choices, rules);
    const isLarge = found.kind === 'left' && found.left.reason === 'large';
    return { ...(isLarge ? lowerConfidence(base) : base), quantity: group.quantity, status: found };
  });
}

export const canBeAdded = ({ status }: PlannedLine): boolean => status.kind === 'new' || status.kind === 'onto';

/** Returns a line's price and quantity, if it can be added. */
export const bidOfLine = ({ status }: PlannedLine): Bid | null =>
  status.kind === 'new' || status.kind === 'onto' ? status.bid : null;
