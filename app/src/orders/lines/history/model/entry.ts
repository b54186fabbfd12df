import type { OrderLine } from '#orders/current/model/line.ts';

/** What one write made of one line: null where there was no line before it, or is none after it. */
export interface LineStep {
  before: OrderLine | null;
  after: OrderLine | null;
}

/** What somebody did, as they would call it. */
export type EntryKind = 'add' | 'delete' | 'quantity' | 'merge' | 'replace' | 'move' | 'quick order';

/** One action of a person: what one press of undo takes back. */
export interface Entry {
  /** Tells it from the others of its history. */
  key: number;
  kind: EntryKind;
  /** In the order in which they were done. */
  steps: readonly LineStep[];
  /** A write of its undo or redo was sent, and nobody said what became of it: the ids of the lines that there were then. */
  unanswered?: readonly number[];
}

/** Which way a history is gone. */
export type Direction = 'undo' | 'redo';

export const turned = ({ before, after }: LineStep): LineStep => ({ before: after, after: before });

/** What is to be done to carry an entry out, first to last. */
export const wantedSteps = ({ steps }: Pick<Entry, 'steps'>, direction: Direction): readonly LineStep[] =>
  direction === 'redo' ? steps : steps.toReversed().map(turned);

/** Whether two lines order the same: so much, with so much free, of the same supplier's price. */
export const sameContent = (one: OrderLine, other: OrderLine): boolean =>
  one.supplierPriceId === other.supplierPriceId &&
  one.quantity === other.quantity &&
  one.bonus === other.bonus &&
  one.price === other.price;

/** Kinds that take something away that stood there: undoing them is offered at once. */
export const isDestructive = (kind: EntryKind): boolean =>
  kind === 'delete' || kind === 'merge' || kind === 'replace' || kind === 'move';
