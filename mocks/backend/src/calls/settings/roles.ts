import { addRole, deleteRole, listRoles, type Role, updateRole } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { roleChangeProblem } from '../../rules/access/people.ts';
import { rights } from '../../rules/access/rights.ts';
import { findStaff, getRoles, nextRole, permissionsFor, roleProblem } from '../../rules/access/roles.ts';
import { getAssignedRetailers } from '../../rules/access/sessions.ts';
import { lockedElsewhere } from '../orders/editableOrder.ts';

const answerList = handle(listRoles, rights.changeSettings, ({ store, retailer }) =>
  value({ roles: getRoles(store, retailer.retailerid) }),
);

/** Above the ids of the sample's own roles. */
const FIRST_ID = 100;

type Requested = Pick<Role, 'rolename' | 'rolepermissions'> & { issuperuser?: boolean | undefined };

function getRole({ retailer }: AuthenticatedContext, roleid: number, requested: Requested): Role {
  return {
    roleid,
    rolename: requested.rolename,
    iscustompreset: true,
    issuperuser: retailer.grouporderingenabled && requested.issuperuser === true,
    retailerid: retailer.retailerid,
    rolepermissions: permissionsFor(retailer, requested.rolepermissions),
  };
}

const answerAdd = handle(addRole, rights.changeSettings, (context, _query, requested) => {
  const { store, retailer } = context;
  const problem = roleProblem(getRoles(store, retailer.retailerid), requested);
  if (problem) return refuse(problem);
  const added = getRole(context, FIRST_ID + store.next('role'), requested);
  const beyond = roleChangeProblem(context.staff, null, added);
  if (beyond) return refuse(beyond);
  store.roles.put(added);
  return value({ roleid: added.roleid });
});

/** Returns the retailer's own role, or a refusal. */
function ownRole({ store, retailer }: AuthenticatedContext, roleid: number) {
  const role = getRoles(store, retailer.retailerid).find((known) => known.roleid === roleid);
  if (!role) return { refusal: nothing };
  return role.iscustompreset ? { role } : { refusal: refuse('Preset roles are read-only.') };
}

const holders = ({ store, retailer }: AuthenticatedContext, roleid: number) =>
  findStaff(store, retailer.retailerid).filter((staff) => nextRole(staff).roleid === roleid);

const answerUpdate = handle(updateRole, rights.changeSettings, (context, _query, requested) => {
  const { store, retailer } = context;
  const { role, refusal } = ownRole(context, requested.roleid);
  if (refusal) return refusal;
  if (requested.retailerid !== retailer.retailerid) return refuse('The role is not of this retailer.');
  const changed = getRole(context, requested.roleid, { issuperuser: role.issuperuser, ...requested });
  const problem =
    roleChangeProblem(context.staff, role, changed) ?? roleProblem(getRoles(store, retailer.retailerid), requested);
  if (problem) return refuse(problem);
  const users = holders(context, requested.roleid);
  if (!changed.issuperuser && users.some((staff) => getAssignedRetailers(retailer, staff).length > 1)) {
    return refuse('Users of this role are assigned several pharmacies.');
  }
  store.roles.put(changed);
  for (const staff of users) store.staff.put({ ...staff, nextrole: changed });
  return success;
});

const answerDelete = handle(deleteRole, rights.changeSettings, (context, { roleid }) => {
  const { role, refusal } = ownRole(context, roleid);
  if (refusal) return refusal;
  if (holders(context, roleid).length > 0) {
    return lockedElsewhere('Unable to delete role because it is assigned to one or more users.');
  }
  const beyond = roleChangeProblem(context.staff, role, null);
  if (beyond) return refuse(beyond);
  context.store.roles.delete(`${role.retailerid}/${roleid}`);
  return success;
});

export const roleCalls = [answerList, answerAdd, answerUpdate, answerDelete];
