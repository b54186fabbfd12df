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
  const { status } = planned;
  const { notAdded } = messages.leftOver;
  if (status.kind === 'unread') return messages.detail.explained({ reason: status.why });
  if (status.kind === 'left') return messages.detail.explained(status.left);
  if (status.kind === 'waiting') return isMatching ? null : notAdded;
  return canBeAdded(planned) && (started || !isTicked(planned)) ? notAdded : null;
}

/**
 * Returns the lines neither added nor skipped, including empty rows. A merged line shares the result of its main line.
 */
export function leftLines(plan: readonly PlannedLine[], options: LeftOptions): LeftOver[] {
  const reasons = new Map(plan.map((planned) => [planned.line.number, getReason(planned, options)]));
  return plan.flatMap(({ line, status }) => {
    const reason = reasons.get(status.kind === 'with' ? status.number : line.number) ?? null;
    return reason === null ? [] : { row: line.row, reason, isUnread: status.kind === 'unread' };
  });
}
