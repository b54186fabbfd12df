/** Texts of undo and redo (docs/decisions/0041-undo.md). */
export const messages = {
  undo: 'Undo',
  redo: 'Redo',
  /** Announced with the toast that offers it. */
  offered: 'Ctrl Z takes it back.',
  done: {
    undo: (what: string) => `Undone: ${what}`,
    redo: (what: string) => `Done again: ${what}`,
  },
  /** While many lines are written. */
  progress: {
    title: { undo: 'Undo', redo: 'Redo' },
    label: {
      undo: {
        added: (lines: number) => `Taking ${lines} lines off`,
        moved: (lines: number) => `Moving ${lines} lines back`,
        other: (lines: number) => `Taking back ${lines} lines`,
      },
      redo: {
        added: (lines: number) => `Adding ${lines} lines again`,
        moved: (lines: number) => `Moving ${lines} lines again`,
        other: (lines: number) => `Doing ${lines} lines again`,
      },
    },
    text: (done: number, of: number) => `${done} of ${of}`,
    stop: 'Stop',
    stopped: {
      undo: (done: number, of: number) => `Stopped: ${done} of ${of} lines. Ctrl Z takes back the others.`,
      redo: (done: number, of: number) => `Stopped: ${done} of ${of} lines. Ctrl Shift Z does the others again.`,
    },
  },
  /** After a partial undo. */
  partly: (done: number, of: number) => `${done} of ${of} lines.`,
  nothing: { undo: 'There is nothing to undo.', redo: 'There is nothing to do again.' },
  /** Description of an action. */
  what: {
    add: (quantity: number, product: string, supplier: string) => `${quantity} × ${product} from ${supplier} added.`,
    delete: (quantity: number, product: string, supplier: string) =>
      `${quantity} × ${product} from ${supplier} deleted.`,
    quantity: (product: string, before: number, after: number) => `${product} changed from ${before} to ${after}.`,
    replace: (product: string, before: string, after: string) => `${product} changed from ${before} to ${after}.`,
    moved: (lines: number) => (lines === 1 ? '1 line moved.' : `${lines} lines moved.`),
    added: (lines: number) => (lines === 1 ? '1 line added.' : `${lines} lines added.`),
  },
  /** Toasts that offer undo. */
  offer: {
    delete: (product: string) => `Deleted ${product} from order.`,
    merge: (product: string, before: number, after: number) => `${product}: now ${after}, was ${before}.`,
    replace: (product: string, before: string, after: string) => `${product}: now from ${after}, was from ${before}.`,
    move: (lines: number, supplier: string) =>
      lines === 1 ? `Moved 1 line to ${supplier}.` : `Moved ${lines} lines to ${supplier}.`,
  },
  /** Why nothing was written. */
  refused: {
    undo: 'Not undone: the order was changed since.',
    redo: 'Not done again: the order was changed since.',
    gone: (product: string, supplier: string) => `${product} from ${supplier} is no longer there.`,
    changed: (product: string, quantity: number, supplier: string, staff: string) =>
      `${product} is ${quantity} from ${supplier} now${staff === '' ? '' : ` (${staff})`}.`,
    there: (product: string, quantity: number, supplier: string, staff: string) =>
      `${product} is there already: ${quantity} from ${supplier}${staff === '' ? '' : ` (${staff})`}.`,
    twoSuppliers: (product: string, supplier: string) =>
      `${product} is there from ${supplier}, and your settings allow one supplier for a product.`,
    more: (count: number) => `And ${count} more.`,
  },
  failed: {
    undo: (product: string, reason: string) => `Not undone: ${product}. ${reason}`,
    redo: (product: string, reason: string) => `Not done again: ${product}. ${reason}`,
    read: { undo: (reason: string) => `Not undone. ${reason}`, redo: (reason: string) => `Not done again. ${reason}` },
    gone: 'This order is no longer there.',
  },
  requested: {
    limitTitle: 'Quantity Limit Exceeded',
    lockTitle: 'Preferred Supplier Locks',
    limit: (quantity: number, product: string, maximum: number) =>
      `${product} would be ${quantity} again, above the maximum of ${maximum}.`,
    lock: (product: string, supplier: string) => `${supplier} is locked for ${product}.`,
    password: 'With the override password it can still be done.',
    cancel: 'Cancel',
    override: 'Override',
  },
} as const;
