/** Texts around all message pages (002 §2.3, §2.9, §2.10, §8). */
export const messages = {
  label: 'Messages',
  responses: 'Responses',
  support: 'Support Messaging',
  suppliers: 'Supplier Messaging',
  regrets: 'Advanced Regrets',
  refused: (name: string, why: string) => `${name}: ${why}`,
  regretsMoved: 'Advanced Regrets has been moved to the Ordering Page.',
  back: 'Back to the list',
} as const;
