import { LENGTHS } from './names.ts';

/** Start-of-frame markers of every JPEG type, without the tables in the same range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Returns width and height from a JPEG's header.
 * @returns null if it is not a JPEG: no start, no frame, or a frame without size
 */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return null;
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return width > 0 && height > 0 ? { width, height } : null;
    } else if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda)) return null;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

export type PictureProblem = 'long' | 'no jpeg';

const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** Returns the decoded size of a base64 text in bytes. */
export const toBytes = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (/={0,2}$/.exec(base64)?.[0].length ?? 0);

/**
 * Returns the problem of a picture; valid are none, or a JPEG of at most 200 kB with a size in its header (ruling 48).
 * @param image base64
 */
export function pictureProblem(image: string): PictureProblem | undefined {
  if (image === '') return undefined;
  if (toBytes(image) > LENGTHS.picture) return 'long';
  if (!BASE64.test(image)) return 'no jpeg';
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
  return jpegSize(bytes) ? undefined : 'no jpeg';
}
