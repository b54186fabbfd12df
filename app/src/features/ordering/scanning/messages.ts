import type { Reason } from './storedCodes.ts';

const reasons: Record<Reason, string> = {
  unknown: 'No product has this code.',
  several: 'Several products have this code.',
  misread: 'The check digit or a part is wrong. Scan it again.',
  failed: 'The server did not answer.',
  waiting: 'It was scanned while something else was open.',
};

/** Texts of scanning; none are specified. */
export const messages = {
  title: 'Scanned, not found',
  reasons,
  found: (product: string) => `Scanned ${product}.`,
  again: (count: number, product: string) => `Scanned ${count} times: ${product}. Its quantity begins at ${count}.`,
  more: (quantity: number) => `Scanned again. Quantity ${quantity}.`,
  retained: (code: string, reason: Reason) => `${code}: ${reasons[reason]} It is kept under 'Scanned, not found'.`,
  lookUp: 'Look up',
  search: 'Search by name',
  copy: 'Copy',
  copied: (code: string) => `Copied ${code}.`,
  notCopied: 'The browser did not allow copying.',
  remove: 'Remove',
} as const;
