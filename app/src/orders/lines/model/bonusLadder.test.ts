import { expect, it } from 'vitest';
import { bonusLadder } from './bonusLadder.ts';

const rungs = (ladder: ReturnType<typeof bonusLadder>) => ladder.map(({ quantity, free }) => `${quantity} + ${free}`);

it('lists the multiples of the deal', () => {
  expect(rungs(bonusLadder({ step: 12, bonus: 2 }, '0'))).toEqual(['12 + 2', '24 + 4', '36 + 6']);
  expect(rungs(bonusLadder({ step: 1, bonus: 1 }, 'N'))).toEqual(['1 + 1', '2 + 2', '3 + 3']);
});

it.each(['1', '2', '3', '4', '5', '6', '7'] as const)('lists only the server’s deal for schedule %s', (schedule) => {
  expect(rungs(bonusLadder({ step: 20, bonus: 3 }, schedule))).toEqual(['20 + 3']);
});

it('is empty without a deal', () => expect(bonusLadder({ step: 10, bonus: 0 }, '0')).toEqual([]));
