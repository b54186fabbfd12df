import type { OrderLine } from '#orders/current/model/line.ts';

/** Change of a line: null before if added, null after if removed. */
export interface LineStep {
  before: OrderLine | null;
  after: OrderLine | null;
}

export type EntryKind = 'add' | 'delete' | 'quantity' | 'merge' | 'replace' | 'move' | 'quick order';

/** Action of the user, undone as a whole. */
export interface Entry {
  /** Unique within its history. */
  key: number;
  kind: EntryKind;
  /** In order of execution. */
  steps: readonly LineStep[];
  /** Ids of the lines when a write of its undo or redo got no answer. */
  unanswered?: readonly number[];
}

export type Direction = 'undo' | 'redo';

export const reverseStep = ({ before, after }: LineStep): LineStep => ({ before: after, after: before });

/** Returns the steps to apply an entry, in order. */
export const wantedSteps = ({ steps }: Pick<Entry, 'steps'>, direction: Direction): readonly LineStep[] =>
  direction === 'redo' ? steps : steps.toReversed().map(reverseStep);

/** Returns true if two lines have equal supplier price, quantity and bonus. */
export const sameContent = (a: OrderLine, b: OrderLine): boolean =>
  a.supplierPriceId === b.supplierPriceId && a.quantity === b.quantity && a.bonus === b.bonus && a.price === b.price;

/** Returns true for actions that remove something, whose undo is offered at once. */
export const isDestructive = (kind: EntryKind): boolean =>
  kind === 'delete' || kind === 'merge' || kind === 'replace' || kind === 'move';
