import type { OrderLine } from '#orders/current/model/line.ts';
import type { LineWriter } from '#orders/lines/api/lines.ts';
import type { NewLine } from '#orders/lines/model/offer.ts';
import type { LineStep } from './model/entry.ts';

/** Result of an entry's steps. */
export interface StepsResult {
  /** Completed steps with current lines. */
  made: readonly LineStep[];
  /** Failed step; null if all were completed. */
  failed: { error: unknown; step: LineStep } | null;
}

/** Progress and cancellation. */
export interface RunOptions {
  /** Called with the number of completed steps. */
  onStep?(made: number): void;
  /** Returns true to send nothing more. */
  isStopped?(): boolean;
}

/** Line to order again, without fields set by the server. */
function toOrder({ id: _id, number: _number, accountNumber: _account, bonus: _bonus, ...line }: OrderLine): NewLine {
  return line;
}

async function applyStep({ before, after }: LineStep, writer: LineWriter): Promise<LineStep> {
  if (!after) return before ? writer.remove(before.id) : { before, after };
  if (!before) return writer.add(toOrder(after), after.number);
  const replace = before.supplierPriceId !== after.supplierPriceId;
  return writer.update({ id: before.id, line: toOrder(after), replace });
}

/**
 * Runs the steps of an entry in sequence, until one fails or it is stopped. Completed steps stay.
 * @param wanted from `wantedSteps`
 * @param found first step, if it was made before
 */
export async function runSteps(
  wanted: readonly LineStep[],
  found: LineStep | null,
  writer: LineWriter,
  { onStep, isStopped = () => false }: RunOptions = {},
): Promise<StepsResult> {
  const made: LineStep[] = [];
  /** New ids of lines added in this run, by the ids that later steps use. */
  const ids = new Map<number, number>();
  const recordStep = (step: LineStep, done: LineStep) => {
    if (!step.before && step.after && done.after) ids.set(step.after.id, done.after.id);
    made.push(done);
    onStep?.(made.length);
  };
  for (const [at, step] of wanted.entries()) {
    const { before } = step;
    if (isStopped()) break;
    if (at === 0 && found) {
      recordStep(step, found);
      continue;
    }
    const own = before && { ...step, before: { ...before, id: ids.get(before.id) ?? before.id } };
    try {
      recordStep(step, await applyStep(own ?? step, writer));
    } catch (error) {
      return { made, failed: { error, step } };
    }
  }
  return { made, failed: null };
}
