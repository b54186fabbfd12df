/** Texts of Application Settings (000 §3, §5). */
export const messages = {
  title: 'Application Settings',
  description: 'How prices, printing and preferred products work for everybody of this pharmacy.',
  printing: {
    title: 'Printing',
    print: 'Print scheduled items',
    printHint:
      'Completing an order with schedule 6 or 7 products offers the substance order form, to be printed and signed.',
    prompt: 'Ask before printing',
    promptHint: 'Whoever completes the order is asked first; otherwise the form opens by itself.',
    promptNeeds: 'Needs Print scheduled items.',
  },
  prices: {
    title: 'Prices',
    inclusive: 'VAT inclusive',
    inclusiveHint: 'Supplier prices show the nett price with VAT to whoever orders.',
    exclusive: 'VAT exclusive',
    exclusiveHint: 'Supplier prices show the nett price without VAT. If neither is set, this column shows.',
    vat: 'VAT',
    vatHint: 'What inclusive prices add. It is set for you and cannot be changed here.',
    vatUnit: '%',
    vatNotANumber: 'VAT must be a number',
  },
  medicalAid: {
    title: 'Medical aid',
    show: 'Show medical aid info',
    showHint: 'Whoever searches sees which medical aids list a product, and opens their prices from it.',
  },
  accounts: {
    title: 'Account numbers',
    prompt: 'Prompt for account number',
    promptHint: 'Whoever sends an order is shown the account number at each supplier before it goes out.',
  },
  preferred: {
    title: 'Preferred products',
    enabled: 'Preferred products list (PPL)',
    enabledHint: 'Whoever chooses a product is offered those of its kind that the pharmacy prefers.',
    prompt: 'Ask for a password to go on with the original',
    promptHint: 'Whoever declines the preferred products needs the override password.',
    promptNeeds: 'Needs the preferred products list.',
    password: 'Password to go on with the original',
    passwordHint: 'Give it to those who may order something else than what is preferred. It replaces the one before.',
    passwordNeeds: 'Needs the question for a password.',
  },
} as const;
