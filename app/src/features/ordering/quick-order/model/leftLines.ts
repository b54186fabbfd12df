import { messages } from '#features/ordering/quick-order/messages.ts';
import type { LeftOver } from './leftOver.ts';
import { canBeAdded, type PlannedLine } from './plan.ts';

export interface LeftOptions {
  isTicked(planned: PlannedLine): boolean;
  /** True during matching, when pending lines are not left yet. */
  isMatching: boolean;
  /** True once adding has started: selected lines that are not on the order are left. */
  started: boolean;
}

/** Reason for the downloaded file; null if the line is not left. */
function getReason(planned: PlannedLine, { isTicked, isMatching, started }: LeftOptions): string | null {
  const { standing } = planned;
  const { notAdded } = messages.leftOver;
  if (standing.kind === 'unread') return messages.detail.explained({ reason: standing.why });
  if (standing.kind === 'left') return messages.detail.explained(standing.left);
  if (standing.kind === 'waiting') return isMatching ? null : notAdded;
  return canBeAdded(planned) && (started || !isTicked(planned)) ? notAdded : null;
}

/**
 * Returns the lines neither added nor skipped, including empty rows. A merged line shares the result of its main line.
 */
export function leftLines(plan: readonly PlannedLine[], options: LeftOptions): LeftOver[] {
  const reasons = new Map(plan.map((planned) => [planned.line.number, getReason(planned, options)]));
  return plan.flatMap(({ line, standing }) => {
    const reason = reasons.get(standing.kind === 'with' ? standing.number : line.number) ?? null;
    return reason === null ? [] : { row: line.row, reason, isUnread: standing.kind === 'unread' };
  });
}
