import { expect, it } from 'vitest';
import { allowedSchedules, formatSchedule } from './schedules.ts';

const none = {
  n: false,
  nm: false,
  zero: false,
  one: false,
  two: false,
  three: false,
  four: false,
  five: false,
  six: false,
  seven: false,
};

it('lists what a role may order, from front shop to controlled', () => {
  expect(allowedSchedules({ ...none, seven: true, n: true, two: true })).toBe('N,2,7');
  expect(allowedSchedules(none)).toBe('');
});

it('says schedules as people do', () => {
  expect([formatSchedule('NM'), formatSchedule('6')]).toEqual(['NM', 'S6']);
});
