import { expect, it } from 'vitest';
import { readScaleOptions } from './options.ts';

it('assumes ten thousand pharmacies with two orders of twenty lines by default', () => {
  expect(readScaleOptions([])).toEqual({
    record: false,
    base: null,
    pharmacies: 10_000,
    orders: 2,
    lines: 20,
    responses: 7,
    signIns: 1,
    away: 35,
    links: 10_000,
    seed: 1,
  });
});

it('simulates no more connections than there are pharmacies', () => {
  expect(readScaleOptions(['--pharmacies', '500', '--lines', '3', '--record'])).toMatchObject({
    pharmacies: 500,
    lines: 3,
    links: 500,
    record: true,
  });
});

it('rejects values that are not numbers', () => {
  expect(() => readScaleOptions(['--orders', 'many'])).toThrow('--orders takes whole numbers');
});
