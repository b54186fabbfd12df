/** What a workbook may be at most (ruling 18 for its sizes). */
export const READ_LIMITS = {
  /** Bytes of the file. */
  file: 5 << 20,
  /** Bytes of the parts that are read, unpacked. */
  unpacked: 50 << 20,
  sheets: 50,
  /** Rows that hold something, over all sheets. */
  rows: 20_000,
  columns: 256,
  /** Milliseconds. */
  time: 20_000,
} as const;
