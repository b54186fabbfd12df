import { describe, expect, it } from 'vitest';
import { type Grey, getDistance, getStyleSignature } from './likeness.ts';

const SIZE = { width: 320, height: 180 };

/** Creates a picture from a function of each pixel, 0 to 255. */
const rendered = (ink: (x: number, y: number) => number): Grey => ({
  ...SIZE,
  data: Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, index) =>
    ink(index % SIZE.width, Math.floor(index / SIZE.width)),
  ),
});
const striped = (every: number, thick = 2) => rendered((_, y) => (y % every < thick ? 20 : 240));
const columns = (every: number, thick: number) => rendered((x) => (x % every < thick ? 20 : 240));
const boxed = (left: number) => rendered((x, y) => (x >= left && x < left + 60 && y % 20 < 3 && x % 12 < 4 ? 20 : 240));
const apart = (a: Grey, b: Grey) => getDistance(getStyleSignature(a), getStyleSignature(b));

describe('the difference of two pictures', () => {
  it('is zero for the same picture, its negative, and another background', () => {
    const { data, ...size } = striped(20);
    expect(apart(striped(20), striped(20))).toBe(0);
    expect(apart(striped(20), { ...size, data: data.map((ink) => 255 - ink) })).toBeCloseTo(0);
    expect(apart(striped(20), { ...size, data: data.map((ink) => ink * 0.7 + 30) })).toBeCloseTo(0);
  });

  it.each([
    ['layout', boxed(20), boxed(220)],
    ['directions', striped(20), columns(20, 2)],
    ['weights', columns(20, 2), columns(20, 5)],
    ['rhythm', striped(20), striped(33)],
  ] as const)('is greater if %s differ', (property, one, other) => {
    expect(apart(one, other)).toBeGreaterThan(0.1);
    const [a, b] = [getStyleSignature(one)[property], getStyleSignature(other)[property]];
    expect(a).not.toEqual(b);
  });

  it('is at most 1, for any content', () => {
    expect(
      apart(
        rendered(() => 128),
        striped(20),
      ),
    ).toBeLessThanOrEqual(1);
    expect(
      apart(
        rendered(() => 128),
        rendered(() => 10),
      ),
    ).toBe(0);
  });
});
