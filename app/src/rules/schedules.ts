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

/** The comma list of schedules that a role's searches are limited to (001 §6). */
export function allowedSchedules(allowed: Allowed): string {
  return NAMES.filter(([permission]) => allowed[permission])
    .map(([, schedule]) => schedule)
    .join(',');
}

/** A schedule as people say it: `S3`, `N`; `?` where the server names one that is not known here. */
export function formatSchedule(schedule: Schedule): string {
  if (schedule === 'other') return '?';
  return /\d/.test(schedule) ? `S${schedule}` : schedule;
}
