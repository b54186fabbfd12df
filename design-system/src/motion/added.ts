type RowKey = string | number;

/** The rows of a grid that are mounted, as they were shown last. */
export interface MountedRows {
  slotsFor(rows: number): readonly { key: RowKey | null; element: HTMLElement | null }[];
}

/** What the motor adds to what pages do, once it is there. Small: every grid has it. */
export const added: {
  /** Before a grid shows its rows as they are now. @param count of all rows @param keyAt the key of each, by its place */
  beforeRows?: (mounted: MountedRows, count: number, keyAt: (place: number) => RowKey) => void;
} = {};
