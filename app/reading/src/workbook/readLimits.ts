const MB = 1 << 20;

/** Limits for reading a workbook; servers may set lower ones. */
export interface ReadLimits {
  /** File size in bytes. */
  file: number;
  /** Parts of the archive. */
  entries: number;
  /** Total unpacked bytes of the parts read. */
  unpacked: number;
  sheets: number;
  /** Non-empty rows of all sheets. */
  rows: number;
  /** Columns; those further right are ignored. */
  columns: number;
  /** Tags of a sheet, which determine the cost. */
  tags: number;
  /** Characters of a cell. */
  text: number;
}

/** Limits in the browser (ruling 18 for its sizes). */
export const READ_LIMITS: ReadLimits = {
  file: 5 * MB,
  entries: 1_000,
  unpacked: 50 * MB,
  sheets: 50,
  rows: 20_000,
  columns: 256,
  tags: 5_000_000,
  text: 32_767,
};
