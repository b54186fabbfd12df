const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** Texts of importing orders, and those shared with baskets (002 §2.4, §4, §5). */
export const messages = {
  importOrder: {
    title: 'Import an order',
    about: 'Choose an order file, how to link its items, and what to do with the order.',
    file: 'Order file',
    prompt: 'Drop an order file here, or choose one',
    rule: 'Rule',
    action: 'Action',
    actions: { save: 'Save', open: 'Open' },
    upload: 'Upload',
    cancel: 'Cancel',
  },
  /** Shared by both kinds of files. */
  file: {
    rules: { Preferred: 'Preferred', Cheapest: 'Cheapest' },
    reading: 'Reading the file...',
    uploading: (name: string) => `Uploading ${name}`,
    items,
    problems: {
      'too long': 'The file took too long to read.',
      changed: 'The file was changed or moved since it was chosen. Please choose it again.',
      failed: 'The file could not be read. Please choose it again.',
    },
    cancelled: 'The upload was cancelled. Nothing was imported.',
    /** The server's reason for rejecting a file. */
    reason: (text: string) => `The file was refused: ${text}`,
  },
  result: {
    title: 'Imported order result',
    about: (items: number, linked: number, unlinked: number) =>
      `${items} items in the file: ${linked} linked, ${unlinked} unlinked.`,
    madeWithoutResult:
      'The order was made, but how many of its items were linked was not received. Open it to see what it holds.',
    noneLinked: 'None of the items could be linked: no order was made.',
    save: 'Save',
    open: 'Open',
    close: 'Close',
    opening: 'The order could not be opened. It is kept among the unsent orders.',
    totals: { items: 'Total items', linked: 'Items linked', unlinked: 'Items unlinked' },
    allLinked: 'Every item was linked.',
    joined: (linked: number, lines: number) =>
      `${items(linked)} linked, ${lines} new ${lines === 1 ? 'line' : 'lines'}: ${linked - lines} ${linked - lines === 1 ? 'was' : 'were'} added to a line of the same product.`,
  },
  unlinked: {
    title: 'Unlinked products',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser did not allow copying. Please download the list.',
    download: 'Download',
    columns: {
      line: 'Line Code',
      supplierCode: 'Supplier Code',
      nappi: 'Nappi Code',
      barcode: 'Barcode',
      description: 'Description',
      quantity: 'Quantity',
      reason: 'Reason',
    },
    reasons: {
      'no quantity': 'No quantity to order',
      quantity: 'Quantity not clear',
      product: 'Not found, several products, not sold or not for your role',
    },
    file: (date: string) => `unlinkedProducts_${date}.xlsx`,
  },
} as const;
