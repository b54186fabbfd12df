import { zlibSync } from 'fflate';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** A picture of at most 16 colours: `pixels` holds a palette index per point, row by row. */
interface Picture {
  width: number;
  height: number;
  palette: readonly Colour[];
  pixels: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(type: string, data: ArrayLike<number>): number[] {
  const content = Uint8Array.from([...new TextEncoder().encode(type), ...Array.from(data)]);
  return [...word(data.length), ...content, ...word(crc(content))];
}

/** Encodes a picture as an indexed PNG. */
export function encodePng({ width, height, palette, pixels }: Picture): Uint8Array {
  const [bitDepth, indexed] = [4, 3];
  // Two pixels per byte, and a filter byte 0 before each row.
  const stride = Math.ceil(width / 2);
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (stride + 1) + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | ((pixels[y * width + x] ?? 0) << (x % 2 ? 0 : 4));
    }
  }
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...word(width), ...word(height), bitDepth, indexed, 0, 0, 0]),
    ...chunk('PLTE', palette.flat()),
    ...chunk('IDAT', zlibSync(rows)),
    ...chunk('IEND', []),
  ]);
}

export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
