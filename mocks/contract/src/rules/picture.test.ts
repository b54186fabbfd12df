import { describe, expect, it } from 'vitest';
import { LENGTHS } from './names.ts';
import { jpegSize, pictureProblem, toBytes } from './picture.ts';

const base64 = (bytes: readonly number[]) => btoa(String.fromCharCode(...bytes));
const START = [0xff, 0xd8];
const segment = (marker: number) => [0xff, marker, 0, 4, 1, 2];
const APP0 = segment(0xe0);
/** Their markers are in the range of the frames. */
const TABLES = [0xc4, 0xc8, 0xcc].flatMap(segment);
const frame = (width: number, height: number, marker = 0xc0) => [
  ...[0xff, marker, 0, 11, 8],
  ...[height >> 8, height & 255, width >> 8, width & 255],
  ...[1, 1, 0x11, 0],
];

describe('a picture', () => {
  it.each([
    ['baseline', [...START, ...APP0, ...frame(300, 200)], { width: 300, height: 200 }],
    ['progressive', [...START, ...frame(1, 2, 0xc2)], { width: 1, height: 2 }],
    ['of the last kind of frame', [...START, ...frame(7, 8, 0xcf)], { width: 7, height: 8 }],
    ['after its tables', [...START, ...TABLES, ...frame(300, 200)], { width: 300, height: 200 }],
    ['that ends with its size', [...START, ...frame(3, 4).slice(0, 9)], { width: 3, height: 4 }],
    ['after fill bytes', [...START, 0xff, 0xff, ...frame(5, 6)], { width: 5, height: 6 }],
    ['without a frame', [...START, ...APP0], null],
    ['without a width', [...START, ...frame(0, 200)], null],
    ['without a height', [...START, ...frame(300, 0)], null],
    ['without a start', [0, 0, ...frame(300, 200)], null],
    ['whose frame has no marker', [...START, 0, ...frame(300, 200).slice(1)], null],
    ['with a mark below all frames', [...START, ...segment(0xbf), ...frame(300, 200)], null],
    ['that starts over', [...START, ...segment(0xd0), ...frame(300, 200)], null],
    ['that is one byte', [0xff], null],
    ['that scans before its frame', [...START, 0xff, 0xda, 0, 2, ...frame(5, 6)], null],
    [
      'that is HTML after a valid start',
      [...START, 0xff, ...new TextEncoder().encode('<html><script>1</script>')],
      null,
    ],
    ['that ends early', [...START, 0xff, 0xc0, 0, 11, 8], null],
    ['that is a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0], null],
    ['that is empty', [], null],
  ])('%s', (_, bytes, size) => {
    expect(jpegSize(Uint8Array.from(bytes))).toEqual(size);
    if (bytes.length > 0) expect(pictureProblem(base64(bytes))).toBe(size ? undefined : 'no jpeg');
  });

  it.each([
    ['', undefined],
    ['/9j/4AAQ', 'no jpeg'],
    ['iVBORw0KGgo=', 'no jpeg'],
    ['/9j/4AAQ===', 'no jpeg'],
    ['/9j/4A AQ', 'no jpeg'],
    ['/9j/4', 'no jpeg'],
    ['/9j/4A=', 'no jpeg'],
    [`/9j/${'A'.repeat(6_000_000)}`, 'long'],
  ])('%.20j: %s', (image, problem) => {
    expect(pictureProblem(image)).toBe(problem);
  });

  it.each([0, 1, 2])('is a JPEG with any base64 padding: %d more bytes', (bytes) => {
    expect(pictureProblem(base64([...START, ...frame(9, 9), ...new Array<number>(bytes).fill(0)]))).toBeUndefined();
  });

  it('has at most 200 kB', () => {
    const complete = [...START, ...frame(9, 9)];
    const padded = (bytes: number) => base64([...complete, ...new Array<number>(bytes - complete.length).fill(0)]);
    const minimum = 20_000;
    expect(toBytes(padded(minimum))).toBe(minimum);
    expect(LENGTHS.picture).toBe(204_800);
    const of = (bytes: number) => btoa(String.fromCharCode(...complete) + '\0'.repeat(bytes - complete.length));
    expect(pictureProblem(of(LENGTHS.picture))).toBeUndefined();
    expect(pictureProblem(of(LENGTHS.picture + 1))).toBe('long');
  });
});
