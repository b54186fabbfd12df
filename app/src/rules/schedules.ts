import type { RolePermissions, Schedule } from '@mortar/contract';

type Allowed = RolePermissions['ordering']['productschedules'];

const NAMES: readonly (readonly [keyof Allowed, Schedule])[] = [
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
];

/** Returns the comma-separated schedules that limit a role's searches (001 §6). */
export function allowedSchedules(allowed: Allowed): string {
  return NAMES.filter(([permission]) => allowed[permission])
    .map(([, schedule]) => schedule)
    .join(',');
}

/** Formats a schedule: `S3`, `N`; `?` if unknown. */
export function formatSchedule(schedule: Schedule): string {
  if (schedule === 'other') return '?';
  return /\d/.test(schedule) ? `S${schedule}` : schedule;
}
