import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crop, clampCrop, getScale, initialCrop, moveCrop, type Size, smallEnough } from './crop.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 12_000 }), height: fc.integer({ min: 1, max: 12_000 }) });
const anyNumber = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const crop = fc.record({ x: anyNumber, y: anyNumber, zoom: anyNumber, rotation: anyNumber });
const SIDE = 280;

function corners(picture: Size, cut: Crop): [x: number, y: number][] {
  const scale = getScale(picture, cut, SIDE);
  const angle = (-cut.rotation * Math.PI) / 180;
  return [-1, 1].flatMap((right) =>
    [-1, 1].map((down): [number, number] => {
      const [x, y] = [(right * SIDE) / 2, (down * SIDE) / 2];
      return [
        cut.x + (x * Math.cos(angle) - y * Math.sin(angle)) / scale,
        cut.y + (x * Math.sin(angle) + y * Math.cos(angle)) / scale,
      ];
    }),
  );
}

const inside = (picture: Size, cut: Crop) =>
  corners(picture, cut).every(
    ([x, y]) => x >= -0.01 && y >= -0.01 && x <= picture.width + 0.01 && y <= picture.height + 0.01,
  );

describe('a crop', () => {
  it('never extends beyond its picture, for any zoom, rotation and offset', () => {
    fc.assert(
      fc.property(size, crop, anyNumber, anyNumber, (picture, requested, dx, dy) => {
        const first = clampCrop(picture, requested);
        expect(inside(picture, first)).toBe(true);
        expect(inside(picture, moveCrop(picture, first, dx, dy, SIDE))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('limits zoom to 1 to 3 by 0.1 and rotation to 0 to 360', () => {
    fc.assert(
      fc.property(size, crop, (picture, requested) => {
        const { zoom, rotation } = clampCrop(picture, requested);
        expect(zoom).toBeGreaterThanOrEqual(1);
        expect(zoom).toBeLessThanOrEqual(3);
        expect(Math.abs(zoom * 10 - Math.round(zoom * 10))).toBeLessThan(1e-9);
        expect(rotation).toBeGreaterThanOrEqual(0);
        expect(rotation).toBeLessThanOrEqual(360);
      }),
    );
  });

  it('shows the complete shorter side at first, from the middle', () => {
    const picture = { width: 900, height: 600 };
    expect(corners(picture, initialCrop(picture)).map((corner) => corner.map(Math.round))).toEqual([
      [150, 0],
      [150, 600],
      [750, 0],
      [750, 600],
    ]);
  });

  it('follows the pointer, rotated or not', () => {
    const picture = { width: 4000, height: 4000 };
    const from = { x: 2000, y: 2000, zoom: 2, rotation: 90 };
    const moved = moveCrop(picture, from, 28, 0, SIDE);
    // With a quarter turn, a move to the right is downwards in the picture's axes.
    expect(Math.round(moved.x)).toBe(2000);
    expect(Math.round(moved.y)).toBe(2200);
  });
});

describe('a picture with a maximum size', () => {
  const sized = (sizes: Record<number, number>) => async (quality: number) =>
    new Blob([new Uint8Array(sizes[quality] ?? 0)]);

  it.each([
    ['of the best quality if it fits', { 0.9: 100 }, 100, 100],
    ['less detailed until it fits', { 0.9: 300, 0.75: 200, 0.6: 90 }, 100, 90],
    ['the smallest if none fits', { 0.9: 900, 0.75: 800, 0.6: 700, 0.45: 600, 0.3: 500 }, 100, 500],
    ['of the best quality if no maximum is set', { 0.9: 900 }, undefined, 900],
  ])('is %s', async (_, sizes, maxBytes, bytes) => {
    expect((await smallEnough(sized(sizes), maxBytes))?.size).toBe(bytes);
  });

  it('is null if the browser creates none', async () => {
    expect(await smallEnough(async () => null, 100)).toBeNull();
  });
});
