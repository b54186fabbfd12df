/** What lists of every room say. */
export const gridMessages = {
  sortedBy: (header: string, kept: boolean) =>
    kept ? `Sorted by ${header}, for every product` : `Sorted by ${header}`,
  /** What the server sent besides the rows that show. */
  misread: (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} could not be read.`,
} as const;
