import { expect, it } from 'vitest';
import { readShopOptions } from './options.ts';

it('measures with full and quarter processor speed, and scrolls a thousand cards by default', () => {
  expect(readShopOptions([])).toEqual({ base: null, rounds: 3, throttles: [1, 4], cards: 1000 });
});

it('accepts its options', () => {
  const argv = ['--base', 'v1', '--rounds', '1', '--throttle', '6', '--cards', '200'];
  expect(readShopOptions(argv)).toEqual({ base: 'v1', rounds: 1, throttles: [6], cards: 200 });
});

it('rejects values that are not numbers', () => {
  expect(() => readShopOptions(['--cards', 'many'])).toThrow('--cards takes whole numbers');
});
