import type { OrderLine } from '#orders/current/model/line.ts';
import type { LineWriter } from '#orders/lines/api/lines.ts';
import type { NewLine } from '#orders/lines/model/offer.ts';
import type { LineStep } from './model/entry.ts';

/** What became of an entry's steps. */
export interface CarriedOut {
  /** What was done, with the lines as they are now. */
  made: readonly LineStep[];
  /** What stopped it; null where everything was done. */
  failed: { error: unknown; step: LineStep } | null;
}

/** How somebody follows it, and stops it. */
export interface Course {
  /** So many steps were made. */
  onStep?(made: number): void;
  /** Whether nothing more is to be sent. */
  isStopped?(): boolean;
}

/** What a line is ordered as again: all but what the server gave it. */
function toOrder({ id: _id, number: _number, accountNumber: _account, bonus: _bonus, ...line }: OrderLine): NewLine {
  return line;
}

async function make({ before, after }: LineStep, writer: LineWriter): Promise<LineStep> {
  if (!after) return before ? writer.remove(before.id) : { before, after };
  if (!before) return writer.add(toOrder(after), after.number);
  const replace = before.supplierPriceId !== after.supplierPriceId;
  return writer.update({ id: before.id, line: toOrder(after), replace });
}

/**
 * Carries out the steps of an entry, one after the other; the first that fails ends it, and so does who stops it. What was
 * done stays done.
 * @param wanted from `wantedSteps`
 * @param found the first step, where it was made before
 */
export async function carryOut(
  wanted: readonly LineStep[],
  found: LineStep | null,
  writer: LineWriter,
  { onStep, isStopped = () => false }: Course = {},
): Promise<CarriedOut> {
  const made: LineStep[] = [];
  /** Lines that were added again in this very run: later steps know them by the number that they had. */
  const ids = new Map<number, number>();
  const note = (step: LineStep, done: LineStep) => {
    if (!step.before && step.after && done.after) ids.set(step.after.id, done.after.id);
    made.push(done);
    onStep?.(made.length);
  };
  for (const [at, step] of wanted.entries()) {
    const { before } = step;
    if (isStopped()) break;
    if (at === 0 && found) {
      note(step, found);
      continue;
    }
    const own = before && { ...step, before: { ...before, id: ids.get(before.id) ?? before.id } };
    try {
      note(step, await make(own ?? step, writer));
    } catch (error) {
      return { made, failed: { error, step } };
    }
  }
  return { made, failed: null };
}
