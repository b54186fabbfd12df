import type { Order, OrderLine } from '#orders/current/model/line.ts';
import type { LineWriter } from '#orders/lines/api/lines.ts';
import { getFailure, isUnknown } from '#server/outcome.ts';
import { findObjections, type LineRules, newlyOrdered, type Objections } from './model/byHand.ts';
import { type Conflict, checkEntry } from './model/checkEntry.ts';
import { type Direction, type Entry, wantedSteps } from './model/entry.ts';
import { type History, moveApplied, unansweredEntry, withoutEntry } from './model/history.ts';
import { type RunOptions, runSteps, type StepsResult } from './runSteps.ts';

/** Rules that a password overrides. */
export type PromptKind = 'limit' | 'lock';

/** Result of an undo or redo. */
export type EntryResult =
  /** The order no longer exists. */
  | { kind: 'gone' }
  /** Another user changed the lines; nothing was written. */
  | { kind: 'refused'; changed: readonly Conflict[]; refused: Objections['refused'] }
  /** A password is required first; nothing was written. */
  | { kind: 'asked'; what: PromptKind; lines: readonly OrderLine[] }
  | ({ kind: 'written'; of: number /** Ids of the lines before. */; known: readonly number[] } & StepsResult);

export interface CarryOptions extends RunOptions {
  /** Reads the order; null if it no longer exists. */
  read(): Promise<Order | null>;
  readLocked(lines: readonly OrderLine[]): Promise<readonly OrderLine[]>;
  rules: LineRules;
  /** Rules already overridden. */
  answered: readonly PromptKind[];
  writer: LineWriter;
}

/**
 * Applies an entry if the order is as the entry left it and the rules of manual changes allow it.
 * @throws {CallError} if that cannot be read; nothing was written
 */
export async function applyEntry(entry: Entry, direction: Direction, options: CarryOptions): Promise<EntryResult> {
  const { read, readLocked, rules, answered, writer } = options;
  const order = await read();
  if (!order) return { kind: 'gone' };
  const steps = wantedSteps(entry, direction);
  const { alreadyMade: found, conflicts: changed } = checkEntry(order.lines, steps, entry.unanswered);
  const remaining = found ? steps.slice(1) : steps;
  const { refused, overLimit } = findObjections(order.lines, remaining, rules);
  if (changed.length + refused.length > 0) return { kind: 'refused', changed, refused };
  if (overLimit.length > 0 && !answered.includes('limit')) return { kind: 'asked', what: 'limit', lines: overLimit };
  const locked = answered.includes('lock') ? [] : await readLocked(newlyOrdered(remaining));
  if (locked.length > 0) return { kind: 'asked', what: 'lock', lines: locked };
  const known = order.lines.map(({ id }) => id);
  return { kind: 'written', of: steps.length, known, ...(await runSteps(steps, found, writer, options)) };
}

/** Returns the history after applying an entry. */
export function withResult(history: History, entry: Entry, direction: Direction, carried: EntryResult): History {
  // A rejected entry would be rejected every time, so it is dropped.
  if (carried.kind === 'refused') return withoutEntry(history, entry.key);
  if (carried.kind !== 'written') return history;
  const { made, failed } = carried;
  const known = [...carried.known, ...made.flatMap((step) => step.after?.id ?? [])];
  const after = moveApplied(history, entry, direction, made);
  if (!failed || !isUnknown(getFailure(failed.error))) return after;
  // The rest of a partly applied entry gets its own key.
  return unansweredEntry(after, made.length === 0 ? entry.key : after.lastKey, known);
}
