/** Texts of the ordering settings form (001 §2, Preferences tab; §8, settings save). */
export const messages = {
  title: 'Preferences',
  saved: 'Successfully updated settings.',
  failed: 'Sorry an unexpected error has occurred. Please try again',
  vatFailed:
    'The VAT columns were not saved, the other settings were. Sorry an unexpected error has occurred. Please try again',
  save: 'Save',
  unsaved: 'Unsaved changes',
  search: {
    title: 'Search',
    type: 'Search type',
    types: { '0': 'Automatic', '1': 'Press Enter' },
  },
  suppliers: {
    title: 'Suppliers',
    rule: 'Select supplier by',
    rules: { '0': 'Preferred supplier', '1': 'Cheapest', '3': 'Preferred then cheapest' },
    lock: 'Lock preferred suppliers',
    ppl: 'Preferred products list (PPL)',
    preferredProducts: 'Preferred Products',
  },
  pricing: {
    title: 'Pricing',
    inclusive: 'VAT inclusive',
    exclusive: 'VAT exclusive',
    neither: 'If neither is set, the exclusive column shows.',
  },
  /** Not specified: the user's settings on this computer. */
  computer: {
    title: 'On this computer',
    review: 'Review before send',
    shown: {
      untold: 'For what nothing else has said',
      every: 'For everything there is to look at',
      always: 'Always',
    },
    about: 'Pane sizes, tabs, columns and search options come back as you left them, for you alone.',
    reset: 'Reset Layout',
    question:
      'Pane sizes, tabs, columns, search options and the choice above go back to how they began, for you alone.',
    confirm: 'Reset',
    cancel: 'Keep',
    done: 'Panes, tabs, columns and search options are as they began.',
  },
} as const;
