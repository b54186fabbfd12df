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

it.each([
  ['n', 'N'],
  ['nm', 'NM'],
  ['zero', '0'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
])('requests schedule %s as %s', (permission, schedule) => {
  expect(allowedSchedules({ ...none, [permission]: true })).toBe(schedule);
});

it('lists the schedules that a role may order, from front shop to controlled', () => {
  expect(allowedSchedules({ ...none, seven: true, n: true, two: true })).toBe('N,2,7');
  expect(allowedSchedules(none)).toBe('');
});

it('formats schedules as people say them', () => {
  expect([formatSchedule('NM'), formatSchedule('6')]).toEqual(['NM', 'S6']);
});
