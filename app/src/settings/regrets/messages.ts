/** Texts of Regret Settings (000 §3). */
export const messages = {
  title: 'Regret Settings',
  description: 'What happens to products that a supplier did not supply.',
  reordering: {
    title: 'Ordering again',
    remove: 'Delete when reordered',
    removeHint: 'A regret leaves the list once the product has been ordered again.',
    last: 'Use last order quantity',
    lastHint: 'The quantity of a regret starts with what was not supplied last time; otherwise as for any product.',
  },
  partial: {
    title: 'Partial supply',
    label: 'When a supplier sends less than was ordered',
    hint: 'Order difference keeps what is missing as a regret to be ordered again; Ignore takes the order as done.',
    options: { false: 'Ignore', true: 'Order difference' },
  },
  auto: {
    title: 'Auto regrets',
    enabled: 'Auto regrets',
    enabledHint:
      'Regretted products are ordered from another supplier automatically, and everyone gets a notification.',
    grid: 'Suppliers that may be asked',
    columns: { supplier: 'Supplier', preference: 'Preference', auto: 'Auto Regrets' },
    on: 'On',
    off: 'Off',
    switch: (supplier: string) => `Auto regrets at ${supplier}`,
    needs: 'Turn Auto regrets on first.',
    gridHint: 'Only these suppliers are asked for what others regretted: preferred ones first, then the cheapest.',
    loading: 'Loading suppliers...',
    none: 'No suppliers found.',
    count: (count: number) => (count === 1 ? '1 supplier' : `${count} suppliers`),
  },
  /** @param failed message of the failure */
  settingsSavedOnly: (failed: string) => `The settings were saved, the suppliers were not. ${failed}`,
} as const;
