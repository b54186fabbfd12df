import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionDropdown, WINDOW_MARGIN } from './positionDropdown.ts';

const VIEW = { width: 1000, height: 600 };
const field = (top: number, left = 100) => ({ left, right: left + 200, top, bottom: top + 36 });

describe('the position of a dropdown', () => {
  it('is below its field', () => {
    expect(positionDropdown(field(100), { width: 200, height: 300 }, VIEW, 'ltr')).toMatchObject({
      left: 100,
      top: 140,
    });
  });

  it('is above if there is too little room below and more above', () => {
    expect(positionDropdown(field(500), { width: 200, height: 300 }, VIEW, 'ltr')).toMatchObject({ bottom: 104 });
  });

  it('is below if there is too little room below but even less above', () => {
    expect(positionDropdown(field(200), { width: 200, height: 500 }, VIEW, 'ltr')).toMatchObject({
      top: 240,
      maxHeight: 352,
    });
  });

  it('aligns with the field’s right edge in right-to-left layout', () => {
    expect(positionDropdown(field(100, 500), { width: 300, height: 100 }, VIEW, 'rtl').left).toBe(400);
  });

  it('is inside the window whenever it fits', () => {
    fc.assert(
      fc.property(
        fc.nat(564),
        fc.integer({ min: -100, max: 1000 }),
        fc.integer({ min: 10, max: 984 }),
        fc.constantFrom<'ltr' | 'rtl'>('ltr', 'rtl'),
        (top, left, width, direction) => {
          const place = positionDropdown(field(top, left), { width, height: 200 }, VIEW, direction);
          expect(place.left).toBeGreaterThanOrEqual(WINDOW_MARGIN);
          expect(place.left + width).toBeLessThanOrEqual(VIEW.width - WINDOW_MARGIN);
          expect(place.maxHeight).toBeGreaterThanOrEqual(200);
        },
      ),
    );
  });
});
