import type { OrderLine } from '#orders/current/model/line.ts';
import { type Direction, type Entry, type EntryKind, type LineStep, turned, wantedSteps } from './entry.ts';

/** So many actions can be taken back. */
export const DEPTH = 20;

/** What was done to one order in this tab, by its person: what can be taken back, and what was. */
export interface History {
  /** The order that it belongs to; null for none. */
  orderid: number | null;
  /** The latest last. */
  past: readonly Entry[];
  /** What is done again first stands last. */
  future: readonly Entry[];
  /** The key of the latest entry that somebody made by hand; 0 for none. */
  latest: number;
  /** The last key that was given. */
  lastKey: number;
}

/** @param lastKey of the history before: keys are given once in a session */
export const noHistory = (orderid: number | null, lastKey = 0): History => ({
  ...{ orderid, past: [], future: [], latest: 0, lastKey },
});

/** Adds what somebody did: what was taken back before is done again no more. An action without a step is none. */
export function recorded(history: History, kind: EntryKind, steps: readonly LineStep[]): History {
  if (steps.length === 0) return history;
  const key = history.lastKey + 1;
  const past = [...history.past, { key, kind, steps }].slice(-DEPTH);
  return { ...history, past, future: [], latest: key, lastKey: key };
}

const getStack = (direction: Direction) => (direction === 'undo' ? 'past' : 'future');

/** What is carried out next; undefined where there is nothing. */
export const nextEntry = (history: History, direction: Direction): Entry | undefined =>
  history[getStack(direction)].at(-1);

/** Forgets an entry: what it would restore is no longer as it left it. */
export const withoutEntry = (history: History, key: number): History => ({
  ...history,
  past: history.past.filter((entry) => entry.key !== key),
  future: history.future.filter((entry) => entry.key !== key),
});

/** Notes that a write of an entry was sent and not answered: it may be found done. @param known ids of the lines before it */
export const unansweredEntry = (history: History, key: number, known: readonly number[]): History => {
  const note = (entry: Entry) => (entry.key === key ? { ...entry, unanswered: known } : entry);
  return { ...history, past: history.past.map(note), future: history.future.map(note) };
};

/** A line that was added again has another number at the server: every step about it goes on with that. */
function renumbered(history: History, ids: ReadonlyMap<number, number>): History {
  if (ids.size === 0) return history;
  const now = (id: number) => ids.get(id) ?? id;
  const line = (held: OrderLine | null) => held && { ...held, id: now(held.id) };
  const entry = (each: Entry): Entry => ({
    ...each,
    ...(each.unanswered && { unanswered: each.unanswered.map(now) }),
    steps: each.steps.map(({ before, after }) => ({ before: line(before), after: line(after) })),
  });
  return { ...history, past: history.past.map(entry), future: history.future.map(entry) };
}

/** Whatever was done by hand while an entry was taken back stands on that: it is not done again then. */
const isLatest = (stack: readonly Entry[], { key }: Entry) => stack.at(-1)?.key === key;

/**
 * Moves what was carried out of an entry from one side to the other. What was not, after a failure, stays where it was.
 * @param made what was done, in the order of `wantedSteps`: its first steps, with the lines as they are now
 */
export function carriedOut(history: History, entry: Entry, direction: Direction, made: readonly LineStep[]): History {
  if (made.length === 0) return history;
  const wanted = wantedSteps(entry, direction);
  const ids = new Map<number, number>();
  for (const [at, { before, after }] of made.entries()) {
    const meant = wanted[at]?.after;
    if (before === null && after && meant && meant.id !== after.id) ids.set(meant.id, after.id);
  }
  const { unanswered: _settled, ...settled } = entry;
  const undone = direction === 'undo';
  const from = undone ? 'past' : 'future';
  const to = undone ? 'future' : 'past';
  const left = undone ? entry.steps.slice(0, -made.length) : entry.steps.slice(made.length);
  const lastKey = history.lastKey + 1;
  const rest = left.length === 0 ? [] : [{ ...settled, key: lastKey, steps: left }];
  const moved = { ...settled, steps: undone ? made.toReversed().map(turned) : made };
  return renumbered(
    {
      ...{ ...history, lastKey },
      [from]: history[from].flatMap((each) => (each.key === entry.key ? rest : [each])),
      [to]: undone && !isLatest(history.past, entry) ? history[to] : [...history[to], moved].slice(-DEPTH),
    },
    ids,
  );
}
