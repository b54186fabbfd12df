import { expect, it } from 'vitest';
import { readShopOptions } from './options.ts';

it('measures with all of the processor and with a quarter, and scrolls a thousand cards unless told otherwise', () => {
  expect(readShopOptions([])).toEqual({ base: null, rounds: 3, throttles: [1, 4], cards: 1000 });
});

it('takes what it is told', () => {
  const argv = ['--base', 'v1', '--rounds', '1', '--throttle', '6', '--cards', '200'];
  expect(readShopOptions(argv)).toEqual({ base: 'v1', rounds: 1, throttles: [6], cards: 200 });
});

it('refuses what is no number', () => {
  expect(() => readShopOptions(['--cards', 'many'])).toThrow('--cards takes whole numbers');
});
