import type { OrderLine } from '#orders/current/model/line.ts';
import { type Direction, type Entry, type EntryKind, type LineStep, reverseStep, wantedSteps } from './entry.ts';

/** Maximum number of actions that can be undone. */
export const MAX_ENTRIES = 20;

/** The user's actions on an order in this tab, for undo and redo. */
export interface History {
  /** Its order; null for none. */
  orderid: number | null;
  /** Latest last. */
  past: readonly Entry[];
  /** Next redo last. */
  future: readonly Entry[];
  /** Key of the latest manual entry; 0 for none. */
  latest: number;
  lastKey: number;
}

/** Returns an empty history. @param lastKey of the previous history, since keys are unique in a session */
export const noHistory = (orderId: number | null, lastKey = 0): History => ({
  orderid: orderId,
  past: [],
  future: [],
  latest: 0,
  lastKey,
});

/** Adds an action and clears redo. Actions without steps are ignored. */
export function recordEntry(history: History, kind: EntryKind, steps: readonly LineStep[]): History {
  if (steps.length === 0) return history;
  const key = history.lastKey + 1;
  const past = [...history.past, { key, kind, steps }].slice(-MAX_ENTRIES);
  return { ...history, past, future: [], latest: key, lastKey: key };
}

const getStack = (direction: Direction) => (direction === 'undo' ? 'past' : 'future');

export const nextEntry = (history: History, direction: Direction): Entry | undefined =>
  history[getStack(direction)].at(-1);

/** Removes an entry that no longer applies. */
export const withoutEntry = (history: History, key: number): History => ({
  ...history,
  past: history.past.filter((entry) => entry.key !== key),
  future: history.future.filter((entry) => entry.key !== key),
});

/** Marks an entry with an unanswered write, which may have been done. @param known ids of the lines before it */
export const unansweredEntry = (history: History, key: number, known: readonly number[]): History => {
  const note = (entry: Entry) => (entry.key === key ? { ...entry, unanswered: known } : entry);
  return { ...history, past: history.past.map(note), future: history.future.map(note) };
};

/** Replaces ids of lines that were added again in all steps. */
function renumberLines(history: History, ids: ReadonlyMap<number, number>): History {
  if (ids.size === 0) return history;
  const getNewId = (id: number) => ids.get(id) ?? id;
  const line = (stored: OrderLine | null) => stored && { ...stored, id: getNewId(stored.id) };
  const entry = (each: Entry): Entry => ({
    ...each,
    ...(each.unanswered && { unanswered: each.unanswered.map(getNewId) }),
    steps: each.steps.map(({ before, after }) => ({ before: line(before), after: line(after) })),
  });
  return { ...history, past: history.past.map(entry), future: history.future.map(entry) };
}

/** A manual action during an undo builds on it, so it cannot be redone. */
const isLatest = (stack: readonly Entry[], { key }: Entry) => stack.at(-1)?.key === key;

/**
 * Moves the applied part of an entry to the other stack; after a failure the rest stays.
 * @param made applied steps, in the order of `wantedSteps`, with current lines
 */
export function moveApplied(history: History, entry: Entry, direction: Direction, made: readonly LineStep[]): History {
  if (made.length === 0) return history;
  const wanted = wantedSteps(entry, direction);
  const ids = new Map<number, number>();
  for (const [at, { before, after }] of made.entries()) {
    const expected = wanted[at]?.after;
    if (before === null && after && expected && expected.id !== after.id) ids.set(expected.id, after.id);
  }
  const { unanswered: _settled, ...settled } = entry;
  const undone = direction === 'undo';
  const from = undone ? 'past' : 'future';
  const to = undone ? 'future' : 'past';
  const left = undone ? entry.steps.slice(0, -made.length) : entry.steps.slice(made.length);
  const lastKey = history.lastKey + 1;
  const rest = left.length === 0 ? [] : [{ ...settled, key: lastKey, steps: left }];
  const moved = { ...settled, steps: undone ? made.toReversed().map(reverseStep) : made };
  return renumberLines(
    {
      ...history,
      lastKey,
      [from]: history[from].flatMap((each) => (each.key === entry.key ? rest : [each])),
      [to]: undone && !isLatest(history.past, entry) ? history[to] : [...history[to], moved].slice(-MAX_ENTRIES),
    },
    ids,
  );
}
