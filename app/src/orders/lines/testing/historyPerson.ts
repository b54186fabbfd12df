import type { Order, OrderLine } from '#orders/current/model/line.ts';
import type { LineWriter } from '#orders/lines/api/lines.ts';
import { applyEntry, withResult } from '#orders/lines/history/applyEntry.ts';
import type { LineRules } from '#orders/lines/history/model/byHand.ts';
import { withStep } from '#orders/lines/history/model/checkEntry.ts';
import type { Direction, EntryKind, LineStep } from '#orders/lines/history/model/entry.ts';
import { type History, nextEntry, noHistory, recordEntry } from '#orders/lines/history/model/history.ts';
import type { NewLine } from '#orders/lines/model/offer.ts';
import { CallError } from '#server/outcome.ts';
import { lineAt } from './historyLines.ts';

export const FREE_RULES: LineRules = { maximum: null, severalSuppliers: true };

/** Reaction to the n-th write of an undo or redo: rejected, not done, or done without an answer. */
export interface Fault {
  at: number;
  how: 'refused' | 'lost' | 'late';
}

export const NO_FAULT: Fault = { at: 99, how: 'refused' };

/** Server with one order. */
function startServer() {
  let lines: readonly OrderLine[] = [];
  let nextId = 1;
  const make = (step: LineStep): LineStep => {
    const after = step.after && { ...step.after, id: step.before?.id ?? nextId++ };
    lines = withStep(lines, { before: step.before, after });
    return { before: step.before, after };
  };
  const getLine = (line: NewLine, number: number): OrderLine => {
    const { productId, creditorId, quantity } = line;
    return { ...lineAt(0, productId, creditorId, quantity), number };
  };
  const lineOf = (id: number) => {
    const line = lines.find((each) => each.id === id);
    if (!line) throw new CallError({ kind: 'error', code: 5, text: '' });
    return line;
  };
  /** Writer of an undo or redo, one of whose writes may fail. */
  const writer = ({ at, how }: Fault): LineWriter => {
    let count = 0;
    const run = async (step: () => LineStep) => {
      const failing = count++ === at;
      if (failing && how === 'refused') throw new CallError({ kind: 'error', code: 2, text: '' });
      if (failing && how === 'late') step();
      if (failing) throw new CallError({ kind: 'timeout' });
      return step();
    };
    return {
      add: (line, number = 0) => run(() => make({ before: null, after: getLine(line, number) })),
      update: ({ id, line }) =>
        run(() => make({ before: lineOf(id), after: { ...getLine(line, lineOf(id).number), id } })),
      remove: (id) => run(() => make({ before: lineOf(id), after: null })),
    };
  };
  return { lines: () => lines, make, writer };
}

/** User with an order: server, and the tab's history. */
export function startPerson() {
  const server = startServer();
  let history: History = noHistory(7);
  const order = (): Order => ({ id: 7, number: '', description: '', lines: server.lines(), total: 0 });
  return {
    lines: server.lines,
    history: () => history,
    /** Another user changes a line. */
    colleague: server.make,
    byHand(kind: EntryKind, steps: readonly LineStep[]) {
      history = recordEntry(history, kind, steps.map(server.make));
    },
    async take(direction: Direction, fault = NO_FAULT, rules = FREE_RULES, locked: readonly number[] = []) {
      const entry = nextEntry(history, direction);
      if (!entry) return null;
      const carried = await applyEntry(entry, direction, {
        read: async () => order(),
        readLocked: async (lines) => lines.filter(({ supplierPriceId }) => locked.includes(supplierPriceId)),
        rules,
        answered: [],
        writer: server.writer(fault),
      });
      history = withResult(history, entry, direction, carried);
      return carried;
    },
  };
}

export const content = (lines: readonly OrderLine[]) =>
  lines.map(({ supplierPriceId, quantity, bonus }) => `${supplierPriceId}: ${quantity} + ${bonus}`).toSorted();

export const adding = (product: number, supplier: number, quantity: number): LineStep => ({
  before: null,
  after: lineAt(0, product, supplier, quantity),
});
export const removing = (before: OrderLine): LineStep => ({ before, after: null });
export const setting = (before: OrderLine, quantity: number, supplier = before.creditorId): LineStep => ({
  before,
  after: { ...lineAt(before.id, before.productId, supplier, quantity), number: before.number },
});
export const at = (lines: readonly OrderLine[], place: number) => {
  const line = lines[place];
  if (!line) throw new Error(`There is no line ${place}.`);
  return line;
};
