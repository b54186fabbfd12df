import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { role, rolePermissions } from '../../entities/session.ts';
import { flag, id } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { rolename } from '../../typedPerson.ts';

export const listRoles = call('listRoles', {
  method: 'GET',
  path: '/api/UserRoleManagement/roles/get',
  summary: "Lists the preset roles and the retailer's own.",
  section: '000 §7',
  answer: z.object({ roles: rows(role) }),
});

const named = { rolename, issuperuser: z.optional(flag), rolepermissions: rolePermissions };

export const addRole = call('addRole', {
  method: 'POST',
  path: '/api/UserRoleManagement/role/post',
  summary: 'Adds a role of the retailer’s own.',
  section: '000 §5, §7',
  body: z.object(named),
  answer: z.object({ roleid: id }),
});

export const updateRole = call('updateRole', {
  method: 'PUT',
  path: '/api/UserRoleManagement/role/update',
  summary: 'Changes a role of the retailer’s own; users have it so from their next login.',
  section: '000 §4, §5, §7',
  body: z.object({ ...named, roleid: id, retailerid: id }),
});

export const deleteRole = call('deleteRole', {
  method: 'DELETE',
  path: '/api/UserRoleManagement/role/delete',
  summary: 'Deletes a role of the retailer’s own; 69 while it is assigned to users.',
  section: '000 §7, §8',
  query: z.object({ roleid: id }),
});
