import type { OrderLine } from '#orders/current/model/line.ts';
import { type LineStep, sameContent } from './entry.ts';

/** Change by another user that prevents undo or redo. */
export type Conflict =
  /** The line was deleted or sent. */
  | { how: 'gone'; line: OrderLine }
  /** The line has other content. */
  | { how: 'changed'; line: OrderLine; now: OrderLine }
  /** The line to add exists already. */
  | { how: 'there'; now: OrderLine };

/** Which step of an entry is made already, and what prevents the others. */
export interface HistoryCheck {
  /** First step if an unanswered write has made it, else null. */
  alreadyMade: LineStep | null;
  /** Changes by others; if any, nothing may be written. */
  conflicts: readonly Conflict[];
}

/** Line after a step, if already present; null if it shows none; undefined if the step was not made. */
function getMadeLine(
  lines: readonly OrderLine[],
  { before, after }: LineStep,
  known: readonly number[],
): OrderLine | null | undefined {
  if (after === null) return lines.some(({ id }) => id === before?.id) ? undefined : null;
  return lines.find((line) => (before ? line.id === before.id : !known.includes(line.id)) && sameContent(line, after));
}

/** Line of the product that appeared after an unanswered write; it may be that line, changed by another user. */
function findAppeared(
  lines: readonly OrderLine[],
  { before, after }: LineStep,
  known: readonly number[],
): Conflict | null {
  if (before || !after) return null;
  const now = lines.find(({ id, productCode }) => productCode === after.productCode && !known.includes(id));
  return now ? { how: 'changed', line: after, now } : null;
}

function getConflict(lines: readonly OrderLine[], { before, after }: LineStep): Conflict | null {
  const now = before && lines.find(({ id }) => id === before.id);
  if (before && !now) return { how: 'gone', line: before };
  if (before && now && !sameContent(now, before)) return { how: 'changed', line: before, now };
  if (!after || after.supplierPriceId === before?.supplierPriceId) return null;
  const existing = lines.find(
    ({ id, supplierPriceId }) => id !== before?.id && supplierPriceId === after.supplierPriceId,
  );
  return existing ? { how: 'there', now: existing } : null;
}

/** Returns the lines after a step. */
export function withStep(lines: readonly OrderLine[], { before, after }: LineStep): readonly OrderLine[] {
  if (!before) return after ? [...lines, after] : lines;
  return after
    ? lines.map((line) => (line.id === before.id ? after : line))
    : lines.filter(({ id }) => id !== before.id);
}

/**
 * Compares an entry with the order: each line has to be as the entry left it.
 * @param wanted from `wantedSteps`
 * @param unanswered ids of the lines before its first step, if that was sent without an answer
 */
export function checkEntry(
  order: readonly OrderLine[],
  wanted: readonly LineStep[],
  unanswered?: readonly number[],
): HistoryCheck {
  const [first] = wanted;
  const shown = unanswered && first ? getMadeLine(order, first, unanswered) : undefined;
  const found = first && shown !== undefined ? { before: first.before, after: shown } : null;
  // Later steps name that line by its id before.
  let lines = found?.after
    ? order.map((line) => (line.id === found.after?.id && first?.after ? first.after : line))
    : order;
  const appeared = unanswered && first && !found ? findAppeared(order, first, unanswered) : null;
  const changed: Conflict[] = appeared ? [appeared] : [];
  for (const step of found ? wanted.slice(1) : wanted) {
    const change = getConflict(lines, step);
    if (change) changed.push(change);
    else lines = withStep(lines, step);
  }
  return { alreadyMade: found, conflicts: changed };
}
