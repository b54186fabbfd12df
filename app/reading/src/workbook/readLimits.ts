const MB = 1 << 20;

/** What a workbook may be at most; a reader that answers for others may allow less. */
export interface ReadLimits {
  /** Bytes of the file. */
  file: number;
  /** Parts of the archive. */
  entries: number;
  /** Bytes of the parts that are read, unpacked, all together. */
  unpacked: number;
  sheets: number;
  /** Rows that hold something, over all sheets. */
  rows: number;
  /** Columns; what stands further to the right is not read. */
  columns: number;
  /** Tags of a sheet, which is what reading it costs. */
  tags: number;
  /** Characters of a cell. */
  text: number;
}

/** What a page reads (ruling 18 for its sizes). */
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
