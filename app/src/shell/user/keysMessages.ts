/** Texts of the list of keys, loaded on demand. */
export const keysMessages = {
  about: 'What the keys do, wherever no popup stands over the page.',
  close: 'Close',
  page: 'This page',
  /** Keys handled by components, by place; a page's keys are its commands. */
  everywhere: {
    title: 'Every page',
    keys: [['Alt+T', 'To the messages at the top; Escape leads back']],
  },
  lists: {
    title: 'Lists and tables',
    keys: [
      ['A letter', 'On a list or a price: to the search, in place of what it holds'],
      ['0 … 9', 'On a price: its quantity'],
      ['Ctrl+↑', 'To the first row of a list; from there to its headings'],
      ['Alt+↓', 'In the heading of a column: sort, filter, move and hide it'],
      ['Enter or F2', 'Into a cell with buttons; Escape leads out'],
      ['Ctrl+A', 'Select every row, where rows are selected'],
    ],
  },
  popups: {
    title: 'Windows',
    keys: [['Escape', 'Close the top window']],
  },
} as const;
