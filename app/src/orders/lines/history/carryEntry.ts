import type { Order, OrderLine } from '#orders/current/model/line.ts';
import type { LineWriter } from '#orders/lines/api/lines.ts';
import { getFailure, isUnknown } from '#server/outcome.ts';
import { type CarriedOut, type Course, carryOut } from './carryOut.ts';
import { askedByHand, type ByHand, type LineRules, newlyOrdered } from './model/byHand.ts';
import { type Changed, changedSince } from './model/changedSince.ts';
import { type Direction, type Entry, wantedSteps } from './model/entry.ts';
import { carriedOut, type History, unansweredEntry, withoutEntry } from './model/history.ts';

/** What is asked by hand, and set aside by a password. */
export type AskedKind = 'limit' | 'lock';

/** What came of an entry. */
export type Carried =
  /** The order is no longer there. */
  | { kind: 'gone' }
  /** Somebody changed since what it is about: nothing was written. */
  | { kind: 'refused'; changed: readonly Changed[]; refused: ByHand['refused'] }
  /** A password is asked for first: nothing was written. */
  | { kind: 'asked'; what: AskedKind; lines: readonly OrderLine[] }
  | ({ kind: 'written'; of: number /** Ids of the lines before. */; known: readonly number[] } & CarriedOut);

export interface CarryOptions extends Course {
  /** The order as the server has it now; null where it is gone. */
  read(): Promise<Order | null>;
  /** Which of some lines are locked. */
  readLocked(lines: readonly OrderLine[]): Promise<readonly OrderLine[]>;
  rules: LineRules;
  /** What was asked and answered with its password. */
  answered: readonly AskedKind[];
  writer: LineWriter;
}

/**
 * Carries an entry out, if the order is as the entry left it and nothing stands against it that would by hand.
 * @throws {CallError} where that cannot be read: then nothing was written
 */
export async function carryEntry(entry: Entry, direction: Direction, options: CarryOptions): Promise<Carried> {
  const { read, readLocked, rules, answered, writer } = options;
  const order = await read();
  if (!order) return { kind: 'gone' };
  const wanted = wantedSteps(entry, direction);
  const { found, changed } = changedSince(order.lines, wanted, entry.unanswered);
  const ahead = found ? wanted.slice(1) : wanted;
  const { refused, overLimit } = askedByHand(order.lines, ahead, rules);
  if (changed.length + refused.length > 0) return { kind: 'refused', changed, refused };
  if (overLimit.length > 0 && !answered.includes('limit')) return { kind: 'asked', what: 'limit', lines: overLimit };
  const locked = answered.includes('lock') ? [] : await readLocked(newlyOrdered(ahead));
  if (locked.length > 0) return { kind: 'asked', what: 'lock', lines: locked };
  const known = order.lines.map(({ id }) => id);
  return { kind: 'written', of: wanted.length, known, ...(await carryOut(wanted, found, writer, options)) };
}

/** The history after an entry was carried out, refused or asked about. */
export function settled(history: History, entry: Entry, direction: Direction, carried: Carried): History {
  // What was refused would be refused for ever: the next press takes back what was done before it.
  if (carried.kind === 'refused') return withoutEntry(history, entry.key);
  if (carried.kind !== 'written') return history;
  const { made, failed } = carried;
  const known = [...carried.known, ...made.flatMap((step) => step.after?.id ?? [])];
  const after = carriedOut(history, entry, direction, made);
  if (!failed || !isUnknown(getFailure(failed.error))) return after;
  // What is left of an entry has a key of its own once a part of it was done.
  return unansweredEntry(after, made.length === 0 ? entry.key : after.lastKey, known);
}
