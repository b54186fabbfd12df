/** File type by its first bytes. */
export type FileContents = 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf' | 'zip' | 'xml' | 'text' | 'unknown';

/** Number of bytes that `detectContents` needs. */
export const HEAD_BYTES = 512;

const MAGIC: readonly [FileContents, readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
];

const starts = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);

/**
 * Detects a file's type by its first bytes, regardless of its name. Office documents are `zip`. `text` is UTF-8 without
 * control characters; the last character may be incomplete.
 */
export const detectContents = (head: Uint8Array): FileContents => {
  const known = MAGIC.find(([, bytes]) => starts(head, bytes));
  if (known) return known[0];
  const latin = String.fromCharCode(...head.subarray(0, 12));
  if (latin.startsWith('RIFF') && latin.endsWith('WEBP')) return 'webp';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish bytes from text
    if (text === '' || /[\x00-\x08\x0e-\x1f]/.test(text)) return 'unknown';
    return /^\s*<[?!a-z_]/i.test(text) ? 'xml' : 'text';
  } catch {
    return 'unknown';
  }
};
