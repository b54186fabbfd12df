import { expect, it } from 'vitest';
import { readOrderingOptions } from './options.ts';

it('measures every size at full and at quarter machine speed by default', () => {
  expect(readOrderingOptions([])).toEqual({
    base: null,
    rounds: 5,
    throttles: [1, 4],
    lines: [10, 100, 500],
    products: [20_000, 100_000],
    regrets: 10_000,
    latency: 0,
    pause: 0,
  });
});

it('accepts its options', () => {
  const argv = [
    '--base',
    'v1',
    '--rounds',
    '2',
    '--throttle',
    '4',
    '--lines',
    '10',
    '--products',
    '1500,20000',
    '--regrets',
    '500',
    '--latency',
    '150',
    '--pause',
    '300',
  ];
  expect(readOrderingOptions(argv)).toEqual({
    base: 'v1',
    rounds: 2,
    throttles: [4],
    lines: [10],
    products: [1500, 20_000],
    regrets: 500,
    latency: 150,
    pause: 300,
  });
});

it.each([
  ['--rounds', '0'],
  ['--lines', 'many'],
  ['--throttle', '1.5'],
  ['--products', ''],
])('rejects %s %j, which must be a positive whole number', (name, value) => {
  expect(() => readOrderingOptions([name, value])).toThrow(`${name} takes whole numbers`);
});

it.each([
  ['--latency', '-1'],
  ['--pause', 'long'],
])('rejects %s %j, which must be a number of milliseconds', (name, value) => {
  expect(() => readOrderingOptions([`${name}=${value}`])).toThrow(`${name} takes milliseconds`);
});
