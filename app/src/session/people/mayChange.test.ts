import { type RoleGrant, rightsIn } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { getRefusal } from '#session/permissions.ts';
import { staff } from '#session/testing/sessions.ts';
import { type Administering, mayChange } from './mayChange.ts';

const ALL = staff.role;
type Changes = { settings?: boolean; shop?: boolean; send?: boolean; seven?: boolean; superuser?: boolean };

/** Role with settings only, plus the named permissions. */
function role(roleid: number, { settings = true, shop, send, seven, superuser }: Changes = {}) {
  const none = JSON.parse(JSON.stringify(ALL, (_, flag) => (flag === true ? false : flag))) as typeof ALL;
  const { dashboard, ordering, reports } = none.rolepermissions;
  return {
    ...none,
    roleid,
    issuperuser: superuser === true,
    rolepermissions: {
      dashboard: { ...dashboard, settings, brandedstore: shop === true },
      ordering: {
        ...ordering,
        send: send === true,
        productschedules: { ...ordering.productschedules, seven: seven === true },
      },
      reports,
    },
  };
}

const by: Administering = { staffid: 2, role: role(20, { send: true }) };
const admin: Administering = { staffid: 1, role: role(1, { send: true }) };
const BEYOND: readonly [string, RoleGrant][] = [
  ['a page', role(30, { shop: true })],
  ['a schedule', role(30, { seven: true })],
  ['being a super user', role(30, { superuser: true })],
];
const WITHIN: readonly [string, RoleGrant][] = [
  ['the same', role(30, { send: true })],
  ['less', role(30)],
  ['nothing', role(30, { settings: false })],
];

describe('a user with the settings right', () => {
  it('can change all roles except their own', () => {
    expect([20, 21, null].map((roleid) => mayChange.role(by, roleid).allowed)).toEqual([false, true, true]);
    expect(getRefusal(mayChange.role(by, 20))).toBe('You cannot change the role that you have.');
  });

  it.each([...rightsIn(role(1, { send: true, shop: true, seven: true, superuser: true }))])(
    'can grant and revoke %s if they have it',
    (right) => {
      expect(mayChange.right(by, right).allowed).toBe(rightsIn(by.role).has(right));
    },
  );

  it.each(BEYOND)('can neither grant nor revoke %s that they lack, nor change a user who has it', (_, beyond) => {
    const refused = [
      mayChange.assignment(by, beyond),
      mayChange.personsRole(by, 3, beyond),
      mayChange.personRemoval(by, beyond),
      mayChange.password(by, 3, beyond),
      mayChange.roleRemoval(by, { ...role(30), ...beyond }),
    ];
    expect(refused.map(({ allowed }) => allowed)).toEqual([false, false, false, false, false]);
    expect(new Set(refused.map(getRefusal)).size).toBe(5);
  });

  it.each(WITHIN)('can do all of it with %s', (_, within) => {
    const allowed = [
      mayChange.assignment(by, within),
      mayChange.personsRole(by, 3, within),
      mayChange.personsRole(by, null, undefined),
      mayChange.personRemoval(by, within),
      mayChange.password(by, 3, within),
      mayChange.roleRemoval(by, { ...role(30), ...within }),
    ];
    expect(allowed.every((permission) => permission.allowed)).toBe(true);
  });

  it('leaves a role that cannot be read to the server', () => {
    expect(mayChange.password(by, 3, undefined).allowed).toBe(true);
    expect(mayChange.personRemoval(by, undefined).allowed).toBe(true);
    expect(mayChange.personsRole(by, 3, undefined).allowed).toBe(true);
  });

  it('can change their own password, and never their own role', () => {
    expect(mayChange.password(by, 2, role(20, { shop: true })).allowed).toBe(true);
    expect(getRefusal(mayChange.personsRole(by, 2, role(20)))).toBe('You cannot change the role that you have.');
  });
});

it('allows only the administrator to change the administrator', () => {
  const text = 'Only the administrator can change the administrator.';
  expect(getRefusal(mayChange.person(by, 1))).toBe(text);
  expect(getRefusal(mayChange.password(by, 1, role(20)))).toBe(text);
  expect(mayChange.person(by, 3).allowed && mayChange.person(by, null).allowed).toBe(true);
  expect(mayChange.person(admin, 1).allowed && mayChange.password(admin, 1, undefined).allowed).toBe(true);
});
