import { expect, it } from 'vitest';
import { readServerOptions } from './options.ts';

it('measures this checkout with a hundred users by default', () => {
  expect(readServerOptions([])).toEqual({ base: null, rounds: 3, people: [100], searches: 2000, products: 20_000 });
});

it('accepts its options', () => {
  const argv = ['--base', 'HEAD~1', '--rounds', '1', '--people', '50,200', '--searches', '10', '--products', '2000'];
  const given = { base: 'HEAD~1', rounds: 1, people: [50, 200], searches: 10, products: 2000 };
  expect(readServerOptions(argv)).toEqual(given);
});

it('rejects values that are not numbers', () => {
  expect(() => readServerOptions(['--people', 'many'])).toThrow('--people takes whole numbers');
});
