import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { messages } from '#settings/roles/messages.ts';
import {
  NEW_ROLE,
  type RoleRules,
  type RoleValues,
  roleSchema,
  SCHEDULE_NAMES,
  SCHEDULES,
  type ScheduleName,
  sameRole,
  scheduleFits,
  withSchedules,
} from './roleForm.ts';

type Ordering = RoleValues['rolepermissions']['ordering'];

function roleWith(
  ordering: Partial<Ordering>,
  schedules: readonly ScheduleName[] = [],
  rolename = 'Night',
): RoleValues {
  const productschedules = Object.fromEntries(
    SCHEDULE_NAMES.map((name) => [name, schedules.includes(name)]),
  ) as Ordering['productschedules'];
  const { rolepermissions } = NEW_ROLE;
  return {
    rolename,
    issuperuser: false,
    rolepermissions: { ...rolepermissions, ordering: { ...rolepermissions.ordering, ...ordering, productschedules } },
  };
}

const frontShop = { frontshopproducts: true };
const dispensary = { dispensaryproducts: true };

/** Form errors by field. */
function problems(
  values: RoleValues,
  { others = ['Ordering', 'Viewer'], isNew = false, ...more }: Partial<RoleRules> = {},
): Record<string, string> {
  try {
    roleSchema({ others, isNew, ...more }).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path.split('.').at(-1), message]));
  }
}

describe('a role whose users work for several pharmacies', () => {
  const superuser = 'Naledi works for 3 pharmacies.';
  it.each([
    [true, superuser, {}],
    [false, superuser, { issuperuser: superuser }],
    [true, undefined, {}],
    [false, undefined, {}],
  ])('is a super user’s: %s, with %s', (issuperuser, problem, expected) => {
    expect(problems({ ...roleWith(frontShop), issuperuser }, { superuser: problem })).toEqual(expected);
  });
});

describe('a role’s name', () => {
  it.each([
    ['', 'Role name is required.'],
    ['   ', 'Role name is required.'],
    ['admin', 'Invalid role name.'],
    ['  ADMINISTRATOR ', 'Invalid role name.'],
    ['oRDERING ', 'This role name already exists.'],
    [' viewer', 'This role name already exists.'],
    ['Ｖiewer', 'This role name already exists.'],
    ['ａdmin', 'Invalid role name.'],
    ['Admin\u200b', 'Please leave out characters that cannot be seen.'],
    ['Admin\ufe0f', 'Please leave out characters that cannot be seen.'],
    ['Vi\u0435wer', 'A role name keeps to the letters of one script.'],
    ['x'.repeat(101), 'At most 100 characters.'],
  ])('cannot be “%s”', (rolename, text) => {
    expect(problems(roleWith(frontShop, [], rolename))).toEqual({ rolename: text });
  });

  it.each(['Night', 'Administrators', '__proto__', '<b>Night</b>', 'صيدلي ليلي', '🌙', 'x'.repeat(100)])(
    'can be “%.20s”',
    (rolename) => {
      expect(problems(roleWith(frontShop, [], rolename))).toEqual({});
    },
  );

  it('is required for a new role', () => {
    expect(problems(roleWith(frontShop, [], ' '), { isNew: true })).toEqual({ rolename: 'Please enter a role name.' });
  });
});

describe('a role’s products', () => {
  it('include the front shop or the dispensary', () => {
    expect(problems(roleWith({}))).toEqual({ frontshopproducts: messages.products.required });
    expect(problems(roleWith(frontShop))).toEqual({});
    expect(problems(roleWith(dispensary))).toEqual({});
  });

  it.each(['three', 'four', 'five', 'six', 'seven'] as const)(
    'include schedule %s only with the dispensary',
    (name) => {
      expect(problems(roleWith(frontShop, [name]))).toEqual({
        [name]: `Schedule ${SCHEDULES[name]} cannot be selected without enabling Dispensary Products`,
      });
      expect(problems(roleWith(dispensary, [name]))).toEqual({});
    },
  );

  it.each(['n', 'nm'] as const)('include schedule %s only with the front shop', (name) => {
    expect(problems(roleWith(dispensary, [name]))).toEqual({
      [name]: `Schedule ${SCHEDULES[name]} cannot be selected without enabling Front Shop Products`,
    });
    expect(problems(roleWith(frontShop, [name]))).toEqual({});
  });

  it.each(['zero', 'one', 'two'] as const)('include schedule %s with either', (name) => {
    expect(problems(roleWith(frontShop, [name]))).toEqual({});
    expect(problems(roleWith(dispensary, [name]))).toEqual({});
  });

  it('report all schedules that contradict them at once', () => {
    expect(Object.keys(problems(roleWith(frontShop, SCHEDULE_NAMES))).toReversed()).toEqual([
      ...['three', 'four', 'five', 'six', 'seven'],
    ]);
    const fitting = SCHEDULE_NAMES.filter((name) => scheduleFits(roleWith(frontShop).rolepermissions.ordering, name));
    expect(problems(roleWith(frontShop, fitting))).toEqual({});
  });
});

it.each([
  ['all of the front shop', frontShop, SCHEDULE_NAMES, true, ['n', 'nm', 'zero', 'one', 'two']],
  ['all of the dispensary', dispensary, SCHEDULE_NAMES, true, SCHEDULE_NAMES.slice(2)],
  ['none', dispensary, SCHEDULE_NAMES, false, []],
  [
    'all except those that the user may not grant',
    dispensary,
    ['zero', 'one', 'seven'],
    true,
    ['zero', 'one', 'six', 'seven'],
  ],
  ['none except those that the user may not revoke', dispensary, ['zero', 'one', 'seven'], false, ['six']],
] as const)('selects schedules together: %s', (_, products, names, selected, expected) => {
  const { ordering } = roleWith(products, names.length === SCHEDULE_NAMES.length ? [] : ['six']).rolepermissions;
  const now = withSchedules(ordering, names, selected);
  expect(SCHEDULE_NAMES.filter((name) => now[name])).toEqual(expected);
});

it('compares two roles regardless of the order of their permissions', () => {
  const { dashboard, ordering, reports } = NEW_ROLE.rolepermissions;
  const other = { ...NEW_ROLE, rolepermissions: { reports, ordering, dashboard } };
  expect(sameRole(NEW_ROLE, other)).toBe(true);
  expect(sameRole(NEW_ROLE, { ...other, rolename: 'Late' })).toBe(false);
});
