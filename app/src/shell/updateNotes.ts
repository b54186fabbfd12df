/** What a release brought. */
export interface UpdateNote {
  version: string;
  title: string;
  changes: readonly string[];
}

/**
 * The update notes, newest first (000 §1: from 1.9.2 up to the current version). Texts of their own, apart from
 * `messages.ts`: they grow with every release and are loaded only by who reads them.
 */
export const updateNotes: readonly UpdateNote[] = [
  {
    version: '2.5.4',
    title: 'Pack prices in responses',
    changes: ['Response lines show the price of a pack beside the price of a unit.'],
  },
  {
    version: '2.5.2',
    title: 'Medical aid formulary indicators',
    changes: ['Indicators beside a product show on which medical aid formularies it is listed.'],
  },
  {
    version: '2.5.0',
    title: 'Enter-To-Search mode',
    changes: [
      'Choose between a search that starts while you type and one that waits for Enter.',
      'The choice is made for the whole pharmacy in Order Settings.',
    ],
  },
  {
    version: '2.4.0',
    title: 'Preferred products list',
    changes: [
      'Products can be given preferred alternatives, ranked.',
      'Choosing another product than the preferred one can ask for an override password.',
    ],
  },
  {
    version: '2.3.0',
    title: 'Auto regrets',
    changes: [
      'Regretted lines can be ordered from another supplier by themselves.',
      'Which wholesalers take part is set in Regret Settings; a notification says what was done.',
    ],
  },
  {
    version: '2.2.0',
    title: 'Advanced regrets',
    changes: ['Regretted lines can be looked up by date and ordered again together.'],
  },
  {
    version: '2.1.0',
    title: 'Last-ordered warning',
    changes: ['A warning shows when a product was already ordered in the last 14 days.'],
  },
  {
    version: '2.0.0',
    title: 'Supplier locks',
    changes: [
      'A product can be locked to its preferred supplier.',
      'An override password lets you order it from another supplier all the same.',
    ],
  },
  {
    version: '1.9.2',
    title: 'Baskets',
    changes: ['Keep lists of products that are ordered together, and order them as one.'],
  },
];
