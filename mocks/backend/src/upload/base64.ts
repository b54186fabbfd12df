import { UPLOAD_LIMITS, UploadRefused } from './refused.ts';

const PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Decodes an uploaded file.
 * @throws UploadRefused for invalid base64, and for too large a file before it is decoded
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > Math.ceil(UPLOAD_LIMITS.file / 3) * 4) throw new UploadRefused('The file is larger than 5 MB.');
  if (text.length === 0) throw new UploadRefused('The file is empty.');
  if (text.length % 4 !== 0 || !PATTERN.test(text)) throw new UploadRefused('The file is not encoded as base64.');
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  if (bytes.length > UPLOAD_LIMITS.file) throw new UploadRefused('The file is larger than 5 MB.');
  return bytes;
}
