/** Texts of starting, opening and describing orders (001 §4, §8; 002 §4). */
export const messages = {
  startOrder: {
    title: 'Start A New Order',
    text: 'A new order is created and opened for you.',
    start: 'Start',
    cancel: 'Cancel',
  },
  blankDescription: 'Order description cannot be blank.',
  openedBy: (staff: string) => `This order is currently opened by ${staff}.`,
  openedByAnother: 'You cannot open this order as it is opened by another user.',
  /** @param staff '' if the server names no one */
  basketOpenedBy: (staff: string) =>
    `You cannot open this basket because it is currently opened by ${staff || 'another user'}.`,
  locks: {
    /** User, computer and time of a lock (ruling 28). */
    openedBy: (staff: string, computer: string, since: string) =>
      [staff, computer && `on ${computer}`, since && `since ${since}`].filter(Boolean).join(' '),
    openedByAnother: 'Another user',
    column: 'Opened by',
  },
  openInAnotherTab: 'This order is open in another tab of this browser.',
  creationFailed: (code: string) =>
    `Sorry an error has occurred when creating your order, error code: ${code}. Please try again.`,
  creationUnexpected: 'Sorry an unexpected error has occurred when creating your order. Please try again',
  describe: {
    title: 'Update Order Description',
    about: 'The name under which your order is found.',
    label: 'Order description',
    save: 'Save',
    cancel: 'Cancel',
  },
  orderElsewhere: {
    title: 'Order open in another tab',
    lost: (orderNumber: string) =>
      `Order #${orderNumber} was opened in another tab of this browser. It is closed here; nothing of it was changed.`,
    retained: (lines: number) =>
      lines === 1
        ? 'One line that could not be saved is kept here for when you work on it again.'
        : `${lines} lines that could not be saved are kept here for when you work on it again.`,
    workHere: 'Work on it here',
    leave: 'Leave it there',
  },
} as const;
