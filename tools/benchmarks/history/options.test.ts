import { expect, it } from 'vitest';
import { readHistoryOptions } from './options.ts';

it('measures a long history against a short one by default', () => {
  expect(readHistoryOptions([])).toEqual({ rounds: 3, orders: [1000, 10_000], responses: 1000 });
});

it('accepts its options', () => {
  const argv = ['--rounds', '1', '--orders', '500', '--responses', '20'];
  expect(readHistoryOptions(argv)).toEqual({ rounds: 1, orders: [500], responses: 20 });
});

it('rejects values that are not numbers', () => {
  expect(() => readHistoryOptions(['--orders', 'many'])).toThrow('--orders takes whole numbers');
});
