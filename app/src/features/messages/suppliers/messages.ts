/** Texts of supplier messaging (002 §2.10, §5, §8). */
export const messages = {
  title: 'Supplier Messaging',
  unknown: 'Unknown supplier',
  list: {
    title: 'Conversations',
    search: 'Search conversations',
    filters: 'Filters',
    filtersOn: 'Filters (on)',
    clear: 'Clear',
    loading: 'Loading conversations...',
    none: 'No conversations available.',
  },
  /** For the filter only; messages have one of the others. */
  allCategories: 'All',
  newMessage: 'New Message',
  filters: {
    title: 'Conversation Filters',
    about: 'Choose which conversations are listed.',
    category: 'Category',
    startDate: 'Start Date',
    endDate: 'End Date',
    clear: 'Clear',
    close: 'Close',
    reset: 'Reset Filters',
    apply: 'Apply Filters',
    bothDates: 'Please select both a start and an end date.',
  },
} as const;
