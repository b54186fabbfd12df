import type { ReadLimits } from '@mortar/reading';

/** Why an uploaded file is rejected. The message is a sentence for the user. */
export class UploadRefused extends Error {}

const MB = 1024 * 1024;

/** Limits of an uploaded file (rulings 17 and 18): lower than a page's own, because other requests wait meanwhile. */
export const UPLOAD_LIMITS = {
  file: 5 * MB,
  entries: 200,
  unpacked: 10 * MB,
  sheets: 50,
  rows: 20_000,
  columns: 64,
  tags: 200_000,
  text: 32_767,
} as const satisfies ReadLimits;
