import { describe, expect, it } from 'vitest';
import type { Box } from '../box.ts';
import { getCrop } from '../capture/capture.ts';
import { readReviewOptions } from './main.ts';
import { commonCrop } from './pictures.ts';

const WINDOW = { width: 1366, height: 768 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const screenshot = (crop?: Box) => ({ hash: 'a', ...WINDOW, ...(crop && { crop }) });

describe('the crop of a story', () => {
  it.each<[string, Box | null, Box | undefined]>([
    ['has room around it', box(400, 200, 500, 300), box(376, 176, 548, 348)],
    ['ends at the edge of the picture', box(0, 700, 100, 200), box(0, 676, 124, 92)],
    ['uses whole pixels', box(100.4, 100.6, 10.2, 10.2), box(76, 76, 59, 59)],
    ['is the full picture if almost nothing is left out', box(0, 0, 1360, 760), undefined],
    ['is the full picture if nothing is visible', null, undefined],
    ['is the full picture if the story lies outside it', box(2000, 0, 100, 100), undefined],
  ])('%s', (_, subject, crop) => expect(getCrop(subject, WINDOW)).toEqual(crop));
});

describe('the pictures of a story', () => {
  it('are cropped to the same area, so that they can be overlaid', () =>
    expect(commonCrop([screenshot(box(10, 10, 100, 50)), screenshot(box(0, 20, 100, 100))])).toEqual(
      box(0, 10, 110, 110),
    ));

  it('are uncropped if one of them needs its full size', () =>
    expect(commonCrop([screenshot(box(10, 10, 100, 50)), screenshot()])).toBeUndefined());
});

describe('npm run review', () => {
  it('accepts versions and words', () =>
    expect(readReviewOptions(['--with', 'v1', '--with', 'v2', 'cart'])).toMatchObject({
      refs: ['v1', 'v2'],
      words: ['cart'],
      serve: false,
      port: 4179,
    }));

  it.each([['--port', 'x'], ['--unknown']])('rejects %s', (...argv) => expect(() => readReviewOptions(argv)).toThrow());
});
