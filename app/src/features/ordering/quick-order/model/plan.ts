import type { Product, SupplierPrice } from '@mortar/contract';
import { isLookedUp, type LineProblem, type ListLine, MAX_QUANTITY } from '@mortar/reading';
import type { OrderLine } from '#orders/current/model/line.ts';
import { type AddDecision, decideAdd, decideUpdate } from '#orders/lines/model/decideAdd.ts';
import { toOffer } from '#orders/lines/model/offer.ts';
import type { SentWrite } from '#orders/lines/unsavedLines.ts';
import type { Confidence, Match } from './match.ts';
import { type Bid, chooseSupplier, getBid, type Rounding, type SupplierRule } from './supplierChoice.ts';
import { isFarAbove, usualMost } from './usual.ts';

/** What is decided once for all lines. */
export interface Choices {
  rule: SupplierRule;
  rounding: Rounding;
  /** What becomes of a product that the order has from the same supplier, or that the list has twice. */
  repeated: 'add' | 'skip';
}

/** What somebody decided about one line. */
export interface ByHand {
  /** The product that is meant, of several or in place of another. */
  productcode?: string;
  quantity?: number;
  /** The product stays although the pharmacy prefers another. */
  original?: boolean;
}

/** What was done with a line already. */
export type Done =
  /** `into`: the number of the line that it was counted with. */
  | { kind: 'added'; quantity: number; supplier: string; into?: number }
  /** The server refused it. */
  | { kind: 'refused'; text: string }
  /** Nobody answered: the order may have it all the same. */
  | { kind: 'unanswered'; sent: SentWrite; supplierPriceId: number; quantity: number; supplier: string; into?: number };

/** Why a line is not added, for somebody to settle it. */
export type Left =
  | { reason: LineProblem | 'unknown' | 'several' | 'by name' | 'failed' | 'not sold' | 'unanswered' }
  /** Far more than `usual`, the most that was ordered of it; 0 where it never was. */
  | { reason: 'large'; quantity: number; usual: number }
  | { reason: 'locked'; price: SupplierPrice }
  | { reason: 'multiple'; price: SupplierPrice; lower: number | null; higher: number }
  | { reason: 'limit'; maximum: number }
  | { reason: 'other supplier'; supplier: string }
  | { reason: 'preferred'; substitutes: readonly Product[] }
  | { reason: 'refused'; text: string };

export type Reason = Left['reason'];

/** Where a line stands. */
export type Standing =
  /** Nobody knows yet which product it is. */
  | { kind: 'waiting' }
  /** It becomes a line of the order. */
  | { kind: 'new'; bid: Bid }
  /** The order has a line of it, which it is added to. */
  | { kind: 'onto'; bid: Bid; line: OrderLine }
  /** It is counted with an earlier line of the list, by that one's number. */
  | { kind: 'with'; number: number }
  | { kind: 'skipped'; why: 'on the order' | 'repeated' }
  | { kind: 'left'; left: Left }
  /** The row says nothing to order: it has no quantity, or no code either. */
  | { kind: 'unread'; why: 'no quantity' | 'not read' }
  | Extract<Done, { kind: 'added' }>;

/** A line of the list with where it stands. */
export interface PlannedLine {
  line: ListLine;
  /** Null while nobody knows it. */
  product: Product | null;
  /** Those that it may be, where a code has several. */
  candidates: readonly Product[];
  confidence: Confidence | null;
  /** What is asked for, with the lines that are counted with it; null where that is not clear. */
  quantity: number | null;
  standing: Standing;
}

/** The rules of the pharmacy that each line is held to, as lines that are ordered by hand are. */
export interface OrderRules {
  lines: readonly OrderLine[];
  /** The highest quantity without a password; null where there is no limit. */
  maximum: number | null;
  severalSuppliers: boolean;
}

const left = (problem: Left): Standing => ({ kind: 'left', left: problem });

function leftBy(decision: Exclude<AddDecision, { next: 'add' | 'product exists' }>, price: SupplierPrice): Left {
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
 * Where a line stands that its supplier is chosen of: what Add to order asks of it is answered once for all where that can
 * be, and left to somebody where it cannot (001 §4, add to order). Called again before it is written, with the order as it
 * is then.
 */
export function getStatus(
  product: Product,
  { price, quantity }: Pick<Bid, 'price' | 'quantity'>,
  repeated: Choices['repeated'],
  { lines, maximum, severalSuppliers }: OrderRules,
): Standing {
  const offer = toOffer(product, price);
  const asked = { ...offer, quantity, lines, maximum, severalSuppliers, maximumOverridden: false };
  const decision = decideAdd(asked);
  const bid = getBid(price, quantity);
  if (decision.next === 'add') return { kind: 'new', bid };
  if (decision.next !== 'product exists') return left(leftBy(decision, price));
  const { line } = decision;
  if (repeated === 'skip') return { kind: 'skipped', why: 'on the order' };
  const merged = decideUpdate({ ...asked, quantity: line.quantity + quantity });
  return merged.next === 'add' ? { kind: 'onto', bid, line } : left(leftBy(merged, price));
}

type Sold = Extract<Match, { kind: 'one' }>['sold'];

function planned(
  sold: Sold,
  quantity: number,
  hand: ByHand | undefined,
  choices: Choices,
  rules: OrderRules,
): Standing {
  const { product, prices, substitutes, past } = sold;
  if (substitutes.length > 0 && !hand?.original) return left({ reason: 'preferred', substitutes });
  if (quantity > MAX_QUANTITY) return left({ reason: 'quantity' });
  const usual = usualMost(prices, past);
  if (hand?.quantity === undefined && isFarAbove(quantity, usual)) return left({ reason: 'large', quantity, usual });
  const choice = chooseSupplier(prices, quantity, choices.rule, choices.rounding);
  switch (choice.kind) {
    case 'bid':
      return getStatus(product, choice.bid, choices.repeated, rules);
    case 'not sold':
      return left({ reason: 'not sold' });
    case 'locked':
      return left({ reason: 'locked', price: choice.price });
    case 'multiple':
      return left({ reason: 'multiple', price: choice.price, lower: choice.lower, higher: choice.higher });
  }
}

function standingOfDone(done: Done): Standing {
  if (done.kind === 'added') return done;
  return left(done.kind === 'refused' ? { reason: 'refused', text: done.text } : { reason: 'unanswered' });
}

/** Where a line stands whose product is not known; null where it is. */
function unmatched(line: ListLine, match: Match | undefined): Standing | null {
  if (line.problem === 'no quantity' || line.problem === 'not read') return { kind: 'unread', why: line.problem };
  if (line.problem !== null && !isLookedUp(line)) return left({ reason: line.problem });
  if (!match) return { kind: 'waiting' };
  switch (match.kind) {
    case 'one':
      return null;
    case 'several':
      return left({ reason: line.byName ? 'by name' : 'several' });
    case 'none':
      return left({ reason: 'unknown' });
    case 'failed':
      return left({ reason: 'failed' });
  }
}

/** A line is certain of its product and its quantity together, or not at all. */
const unsure = <Base extends Pick<PlannedLine, 'confidence'>>(base: Base): Base =>
  base.confidence === 'certain' ? { ...base, confidence: 'likely' } : base;

export interface PlanInput {
  lines: readonly ListLine[];
  /** By a line's number. */
  matches: ReadonlyMap<number, Match>;
  byHand: ReadonlyMap<number, ByHand>;
  done: ReadonlyMap<number, Done>;
  choices: Choices;
  rules: OrderRules;
}

/** A product that several lines ask for: the first of them stands for all. */
interface Group {
  first: number;
  quantity: number;
}

/**
 * What becomes of each line of a list: its product, whom it is ordered from and at what, or why it is left to somebody.
 * Lines of one product are one line, or the later ones are skipped. Pure: another choice is another plan.
 */
export function planLines({ lines, matches, byHand, done, choices, rules }: PlanInput): PlannedLine[] {
  const groups = new Map<string, Group>();
  const getQuantity = (line: ListLine) => byHand.get(line.number)?.quantity ?? line.quantity;
  const known = lines.map((line) => {
    const match = matches.get(line.number);
    const sold = match?.kind === 'one' ? match.sold : null;
    const before = done.get(line.number);
    const standing = before ? standingOfDone(before) : unmatched(line, match);
    const quantity = getQuantity(line);
    return {
      line,
      match,
      sold,
      standing: standing ?? (quantity === null ? left({ reason: line.problem ?? 'quantity' }) : null),
      quantity,
    };
  });
  for (const { line, sold, standing, quantity } of known) {
    if (!sold || standing || quantity === null) continue;
    const group = groups.get(sold.product.productcode);
    if (!group) groups.set(sold.product.productcode, { first: line.number, quantity });
    // What somebody entered for the first is for all of them.
    else if (choices.repeated === 'add' && byHand.get(group.first)?.quantity === undefined) group.quantity += quantity;
  }
  return known.map(({ line, match, sold, standing, quantity }): PlannedLine => {
    const base = {
      line,
      product: sold?.product ?? null,
      candidates: match?.kind === 'several' ? match.products : [],
      confidence: match?.kind === 'one' ? match.confidence : null,
    };
    if (standing || !sold || quantity === null) {
      return { ...unsure(base), quantity, standing: standing ?? { kind: 'waiting' } };
    }
    const group = groups.get(sold.product.productcode) ?? { first: line.number, quantity };
    if (group.first !== line.number) {
      const again: Standing =
        choices.repeated === 'add' ? { kind: 'with', number: group.first } : { kind: 'skipped', why: 'repeated' };
      return { ...base, quantity, standing: again };
    }
    const found = planned(sold, group.quantity, byHand.get(line.number), choices, rules);
    const isLarge = found.kind === 'left' && found.left.reason === 'large';
    return { ...(isLarge ? unsure(base) : base), quantity: group.quantity, standing: found };
  });
}

/** Whether a line can go onto the order now. */
export const canBeAdded = ({ standing }: PlannedLine): boolean => standing.kind === 'new' || standing.kind === 'onto';

/** What a line is ordered at, where it can be. */
export const bidOfLine = ({ standing }: PlannedLine): Bid | null =>
  standing.kind === 'new' || standing.kind === 'onto' ? standing.bid : null;
