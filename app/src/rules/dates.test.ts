import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

it('shows dates with slashes', () => {
  expect(formatDate('2026-03-05T08:05:00')).toBe('2026/03/05');
  expect(formatDateTime('2026-03-05T08:05:00')).toBe('2026/03/05 08:05');
});

it.each([null, '', 'soon'])('shows nothing for %j', (moment) => {
  expect(formatDateTime(moment)).toBe('');
});
