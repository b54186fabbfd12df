/** Status of an order line. */
export type LineStatus = 'invoiced' | 'partial' | 'regretted' | 'waiting' | 'unknown';

const LABELS: Readonly<Record<LineStatus, string>> = {
  invoiced: 'Invoiced',
  partial: 'Partial',
  regretted: 'Regretted',
  waiting: 'Waiting',
  unknown: 'Unknown',
};

/** Returns the word of a status, for lists, filters and exports. */
export function statusWord(status: LineStatus): string {
  return LABELS[status];
}
