import { expect, it } from 'vitest';
import { readOrderingOptions } from './options.ts';

it('measures every size at the machine’s own speed and at a quarter of it unless told otherwise', () => {
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

it('takes what it is told', () => {
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
])('refuses %s %j', (name, value) => {
  expect(() => readOrderingOptions([name, value])).toThrow(`${name} takes whole numbers`);
});

it.each([
  ['--latency', '-1'],
  ['--pause', 'long'],
])('refuses %s %j', (name, value) => {
  expect(() => readOrderingOptions([`${name}=${value}`])).toThrow(`${name} takes milliseconds`);
});
