import type { Role } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import {
  passwordChangeProblem,
  personChangeProblem,
  REFUSALS,
  roleChangeProblem,
  setupProblem,
} from '../../src/rules/access/people.ts';
import type { StaffRow } from '../../src/store/rows.ts';

/** A role with some of two rights. */
const role = (roleid: number, ...rights: ('settings' | 'send')[]) =>
  ({
    roleid,
    issuperuser: false,
    rolepermissions: {
      dashboard: { settings: rights.includes('settings') },
      ordering: { send: rights.includes('send') },
    },
  }) as unknown as Role;

const person = (staffid: number, now: Role, next?: Role, initiallogin = false) =>
  ({ staffid, role: now, initiallogin, ...(next && { nextrole: next }) }) as StaffRow;

const little = role(30, 'settings');
const more = role(31, 'settings', 'send');
const admin = person(1, role(2, 'settings', 'send'));
const manager = person(2, role(20, 'settings'));

describe('changing a role', () => {
  it.each([
    ['of others, within one’s own role', manager, little, role(30), null],
    ['of others, beyond it', manager, little, more, REFUSALS.rights],
    ['that is new, beyond it', manager, null, more, REFUSALS.rights],
    ['that is new, within it', manager, null, little, null],
    ['that is deleted, beyond it', manager, more, null, REFUSALS.rights],
    ['that one has', manager, role(20, 'settings'), role(20), REFUSALS.ownRole],
    ['that one has from the next sign-in', person(2, role(20, 'settings'), little), little, role(30), REFUSALS.ownRole],
    ['with a right that ends with the sign-in', person(2, more, role(40, 'settings')), null, more, REFUSALS.rights],
    [
      'with a right that starts at the next sign-in',
      person(2, role(40, 'settings'), more),
      null,
      more,
      REFUSALS.rights,
    ],
  ])('%s', (_what, by, before, after, problem) => expect(roleChangeProblem(by, before, after)).toBe(problem));
});

describe('changing a user', () => {
  it.each([
    ['the administrator, by another', manager, admin, admin.role, REFUSALS.administrator],
    ['the administrator, by themselves', admin, admin, admin.role, null],
    ['another, without a change of role', manager, person(3, more), more, null],
    ['another, to a role with fewer rights', manager, person(3, little), role(30), null],
    ['another, to a role beyond one’s own', manager, person(3, little), more, REFUSALS.rights],
    ['another, from a role beyond one’s own', manager, person(3, more), little, REFUSALS.rights],
    ['another, without a change of the next role', manager, person(3, little, more), more, null],
    ['a new one, within one’s own role', manager, null, little, null],
    ['a new one, beyond it', manager, null, more, REFUSALS.rights],
    ['oneself, without a change of role', manager, manager, manager.role, null],
    ['oneself, with another role', manager, manager, little, REFUSALS.ownRole],
    ['oneself, by deletion', manager, manager, null, null],
    ['another with more rights, by deletion', manager, person(3, more), null, REFUSALS.rights],
    ['another with fewer rights, by deletion', manager, person(3, little), null, null],
  ])('%s', (_what, by, before, after, problem) => expect(personChangeProblem(by, before, after)).toBe(problem));
});

describe('changing a password', () => {
  it.each([
    ["the administrator's, by another", person(2, more), admin, REFUSALS.administrator],
    ["the administrator's own", admin, admin, null],
    ["one's own, also of a role that has become more", manager, person(2, little, more), null],
    ['of a user with fewer rights', manager, person(3, role(40)), null],
    ['of a user with more rights', manager, person(3, more), REFUSALS.password],
    ['of a user who will have more rights', manager, person(3, little, more), REFUSALS.password],
  ])('%s', (_what, by, of, problem) => expect(passwordChangeProblem(by, of)).toBe(problem));
});

describe('the first-time setup', () => {
  it.each([
    ["the administrator's, by another", manager, person(1, more, undefined, true), false, REFUSALS.administrator],
    ['ended', admin, person(1, more, undefined, true), false, null],
    ['started again while it lasts', admin, person(1, more, undefined, true), true, null],
    ['started again after it ended', admin, person(1, more), true, REFUSALS.setup],
    ['ended once more', admin, person(1, more), false, null],
  ])('%s', (_what, by, of, initiallogin, problem) => expect(setupProblem(by, of, initiallogin)).toBe(problem));
});
