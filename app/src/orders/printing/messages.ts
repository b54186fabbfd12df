/** Texts of what is printed (001 §2, §5; 002 §2.7). */
export const messages = {
  order: {
    title: 'Print Order PDF',
    about: 'The order as it will be printed, a page for each supplier.',
    nothing: 'There are no products in your order',
    /** What the document is called. */
    document: (number: string) => `Order ${number}`,
    fileName: (number: string) => `Order_${number}.pdf`,
  },
  /** Around every document on its way to paper. */
  pages: {
    close: 'Close',
    save: 'Save PDF',
    print: 'Print',
    notPrinted: 'Sorry an unexpected error has occurred. Please try again',
  },
  /** What stands on the paper. */
  paper: {
    account: 'Account number',
    noAccount: 'None',
    number: 'Order number',
    description: 'Description',
    pharmacies: 'Pharmacies',
    printed: 'Printed',
    practice: (bhf: string) => `Practice number ${bhf}`,
    columns: {
      number: '#',
      code: 'Code',
      description: 'Description',
      pack: 'Pack',
      quantity: 'Quantity',
      bonus: 'Free',
      price: 'Price',
      total: 'Total',
    },
    lines: 'Lines',
    units: 'Units',
    freeUnits: 'Free units',
    total: 'Total excluding VAT',
    totalEach: 'Total excluding VAT, each',
    totalOf: (pharmacies: number) => `Total for ${pharmacies} pharmacies`,
    signatures: ['Ordered by', 'Signature', 'Date'],
    page: 'Page {page} of {pages}',
    continued: '(continued)',
  },
} as const;
