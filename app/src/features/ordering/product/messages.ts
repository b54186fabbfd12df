/** Texts of a product's info and history (001 §2, product info panel). */
export const messages = {
  info: {
    title: 'Product info',
    select: 'Select a product.',
    loading: 'Loading product info...',
    /** Popover of barcodes 2 to 5 and its button. */
    additionalBarcodes: 'Additional barcodes',
    moreBarcodes: (count: number) => `${count} more`,
    facts: {
      description: 'Description',
      manufacturer: 'Manufacturer',
      nappi: 'Nappi',
      barcode: 'Barcode',
      sep: 'SEP',
      retail: 'Retail',
      ingredient: 'Ingredient',
      lastUpdate: 'Last Update',
      productCode: 'Product Code',
      schedule: 'Schedule',
      msi: 'MSI',
    },
    history: {
      regrets: 'Regrets of the last days',
      days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
      counts: (ordered: number, regretted: number) => `${ordered} ordered, ${regretted} regretted`,
      counting: 'Counting...',
      rate: 'Regretted',
      year: 'Ordered and invoiced in 12 months',
      loadingYear: 'Loading history...',
      suggestion: (multiple: number) =>
        multiple === 1
          ? 'average of the last three full months'
          : `average of the last three full months, in multiples of ${multiple}`,
      nothing: 'Nothing was ordered in 12 months.',
      monthly: (units: number) => (units < 1 ? 'less than 1 a month' : `${units} a month`),
    },
    links: 'Product links',
    ask: (product: string, nappi: string) => (nappi === '' ? product : `${product}, Nappi ${nappi}`),
  },
  history: {
    title: 'Product History',
    about: (product: string) => `What was ordered of ${product} in the last year, and the results.`,
    loading: 'Loading product history...',
    none: 'No History Found.',
    count: (lines: number) => (lines === 1 ? '1 order in a year' : `${lines} orders in a year`),
    close: 'Close',
    demand: 'Ordered and invoiced in a year',
    prices: 'Prices paid in a year',
    waiting: 'waiting',
    day: (date: string, lines: number) =>
      `${date === '' ? 'Without a date' : date} · ${lines === 1 ? '1 order' : `${lines} orders`}`,
    columns: {
      supplier: 'Date and Supplier',
      status: 'Status',
      retailer: 'Retailer',
      order: 'Order Number',
      code: 'Supplier Code',
      ordered: 'Qty',
      supplied: 'Supplied',
      price: 'Price',
      staff: 'User',
      sent: 'Time',
      description: 'Description',
    },
  },
} as const;
