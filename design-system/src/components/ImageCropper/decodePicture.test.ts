import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURE_LIMITS, PictureError, pictureSize, validatePicture } from './decodePicture.ts';

const toBytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const u16 = (value: number) => [value >>> 8, value & 255];
const padding = Array.from({ length: 40 }, () => 0);

const png = (width: number, height: number) =>
  toBytes([0x89], 'PNG\r\n', [0x1a], '\n', u32(13), 'IHDR', u32(width), u32(height), padding);
const jpeg = (width: number, height: number, before: number[] = []) =>
  toBytes([0xff, 0xd8], before, [0xff, 0xc0], u16(17), [8], u16(height), u16(width), padding);
const segment = (marker: number, length: number) => [0xff, marker, ...u16(length + 2), ...Array(length).fill(7)];

describe('a picture header', () => {
  it.each([
    ['a PNG', png(640, 480)],
    ['a JPEG', jpeg(640, 480)],
    ['a JPEG after its notes', jpeg(640, 480, [...segment(0xe0, 14), ...segment(0xe1, 300)])],
    ['a JPEG with fill bytes', jpeg(640, 480, [0xff, 0xff, ...segment(0xe0, 14).slice(1)])],
    ['a WebP', toBytes('RIFF', u32(0), 'WEBPVP8 ', padding.slice(0, 10), [128, 2, 224, 1], padding)],
    ['an extended WebP', toBytes('RIFF', u32(0), 'WEBPVP8X', padding.slice(0, 8), [127, 2, 0, 223, 1, 0], padding)],
  ])('gives the size of %s', (_, bytes) => expect(pictureSize(bytes)).toEqual({ width: 640, height: 480 }));

  it.each([
    ['SVG', toBytes('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>')],
    ['HTML', toBytes('<!doctype html><html><body><script>alert(1)</script></body></html>')],
    ['GIF', toBytes('GIF89a', padding)],
    ['a JPEG that ends', toBytes([0xff, 0xd8], segment(0xe0, 60))],
    ['a JPEG with a segment of a false length', toBytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff], padding)],
    ['a few bytes', toBytes([0xff, 0xd8, 0xff])],
  ])('rejects %s', (_, bytes) => expect(pictureSize(bytes)).toBeNull());

  it('is read without an endless loop, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        pictureSize(bytes);
        pictureSize(Uint8Array.from([0xff, 0xd8, ...bytes]));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file that is rejected before decoding', () => {
  it.each([
    ['empty', new Uint8Array(), /empty/],
    ['too long', new Uint8Array(PICTURE_LIMITS.bytes + 1), /larger than 10 MB/],
    ['no picture', toBytes('<html>', padding), /not a picture/],
    ['too wide', png(PICTURE_LIMITS.side + 1, 1), /too large/],
    ['too many pixels', png(10_000, 10_000), /too large/],
    ['without a side', png(0, 10), /cannot be read/],
  ])('is %s', (_, bytes, why) => {
    expect(() => validatePicture(bytes)).toThrow(PictureError);
    expect(() => validatePicture(bytes)).toThrow(why);
  });

  it('excludes a file of the maximum size', () => {
    expect(validatePicture(png(10_000, 5_000))).toEqual({ width: 10_000, height: 5_000 });
  });
});
