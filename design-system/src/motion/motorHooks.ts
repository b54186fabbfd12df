type RowKey = string | number;

/** The mounted rows of a grid as last shown. */
export interface MountedRows {
  slotsFor(rows: number): readonly { key: RowKey | null; element: HTMLElement | null }[];
}

/** Hooks that the motor adds once it is loaded. Kept small because every grid includes them. */
export const motorHooks: {
  /**
   * Called before a grid renders its new rows.
   * @param count of all rows
   * @param keyAt the key of each, by its index
   */
  beforeRows?: (mounted: MountedRows, count: number, keyAt: (place: number) => RowKey) => void;
} = {};
