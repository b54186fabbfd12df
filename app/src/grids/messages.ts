/** Texts shared by all lists. */
export const gridMessages = {
  sortedBy: (header: string, forAllSubjects: boolean) =>
    forAllSubjects ? `Sorted by ${header}, for every product` : `Sorted by ${header}`,
  /** Rows of the answer that could not be read. */
  misread: (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} could not be read.`,
} as const;
