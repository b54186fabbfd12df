/** What lists of every room say. */
export const gridMessages = {
  sortedBy: (header: string, kept: boolean) =>
    kept ? `Sorted by ${header}, for every product` : `Sorted by ${header}`,
} as const;
