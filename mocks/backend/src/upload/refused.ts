/** Why an uploaded file is not read. The message is a sentence for whoever sent it. */
export class UploadRefused extends Error {}

const MB = 1024 * 1024;

/** What an uploaded file may have at most (rulings 17 and 18). */
export const UPLOAD_LIMITS = {
  /** Bytes of the file as it is sent. */
  file: 5 * MB,
  /** Parts of a workbook; what is not read is not unpacked. */
  entries: 200,
  /** Bytes of the sheet that is read, and of the texts that sheets share, unpacked. */
  sheet: 5 * MB,
  /** Bytes of what says where the sheet is, unpacked. */
  part: MB,
  /** Characters of a text: what a cell of a spreadsheet holds. */
  text: 32_767,
  /** Lines with a product. */
  lines: 5_000,
} as const;
