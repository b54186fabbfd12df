/** Texts of the ordering page's menu (001 §2, left menu drawer). */
export const messages = {
  menu: {
    open: 'Open the ordering menu',
    title: 'Ordering menu',
    actions: 'Actions',
    exports: 'Reporting / Exports',
    management: 'Order Management',
    items: {
      start: 'Start A New Order',
      rename: 'Update Order Description',
      complete: 'Complete Current Order',
      save: 'Save',
      discard: 'Discard',
      print: 'Print Order',
      printScheduled: 'Print Scheduled',
      export: 'Export Current Order',
      history: 'Order History',
      manager: 'Order Manager',
      retailers: 'Order Retailer Manager',
      regrets: 'Advanced Regrets',
      responses: 'Responses',
    },
    /** What is shown and cannot be chosen, and why. */
    placeholders: {
      existing: { label: 'Open Existing Order', why: 'In the Order Manager.' },
      responses: { label: 'Responses / Status', why: 'On the page Responses.' },
      import: { label: 'Import Orders', why: 'In the Order Manager.' },
      invoices: { label: 'Export Invoices', why: 'On the page Responses.' },
      totals: { label: 'View Order Totals', why: 'Beside the current order.' },
      baskets: { label: 'Baskets', why: 'In the Order Manager.' },
    },
    noOrder: 'There is no open order.',
    nothingOrdered: 'Nothing is ordered yet.',
    closeFirst: 'An order is open: save or discard it.',
    exportFile: 'CurrentOrder.xlsx',
    /** Columns of the file beside the grid's; the last three are a group's. */
    file: {
      number: 'Order Number',
      order: 'Order',
      made: 'Exported',
      pharmacies: 'Pharmacies',
      each: (column: string) => `${column} each`,
      inAll: (column: string) => `${column} in all`,
    },
  },
} as const;
