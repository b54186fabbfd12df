/** Texts of a product's keywords (001 §2, Keyword Management; §4, keywords; §5). */
export const messages = {
  link: 'Keyword Management',
  title: 'Keyword Management',
  about: (product: string) => `The keywords that ${product} is found by.`,
  list: 'Keywords',
  loading: 'Loading keywords...',
  none: 'No keywords found.',
  noneHint: 'Type a keyword and press ↵ to add it.',
  count: (keywords: number) => (keywords === 1 ? '1 keyword' : `${keywords} keywords`),
  columns: { keyword: 'Keyword', type: 'Type', actions: 'Actions' },
  types: { USER: 'User', SYSTEM: 'System' },
  system: 'Only keywords of type User can be edited or deleted.',
  field: 'New keyword',
  add: 'Add',
  close: 'Close',
  edit: (keyword: string) => `Edit ${keyword}`,
  delete: (keyword: string) => `Delete ${keyword}`,
  blank: 'Please enter a keyword.',
  exists: 'This keyword already exists.',
  added: (keyword: string) => `Added keyword ${keyword}.`,
  deleted: (keyword: string) => `Deleted keyword ${keyword}.`,
  updated: (keyword: string) => `Updated keyword ${keyword}.`,
  confirm: {
    title: 'Confirm Delete',
    question: (keyword: string, product: string) =>
      `Are you sure you want to delete the keyword "${keyword}" of ${product}?`,
  },
  update: {
    title: 'Update Keyword',
    about: (keyword: string) => `Changes the keyword ${keyword}.`,
    label: 'Keyword',
    save: 'Save',
    cancel: 'Cancel',
    /** The old keyword is deleted and the new one not added (001 §4: edit is delete followed by add). */
    lost: (old: string, next: string, error: string) =>
      `"${old}" was deleted and "${next}" was not added: the product has neither. ${error}`,
    unknown: (error: string) => `The keywords that the product has now could not be read. ${error}`,
    putBack: (keyword: string) => `Put "${keyword}" back`,
    missing: (keyword: string) => `"${keyword}" was deleted, and nothing was added in its place.`,
  },
} as const;
