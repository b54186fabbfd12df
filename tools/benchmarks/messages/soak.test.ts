import { expect, it } from 'vitest';
import { perHour } from './soak.ts';

const samplesOf = (heap: (at: number) => number) =>
  Array.from({ length: 13 }, (_, index) => ({ messages: index * 300, heap: heap(index), nodes: 0, listeners: 0 }));

it('reports the growth per hour of messages, independent of the initial value', () => {
  expect(
    perHour(
      samplesOf((at) => 10 + at / 2),
      ({ heap }) => heap,
    ),
  ).toBeCloseTo(6);
  expect(
    perHour(
      samplesOf((at) => (at < 4 ? at * 10 : 40)),
      ({ heap }) => heap,
    ),
  ).toBeCloseTo(0);
});
