/** Texts of baskets (002 §2.4, §2.5, §4, §5, §8). */
export const messages = {
  baskets: {
    title: 'Basket Management',
    about: 'Choose a basket to make an order from, to modify, to import into or to print.',
    tabs: { label: 'Types of baskets', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', custom: 'Custom' },
    lists: {
      daily: 'Daily Baskets',
      weekly: 'Weekly Baskets',
      monthly: 'Monthly Baskets',
      custom: 'Custom Baskets',
    },
    name: 'Basket Name',
    loading: 'Loading baskets...',
    none: 'No baskets found.',
    panes: 'Baskets and basket items',
    listAndStats: 'Baskets and stats',
    modify: 'Modify Basket',
    createOrder: 'Create Order From Basket',
    create: 'Create a Custom Basket',
    delete: 'Delete Custom Basket',
    import: 'Import Basket',
    export: 'Export Basket',
    print: 'Print Basket',
    selectBasket: 'Please select a basket.',
    selectToOpen: 'Please select a basket to open',
    empty: 'This basket is empty.',
  },
  items: {
    title: 'Basket items',
    /** @param basket its name */
    getTitle: (basket: string) => `Items of ${basket}`,
    loading: 'Loading basket items...',
    none: 'Empty Basket',
    columns: {
      supplier: 'Supplier',
      code: 'Code',
      description: 'Product Description',
      nappi: 'Nappi Code',
      barcode: 'Barcode',
      quantity: 'Quantity',
      staff: 'User',
    },
    /** @param count items whose codes could not be read */
    withoutCodes: (count: number) =>
      `The file has no codes for ${count === 1 ? '1 item' : `${count} items`}: without them it cannot be imported again.`,
    file: (basket: string) => `${basket}.xlsx`,
    /** For a basket without a name. */
    fileOfType: (type: string) => `${type} basket.xlsx`,
  },
  stats: {
    title: 'Basket stats',
    items: 'Items',
    value: 'Value',
    scheduled: 'Scheduled',
    notScheduled: 'No',
    schedule: 'Schedule date-time',
    never: 'Never',
  },
  create: {
    title: 'Create a Custom Basket',
    about: 'The name under which the basket is found.',
    label: 'Basket name',
    missing: 'Please enter a basket name.',
    taken: 'A basket with this name already exists.',
    save: 'Create',
    cancel: 'Cancel',
  },
  delete: {
    title: 'Delete Custom Basket',
    question: 'Are you sure you want to discard this basket?',
    done: (basket: string) => `${basket} successfully deleted.`,
  },
  order: {
    title: 'Create Order From Basket',
    question: (basket: string) => `The items of ${basket} become an order at today's prices. Continue?`,
    /** If the settings empty baskets. */
    emptyingQuestion: (basket: string) =>
      `The items of ${basket} become an order at today's prices, and leave the basket. Continue?`,
    /** If another user created an order at the same time: two exist. */
    beside: (staff: string, basket: string, number: string) =>
      `${staff} made an order of ${basket} a moment ago as well: ${number}.`,
  },
  /** Possible reason for code 2 without text. */
  nothingOrdered: 'Your role may not allow you to order anything in this basket.',
  leftOut: {
    title: 'Not Everything Was Ordered',
    /** @param left number of basket items not on the order */
    about: (left: number, items: number) => `${items - left} of ${items} items are on the order.`,
    why: 'Your role may not order these, or their supplier no longer has them.',
    /** If the settings empty baskets. */
    retained: 'They stay in the basket.',
    list: 'Not ordered',
    open: 'Open Order',
  },
  duplicates: {
    title: 'Last Ordered Warning',
    about: (count: number) =>
      count === 1
        ? 'A product of this basket is on an unsent order already.'
        : `${count} lines of unsent orders have products of this basket already.`,
    failedAbout: 'The unsent orders could not be checked for products of this basket.',
    cancel: 'Cancel',
    goOn: 'Continue',
    columns: {
      description: 'Product Description',
      supplier: 'Supplier',
      quantity: 'Qty',
      price: 'Price',
      number: 'Order Number',
      status: 'Status',
      staff: 'User',
      created: 'Created',
      last: 'Last Ordered',
    },
  },
  import: {
    title: 'Import Basket',
    about: (basket: string) => `Choose a file whose items go into ${basket}.`,
    file: 'Basket file',
    prompt: 'Drop a basket file here, or choose one',
    missing: 'Please upload a file',
    rule: 'Rule',
    emptyFirst: 'Empty the basket before the import',
    template: 'Download the template',
    templateFile: 'importBasket.xlsx',
    upload: 'Upload',
    cancel: 'Cancel',
  },
  /** Changes of a basket's own file; not specified (ruling 63). */
  differences: {
    title: 'Import Basket',
    about: (basket: string) => `The file is one of ${basket}. See what it changes before anything is written.`,
    note: (basket: string) => `It is a file of ${basket}: what it changes is shown first.`,
    way: 'The file and the basket',
    ways: { replace: 'Replace the items', add: 'Add to the items' },
    linking: 'Looking up the items of the file...',
    linkFailed: 'The items of the file could not be looked up. Nothing was changed.',
    wait: 'The items of the file are being looked up.',
    again: 'Try again',
    grid: 'Differences',
    none: 'The file changes nothing.',
    kinds: { changed: 'Quantity', new: 'New', removed: 'Removed' },
    columns: {
      kind: 'Change',
      description: 'Product',
      supplier: 'Supplier',
      before: 'Old',
      after: 'New',
      lines: 'Lines in file',
      cents: 'Difference',
    },
    counts: (changes: number, unchanged: number) =>
      `${changes === 1 ? '1 difference' : `${changes} differences`}. ${unchanged === 1 ? '1 item stays as it is.' : `${unchanged} items stay as they are.`}`,
    sum: (count: number, difference: string) => `${count === 1 ? '1 change' : `${count} changes`}, ${difference}`,
    apply: { replace: 'Replace', add: 'Add' },
    applying: 'Changing the basket',
    nothingTicked: 'No difference is ticked. Tick those that are meant.',
    done: (count: number, basket: string) => `${count === 1 ? '1 change' : `${count} changes`} made in ${basket}.`,
    /** @param written number of changes already written */
    failed: (written: number, error: string) =>
      written === 0 ? error : `${written === 1 ? '1 change was' : `${written} changes were`} made. ${error}`,
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
  },
  feedback: {
    title: 'Import Basket Feedback',
    filledWithoutResult: 'The basket was filled, but how many items were linked was not received. Look at its items.',
    close: 'Close',
  },
  print: {
    title: 'Order Details Report',
    about: 'The basket as it will be printed, a page for each supplier.',
    fileName: (number: string) => `OrderDetails_${number}.pdf`,
  },
} as const;
