import type { Role } from '@mortar/contract';
import { expect, it } from 'vitest';
import { session } from '#session/testing/sessions.ts';
import { copyRole } from './copyRole.ts';
import { NEW_ROLE } from './roleForm.ts';

const { staff } = session;
const role = (changed: Partial<Role> = {}): Role => ({ ...staff.role, rolename: 'Locum', ...changed });

it('has the permissions of the role, and no name', () => {
  const { rolepermissions } = staff.role;
  expect(copyRole(role(), staff)).toEqual({
    rolename: '',
    issuperuser: false,
    rolepermissions: { ...rolepermissions, reports: { read: true, export: false } },
  });
});

it('excludes permissions that the copying user cannot grant', () => {
  const noOne = { ...staff, role: { ...staff.role, ...NEW_ROLE } };
  expect(copyRole(role({ issuperuser: true }), noOne)).toEqual(NEW_ROLE);
});

it.each([true, false])('is a super user’s if the copying user can grant that: %s', (issuperuser) => {
  const by = { ...staff, role: { ...staff.role, issuperuser } };
  expect(copyRole(role({ issuperuser: true }), by).issuperuser).toBe(issuperuser);
});
