import { expect, it } from 'vitest';
import { readServerOptions } from './options.ts';

it('measures this checkout under a hundred people unless told otherwise', () => {
  expect(readServerOptions([])).toEqual({ base: null, rounds: 3, people: [100], searches: 2000, products: 20_000 });
});

it('takes what it is told', () => {
  const argv = ['--base', 'HEAD~1', '--rounds', '1', '--people', '50,200', '--searches', '10', '--products', '2000'];
  const given = { base: 'HEAD~1', rounds: 1, people: [50, 200], searches: 10, products: 2000 };
  expect(readServerOptions(argv)).toEqual(given);
});

it('refuses what is no number', () => {
  expect(() => readServerOptions(['--people', 'many'])).toThrow('--people takes whole numbers');
});
