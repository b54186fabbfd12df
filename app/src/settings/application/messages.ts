/** Texts of Application Settings (000 §3, §5). */
export const messages = {
  title: 'Application Settings',
  description: 'How prices, printing and preferred products work for everyone at this pharmacy.',
  printing: {
    title: 'Printing',
    print: 'Print scheduled items',
    printHint:
      'Completing an order with schedule 6 or 7 products offers the substance order form, to be printed and signed.',
    prompt: 'Ask before printing',
    promptHint: 'The person who completes the order is asked first. Otherwise the form opens without asking.',
    promptNeeds: 'Turn on Print scheduled items first.',
  },
  prices: {
    title: 'Prices',
    inclusive: 'VAT inclusive',
    inclusiveHint: 'Supplier prices show the nett price with VAT to everyone who orders.',
    exclusive: 'VAT exclusive',
    exclusiveHint: 'Supplier prices show the nett price without VAT. If neither is set, this column shows.',
    vat: 'VAT',
    vatHint: 'The VAT rate in inclusive prices. It is set for you and cannot be changed here.',
    vatUnit: '%',
    vatNotANumber: 'VAT must be a number',
  },
  medicalAid: {
    title: 'Medical aid',
    show: 'Show medical aid info',
    showHint: 'Search results show which medical aids list a product, and open their prices.',
  },
  accounts: {
    title: 'Account numbers',
    prompt: 'Prompt for account number',
    promptHint: 'The account number at each supplier is shown before an order is sent.',
  },
  preferred: {
    title: 'Preferred products',
    enabled: 'Preferred products list (PPL)',
    enabledHint: 'When a product is chosen, the pharmacy’s preferred products of the same kind are offered.',
    prompt: 'Ask for a password to go on with the original',
    promptHint: 'Declining the preferred products takes the override password.',
    promptNeeds: 'Turn on the preferred products list first.',
    password: 'Password to go on with the original',
    passwordHint:
      'Give it to people who may order something other than the preferred product. It replaces the current password.',
    passwordNeeds: 'Turn on the question for a password first.',
  },
} as const;
