import { expect, it } from 'vitest';
import { regretUnlock } from './regretUnlock.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-02T08:00:00Z');
const line = (hoursAgo: number | null, supplied = 0, supplier = 'Kestrel') => ({
  supplier,
  ordered: 4,
  supplied,
  answeredAt: hoursAgo === null ? null : new Date(NOW - hoursAgo * HOUR).toISOString(),
});

it.each([
  ['no supplier regretted', [line(1, 4)], null],
  ['there is no history', [], null],
  ['the supplier has not answered', [line(null)], null],
  ['part of the quantity was supplied', [line(1, 2)], null],
  ['the regret is 72 hours old', [line(72)], null],
  ['the regret is an hour younger', [line(71)], { supplier: 'Kestrel', until: NOW + HOUR }],
  [
    'several regretted: the latest counts',
    [line(50), line(10, 0, 'Protea'), line(30)],
    { supplier: 'Protea', until: NOW + 62 * HOUR },
  ],
])('determines the end of the unlock if %s', (_what, lines, expected) => {
  expect(regretUnlock(lines, NOW)).toEqual(expected);
});
