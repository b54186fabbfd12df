/** Texts of the user menu, the update notes and signing out (000 §2, §4, §8). */
export const messages = {
  userMenu: 'User menu',
  signOut: 'Sign out',
  keys: {
    title: 'Keyboard',
    about: 'What the keys do, wherever no popup stands over the page.',
    close: 'Close',
    list: [
      ['F6', 'To the next part of the page; Shift+F6 to the one before'],
      ['Alt+1 … 5', 'To Products, Regrets, Generics, Favourites and Preferences'],
      ['Alt+6 … 8', 'To Current Order, Order History and Responses'],
      ['F8', 'To the line that was added last'],
      ['Ctrl+Enter', 'Complete the order'],
      ['Ctrl+S', 'Save the order'],
      ['Alt+T', 'To the messages at the top; Escape leads back'],
      ['Alt+↓', 'In the heading of a column: sort, filter, move and hide it'],
      ['Enter or F2', 'Into a cell with buttons; Escape leads out'],
      ['Ctrl+A', 'Select every row, where rows are selected'],
      ['Escape', 'Close what is on top'],
    ],
  },
  updateNotes: {
    of: (version: string) => `Update notes ${version}`,
    title: 'Update notes',
    about: 'What changed in the latest version, and in older ones.',
    latest: 'Latest',
    older: 'Older Versions',
    version: (version: string) => `Version ${version}`,
  },
  logoutFailed: (code: number) => `Sorry an error has occurred, error code: ${code}. Please try again`,
} as const;
