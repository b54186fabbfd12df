import type { LineStatus } from './StatusLabel.tsx';

const LABELS: Readonly<Record<LineStatus, string>> = {
  invoiced: 'Invoiced',
  partial: 'Partial',
  regretted: 'Regretted',
  waiting: 'Waiting',
};

/** The word of a status as its label says it, for lists, filters and exports. */
export function statusWord(status: LineStatus): string {
  return LABELS[status];
}
