/** Texts of medical aid entries (001 §2, medical aid dialogs; §3, medical aid). */
export const messages = {
  schemes: {
    title: 'Medical Aid Info',
    links: { discovery: 'Discovery', mpl: 'MPL', mrp: 'MRP', gems: 'GEMS' },
  },
  loading: 'Loading medical aid info...',
  close: 'Close',
  discovery: {
    title: 'Discovery Details',
    none: 'No Discovery details found.',
    facts: {
      product: 'Product Name',
      nappi: 'Nappi',
      strength: 'Strength',
      form: 'Form',
      manufacturer: 'Manufacturer',
      executive: 'Comprehensive and Executive Benchmark',
      core: 'Core Benchmark',
    },
  },
  mpl: {
    title: 'Medicine Price List Details',
    none: 'No medicine price list details found.',
    facts: {
      description: 'Description',
      nappi: 'Nappi',
      pack: 'Pack Size',
      exclusive: 'SEP Excl',
      inclusive: 'SEP Incl',
    },
  },
  mrp: {
    title: 'MRP Details',
    none: 'No MRP details found.',
    facts: {
      group: 'Group',
      nappi: 'Nappi',
      extension: 'Nappi Extension',
      generic: 'Generic Name',
      product: 'Product Name',
      pack: 'Pack Size',
      exclusive: 'MRP Excl',
      start: 'Start Date',
      end: 'End Date',
    },
  },
  gems: {
    title: 'Gems Details',
    none: 'No Gems details found.',
    facts: {
      description: 'Description',
      nappi: 'Nappi',
      product: 'Nappi Description',
      pack: 'Pack Size',
      exclusive: 'SEP Excl',
      inclusive: 'SEP Incl',
    },
  },
} as const;
