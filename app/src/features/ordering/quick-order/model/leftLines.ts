import { messages } from '#features/ordering/quick-order/messages.ts';
import type { LeftOver } from './leftOver.ts';
import { canBeAdded, type PlannedLine } from './plan.ts';

export interface LeftOptions {
  isTicked(planned: PlannedLine): boolean;
  /** Lines are still looked up: what waits is not left yet. */
  isMatching: boolean;
  /** Lines were added, or were to be: what was ticked and is not on the order is left. */
  started: boolean;
}

/** Why a line is left, for the file that it is given back in; null for one that is not. */
function getReason(planned: PlannedLine, { isTicked, isMatching, started }: LeftOptions): string | null {
  const { standing } = planned;
  const { notAdded } = messages.leftOver;
  if (standing.kind === 'unread') return messages.detail.explained({ reason: standing.why });
  if (standing.kind === 'left') return messages.detail.explained(standing.left);
  if (standing.kind === 'waiting') return isMatching ? null : notAdded;
  return canBeAdded(planned) && (started || !isTicked(planned)) ? notAdded : null;
}

/**
 * The lines of a list that are not on the order and are not skipped, rows that say nothing to order among them; one that is
 * counted with another goes as that one.
 */
export function leftLines(plan: readonly PlannedLine[], options: LeftOptions): LeftOver[] {
  const reasons = new Map(plan.map((planned) => [planned.line.number, getReason(planned, options)]));
  return plan.flatMap(({ line, standing }) => {
    const reason = reasons.get(standing.kind === 'with' ? standing.number : line.number) ?? null;
    return reason === null ? [] : { row: line.row, reason, isUnread: standing.kind === 'unread' };
  });
}
