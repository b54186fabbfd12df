import { type List, MAX_LINES, type QuantityReason, type Role } from '@mortar/reading';
import type { Confidence } from './model/match.ts';
import type { Left, Reason } from './model/plan.ts';

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

const problems = {
  empty: 'There are no lines in it.',
  'no codes': 'No column holds codes or names. Choose the column of the codes below.',
  'which quantity': 'It is not clear which column is the quantity. Choose it below.',
  'too many': `Order ${MAX_LINES} lines at a time: split the list.`,
  'too long': 'Reading the file took too long.',
  changed: 'The file was changed or moved since it was chosen. Please choose it again.',
  failed: 'The file could not be read. Please choose it again.',
} as const;

const roles: Record<Role, string> = {
  barcode: 'Barcode',
  nappi: 'Nappi code',
  extension: 'Nappi extension',
  supplier: 'Supplier code',
  code: 'Code of any kind',
  quantity: 'Quantity',
  description: 'Description',
  line: 'Code and quantity',
  none: 'Not used',
};

/** Chosen quantity column with the reason. @param column its heading or position */
const quantityReasons: Record<QuantityReason, (column: string) => string> = {
  heading: (column) => `Quantity: '${column}', by its heading.`,
  numbers: (column) => `Quantity: '${column}', the only one with whole numbers.`,
  chosen: (column) => `Quantity: '${column}', as chosen.`,
  line: () => 'Each line says its own quantity.',
  each: () => 'No column says how many: each line orders 1.',
  asked: () => '',
};

const confidence: Record<Confidence, string> = { certain: 'Certain', likely: 'Likely', doubtful: 'Check it' };

const reasons: Record<Reason, string> = {
  'no code': 'No code',
  'no quantity': 'No quantity',
  'not read': 'Not read',
  'by name': 'By its name',
  large: 'Unusual quantity',
  misread: 'Wrong check digit',
  shortened: 'Code cut short',
  quantity: 'Quantity not clear',
  hidden: 'Hidden row',
  unknown: 'Not found',
  several: 'Several products',
  failed: 'No answer',
  'not sold': 'Not sold',
  locked: 'Supplier locked',
  multiple: 'No multiple',
  limit: 'Above the limit',
  'other supplier': 'Other supplier',
  preferred: 'Preferred product',
  refused: 'Refused',
  unanswered: 'Not confirmed',
};

/** Reason as a sentence with the next step. */
function explainReason(left: Left): string {
  switch (left.reason) {
    case 'no code':
      return 'The line has a quantity and no code.';
    case 'no quantity':
      return 'The line has a code and no quantity.';
    case 'not read':
      return 'The line has neither a code nor a name with a quantity.';
    case 'by name':
      return 'The line names its product without a code. Choose the one to order.';
    case 'large':
      return left.usual === 0
        ? 'It is far more than is ordered as a rule. Check the quantity.'
        : `It is far more than the ${left.usual} that were ordered before. Check the quantity.`;
    case 'misread':
      return 'A check digit or a part of the code is wrong.';
    case 'shortened':
      return 'A spreadsheet cut the code short. Format its column as text and fill it in again.';
    case 'quantity':
      return 'It is not clear how many to order. Enter the quantity.';
    case 'hidden':
      return 'The file hides this row. Enter the quantity to order it.';
    case 'unknown':
      return 'No product has this code or name, or none that your role may order.';
    case 'several':
      return 'Several products have this code. Choose the one to order.';
    case 'failed':
      return 'The server did not answer. Look it up again.';
    case 'not sold':
      return 'The supplier does not sell it. Choose another rule.';
    case 'locked':
      return `${left.price.supplier} is locked for this product. Order it by hand with the password.`;
    case 'multiple':
      return `${left.price.supplier} gives ${left.price.bonusQuantity} free with every ${left.price.quantity}: order a multiple.`;
    case 'limit':
      return `The quantity is above the maximum of ${left.maximum}. Take the maximum, or order it by hand with the password.`;
    case 'other supplier':
      return `The order has it from ${left.supplier}. Replace that line by hand.`;
    case 'preferred':
      return 'The pharmacy prefers another product.';
    case 'refused':
      return left.text;
    case 'unanswered':
      return 'It was sent, but the server has not confirmed that it was saved.';
  }
}

/** Texts of quick order; none are specified. */
export const messages = {
  title: 'Quick Order',
  list: {
    about:
      'Paste or choose a list of codes, or names, and quantities. Each line is shown with its product before it is ordered.',
    source: 'Where the list comes from',
    sources: { text: 'Paste', file: 'File' },
    text: 'Codes and quantities',
    example: '6001234567899\t12\n703456001 x 3',
    hint: 'Nappi codes, barcodes, supplier codes or names, with their quantities.',
    file: 'List',
    prompt: 'Drop a list here, or choose one',
    reading: 'Reading the list...',
    problems,
    found: (count: number) => `${count} lines were found.`,
    read: ({ lines: all, blank, unclear, unread }: List, reason: QuantityReason, column: string) =>
      [
        `${lines(all.length - blank - unclear - unread)} to order.`,
        quantityReasons[reason](column),
        blank > 0 ? `${lines(blank)} without a quantity.` : '',
        unclear > 0 ? `${lines(unclear)} to settle.` : '',
        unread > 0 ? `${lines(unread)} not read.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    quantityQuestion: {
      label: 'Which column is the quantity to order?',
      option: (column: string, values: readonly string[]) => `${column}: ${values.join(', ')}`,
      none: 'None of them: order 1 of each line',
    },
    sheet: 'Sheet',
    columns: 'What the columns hold',
    column: (at: number) => `Column ${at}`,
    roles,
    cancel: 'Cancel',
    match: 'Match',
    nothing: 'Paste or choose a list first.',
  },
  preview: {
    about: (count: number) =>
      `${lines(count)}. See what each comes to, settle what is left, then add them to the order.`,
    choices: 'How the lines are ordered',
    rule: 'Supplier',
    rules: {
      preferred: 'Preferred supplier',
      cheapest: 'Cheapest nett',
      only: (supplier: string) => `Only ${supplier}`,
    },
    rounding: 'No multiple of a deal',
    roundings: { none: 'Ask me', up: 'Next one up', down: 'Next one down' },
    repeated: 'Already on the order, or twice in the list',
    repeats: { add: 'Add to it', skip: 'Skip' },
    show: 'Lines to show',
    views: {
      all: 'All',
      add: 'To add',
      left: 'To settle',
      unread: 'Not read',
      recently: 'Ordered lately',
      added: 'Added',
    },
    grid: 'Lines',
    none: 'No lines.',
    columns: {
      number: 'Line',
      code: 'Code',
      status: 'Result',
      confidence: 'Match',
      product: 'Product',
      asked: 'Asked',
      quantity: 'Qty',
      bonus: 'Bonus',
      supplier: 'Supplier',
      price: 'Price',
      nett: 'Nett',
      total: 'Total',
      recently: 'Ordered lately',
    },
    confidence,
    standings: {
      waiting: 'Waiting',
      new: 'Ready',
      onto: (quantity: number) => `Ready, onto ${quantity}`,
      with: (number: number) => `With line ${number}`,
      skipped: { 'on the order': 'Skipped, on the order', repeated: 'Skipped, twice in the list' },
      added: 'Added',
      addedWith: (number: number) => `Added with line ${number}`,
    },
    reasons,
    recently: {
      order: (numbers: readonly string[]) => `Order ${numbers.join(', ')}`,
      bought: (day: string) => `Bought ${day}`,
    },
    notRead: 'Where else the products are ordered could not be read.',
    matching: 'Matching the lines',
    of: (done: number, all: number) => `${done} of ${all} lines`,
    stop: 'Stop',
    resume: 'Go on',
    stopped: (open: number) => `Stopped. ${lines(open)} not matched yet.`,
    noAnswer: (open: number) => `The server does not answer. ${lines(open)} not matched yet.`,
    matched: (found: number, all: number) => `${found} of ${all} lines matched.`,
    sum: (count: number, suppliers: number, total: string) =>
      `${lines(count)} for ${total} at ${suppliers === 1 ? '1 supplier' : `${suppliers} suppliers`}`,
    waitForMatching: 'Wait until the lines are matched, or stop.',
    nothingToAdd: 'No line can be added. Settle one of them first.',
    noneTicked: 'No line is ticked. Tick those that are right.',
    add: (count: number) => (count === 0 ? 'Add' : `Add ${lines(count)}`),
    back: 'Back',
    another: 'New List',
    close: 'Close',
  },
  detail: {
    explained: explainReason,
    inList: (text: string) => `In the list: ${text}`,
    /** Certainty of a match, with reasons. */
    confidence: {
      certain: 'Certain: its code, the column of its quantity and the quantity itself are beyond doubt.',
      likely: 'Likely: one product has this code, and nothing else in the list says so.',
      doubtful: 'Check it: the list says something else of the product as well.',
    } satisfies Record<Confidence, string>,
    product: 'Product',
    choose: 'Choose a product',
    take: (product: string) => `Order ${product}`,
    keep: (product: string) => `Keep ${product}`,
    keepRefused: 'It needs the password. Order it by hand.',
    multiple: (quantity: number, free: number) => `Order ${quantity} (${free} free)`,
    maximum: (quantity: number) => `Take maximum (${quantity})`,
    confirm: (quantity: number) => `Order ${quantity}`,
    lookUp: 'Look up again',
    again: 'Try again',
    quantity: 'Quantity',
    failed: 'The prices could not be read. Please try again.',
  },
  adding: {
    label: 'Adding the lines',
    cancel: 'Cancel',
    gone: 'This order is no longer there. The list is kept for the next one that is open.',
    done: (added: number, left: number) =>
      left === 0 ? `${lines(added)} added to the order.` : `${lines(added)} added to the order, ${lines(left)} left.`,
    stopped: (added: number, left: number) => `Stopped. ${lines(added)} added to the order, ${lines(left)} left.`,
    spoken: (added: number, left: number) =>
      left === 0
        ? `Added ${lines(added)} to the order.`
        : `Added ${lines(added)} to the order; ${lines(left)} not added.`,
  },
  leftOver: {
    heading: 'Reason',
    download: (count: number) => `Download what is left (${count})`,
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser did not allow copying. Please download the list.',
    notAdded: 'Not added',
    file: (name: string, date: string) => `${name}_left_${date}`,
    name: 'quickOrder',
  },
} as const;
