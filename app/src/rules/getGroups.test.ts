import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getGroups } from './getGroups.ts';

it('groups by a key in the order of first occurrence', () => {
  expect(getGroups(['bee', 'ant', 'bat', 'asp'], (word) => word[0])).toEqual([
    ['bee', 'bat'],
    ['ant', 'asp'],
  ]);
});

it('has no empty group, and every item once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (numbers) => {
      const groups = getGroups(numbers, (number) => number % 3);
      expect(groups.every(([first]) => first !== undefined)).toBe(true);
      expect(groups.flat().toSorted()).toEqual(numbers.toSorted());
    }),
  );
});
