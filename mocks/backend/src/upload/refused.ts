/** Why an uploaded file is not read. The message is a sentence for whoever sent it. */
export class UploadRefused extends Error {}

const MB = 1024 * 1024;

/** What an uploaded file may have at most (rulings 17 and 18). */
export const UPLOAD_LIMITS = {
  /** Bytes of the file as it is sent. */
  file: 5 * MB,
  /** Parts of a workbook. */
  entries: 200,
  /** Bytes of one part, and of all parts, unpacked. */
  entry: 20 * MB,
  unpacked: 50 * MB,
  /** Lines with a product. */
  lines: 5_000,
} as const;
