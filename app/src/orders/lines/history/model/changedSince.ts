import type { OrderLine } from '#orders/current/model/line.ts';
import { type LineStep, sameContent } from './entry.ts';

/** What speaks against carrying an entry out: somebody changed what it is about. */
export type Changed =
  /** A line that it would change is gone: taken off, or sent. */
  | { how: 'gone'; line: OrderLine }
  /** It holds something else by now. */
  | { how: 'changed'; line: OrderLine; now: OrderLine }
  /** A line that it would add stands there already. */
  | { how: 'there'; now: OrderLine };

/** What is still to be done of an entry. */
export interface Plan {
  /** Its first step, where a write that nobody answered has made it after all; else null. */
  found: LineStep | null;
  /** What somebody changed since; nothing is to be written then. */
  changed: readonly Changed[];
}

/** The line that a step leaves, where the order has it already; null where it shows none; undefined where it was not made. */
function shownLine(
  lines: readonly OrderLine[],
  { before, after }: LineStep,
  known: readonly number[],
): OrderLine | null | undefined {
  if (after === null) return lines.some(({ id }) => id === before?.id) ? undefined : null;
  return lines.find((line) => (before ? line.id === before.id : !known.includes(line.id)) && sameContent(line, after));
}

/** A line of the product that came since a line was sent and not answered: it may be that line, as somebody changed it. */
function cameSince(lines: readonly OrderLine[], { before, after }: LineStep, known: readonly number[]): Changed | null {
  if (before || !after) return null;
  const now = lines.find(({ id, productCode }) => productCode === after.productCode && !known.includes(id));
  return now ? { how: 'changed', line: after, now } : null;
}

function getChange(lines: readonly OrderLine[], { before, after }: LineStep): Changed | null {
  const now = before && lines.find(({ id }) => id === before.id);
  if (before && !now) return { how: 'gone', line: before };
  if (before && now && !sameContent(now, before)) return { how: 'changed', line: before, now };
  if (!after || after.supplierPriceId === before?.supplierPriceId) return null;
  const there = lines.find(({ id, supplierPriceId }) => id !== before?.id && supplierPriceId === after.supplierPriceId);
  return there ? { how: 'there', now: there } : null;
}

/** The lines with a step made. */
export function withStep(lines: readonly OrderLine[], { before, after }: LineStep): readonly OrderLine[] {
  if (!before) return after ? [...lines, after] : lines;
  return after
    ? lines.map((line) => (line.id === before.id ? after : line))
    : lines.filter(({ id }) => id !== before.id);
}

/**
 * Compares what an entry is about with the order as it stands: each line has to be as the entry left it.
 * @param wanted from `wantedSteps`
 * @param unanswered where its first step was sent and not answered: the ids of the lines before it
 */
export function changedSince(
  order: readonly OrderLine[],
  wanted: readonly LineStep[],
  unanswered?: readonly number[],
): Plan {
  const [first] = wanted;
  const shown = unanswered && first ? shownLine(order, first, unanswered) : undefined;
  const found = first && shown !== undefined ? { before: first.before, after: shown } : null;
  // What follows knows the line by the number that it had.
  let lines = found?.after
    ? order.map((line) => (line.id === found.after?.id && first?.after ? first.after : line))
    : order;
  const came = unanswered && first && !found ? cameSince(order, first, unanswered) : null;
  const changed: Changed[] = came ? [came] : [];
  for (const step of found ? wanted.slice(1) : wanted) {
    const change = getChange(lines, step);
    if (change) changed.push(change);
    else lines = withStep(lines, step);
  }
  return { found, changed };
}
