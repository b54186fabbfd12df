import type { Size } from './crop.ts';

/** Why a file is not a usable picture, as text for the user. */
export class PictureError extends Error {}

export const PICTURE_LIMITS = { bytes: 10 * 1024 * 1024, side: 12_000, pixels: 50_000_000 } as const;

const refusals = {
  empty: 'The file is empty.',
  bytes: 'The file is larger than 10 MB.',
  type: 'The file is not a picture. Choose a JPEG, PNG or WebP file.',
  size: 'The picture is too large. It may have at most 12 000 pixels on a side and 50 million in all.',
  broken: 'The picture cannot be read. The file may be damaged.',
} as const;

const starts = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

const u16 = (bytes: DataView, at: number) => bytes.getUint16(at);

function pngSize(view: DataView): Size {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Reads the size from the JPEG frame header, skipping other segments. */
function jpegSize(view: DataView): Size | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return { height: u16(view, at + 5), width: u16(view, at + 7) };
    if (marker === 0xd9 || marker === 0xda) return null;
    at += 2 + u16(view, at + 2);
  }
  return null;
}

function webpSize(view: DataView, bytes: Uint8Array): Size | null {
  const u24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (starts(bytes, 12, 'VP8X')) return { width: u24(24) + 1, height: u24(27) + 1 };
  if (starts(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (starts(bytes, 12, 'VP8 ')) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return null;
}

/** Returns a picture's size from its header. Null for unsupported formats. */
export function pictureSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 30) return null;
  if (starts(bytes, 0, '\u0089PNG\r\n\u001a\n') && starts(bytes, 12, 'IHDR')) return pngSize(view);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(view);
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return webpSize(view, bytes);
  return null;
}

/**
 * Rejects pictures before decoding: by file size, first bytes and header.
 * @throws PictureError
 */
export function validatePicture(bytes: Uint8Array): Size {
  if (bytes.length === 0) throw new PictureError(refusals.empty);
  if (bytes.length > PICTURE_LIMITS.bytes) throw new PictureError(refusals.bytes);
  const size = pictureSize(bytes);
  if (!size) throw new PictureError(refusals.type);
  const { width, height } = size;
  if (width === 0 || height === 0) throw new PictureError(refusals.broken);
  const { side, pixels } = PICTURE_LIMITS;
  if (width > side || height > side || width * height > pixels) throw new PictureError(refusals.size);
  return size;
}

/**
 * Decodes a file in its camera's orientation, ignoring its name and declared type.
 * @throws PictureError with text for the user
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > PICTURE_LIMITS.bytes) throw new PictureError(refusals.bytes);
  validatePicture(new Uint8Array(await file.arrayBuffer()));
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureError(refusals.broken);
  }
}
