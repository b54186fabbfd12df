import {
  addStaff,
  deleteStaff,
  getStaff,
  listStaff,
  normalUsername,
  type Role,
  resetStaffPassword,
  updateInitialLogin,
  updateStaff,
} from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { hashPassword } from '../../rules/access/passwords.ts';
import { passwordChangeProblem, personChangeProblem, setupProblem } from '../../rules/access/people.ts';
import { rights } from '../../rules/access/rights.ts';
import { findStaff, getRoles, nextRole } from '../../rules/access/roles.ts';
import { getAssignedRetailers } from '../../rules/access/sessions.ts';
import { ADMINISTRATOR, namesProblem, passwordProblem } from '../../rules/access/staff.ts';
import type { StaffRow } from '../../store/rows.ts';

function memberView(staff: StaffRow) {
  const { password: _, role: _role, nextrole: _next, assigned: _assigned, ...person } = staff;
  const { roleid, issuperuser } = nextRole(staff);
  const [name = ''] = staff.name;
  const [surname = ''] = staff.surname;
  return { ...person, roleid, issuperuser, initials: `${name}${surname}`, hasImage: staff.image !== '' };
}

const member = ({ store, retailer }: AuthenticatedContext, staffid: number) =>
  findStaff(store, retailer.retailerid).find((staff) => staff.staffid === staffid);

const answerList = handle(listStaff, rights.changeSettings, ({ store, retailer }) =>
  value({ staffmembers: findStaff(store, retailer.retailerid).map(memberView) }),
);

const answerGet = handle(getStaff, rights.changeSettings, ({ store, retailer }, { username }) => {
  const staff = store.staff.get(normalUsername(username));
  return staff?.retailerid === retailer.retailerid ? value({ staff: memberView(staff) }) : nothing;
});

interface Form {
  username: string;
  name: string;
  surname: string;
  roleid: number;
}

/** Returns why a form is invalid, or null; `before` is the changed user. */
function formProblem({ store, retailer }: AuthenticatedContext, form: Form, before?: StaffRow): string | null {
  const known = store.staff.get(form.username);
  const isTaken = known !== undefined && known !== before;
  return namesProblem(form, retailer.retailerid, isTaken);
}

/** Returns the form's role, except the administrator's, which only staff id 1 has. */
function getRole({ store, retailer }: AuthenticatedContext, roleid: number): Role | undefined {
  return getRoles(store, retailer.retailerid).find((role) => role.roleid === roleid && role.roleid !== ADMINISTRATOR);
}

/** Above the ids of the seed: an id is never reused. */
const FIRST_ID = 100;

const answerAdd = handle(addStaff, rights.changeSettings, (context, _query, requested) => {
  const { password, confirmpassword, roleid, ...person } = requested;
  const problem = formProblem(context, { ...person, roleid }) ?? passwordProblem(password, confirmpassword);
  if (problem) return refuse(problem);
  const role = getRole(context, roleid);
  if (!role) return refuse('Please select a user role');
  const beyond = personChangeProblem(context.staff, null, role);
  if (beyond) return refuse(beyond);
  const { retailerid, grouporderingenabled } = context.retailer;
  context.store.staff.put({
    ...person,
    staffid: FIRST_ID + context.store.next(`staff ${retailerid}`),
    retailerid,
    initiallogin: false,
    role,
    password: hashPassword(password, person.username),
    ...(grouporderingenabled ? { assigned: [] } : {}),
  });
  return success;
});

/** Until set-up is finished, the administrator may change names (000 §5). */
const inSetUp = ({ staff }: AuthenticatedContext) => staff.staffid === ADMINISTRATOR && staff.initiallogin;

const isRenamed = (form: Form, before: StaffRow) =>
  form.username !== before.username || form.name !== before.name || form.surname !== before.surname;

const answerUpdate = handle(updateStaff, rights.changeSettings, (context, _query, requested) => {
  const before = member(context, requested.staffid);
  if (!before) return nothing;
  const { roleid, ...person } = requested;
  const nextrole = before.staffid === ADMINISTRATOR ? nextRole(before) : getRole(context, roleid);
  const problem =
    (nextrole && personChangeProblem(context.staff, before, nextrole)) ??
    formProblem(context, { ...person, roleid }, before);
  if (problem) return refuse(problem);
  if (isRenamed({ ...person, roleid }, before) && !inSetUp(context)) {
    return refuse('Name, surname and user name can only be changed during the set-up.');
  }
  if (!nextrole) return refuse('Please select a user role');
  if (!nextrole.issuperuser && getAssignedRetailers(context.retailer, before).length > 1) {
    return refuse('This user is not a Super User and therefore can only be assigned one pharmacy.');
  }
  rename(context, before, { ...before, ...person, nextrole });
  return success;
});

/** User names are the keys of staff and sessions. */
function rename({ store }: AuthenticatedContext, before: StaffRow, after: StaffRow): void {
  if (before.username !== after.username) {
    store.staff.delete(before.username);
    for (const session of store.sessions.at(before.username)) {
      store.sessions.put({ ...session, username: after.username });
    }
  }
  store.staff.put(after);
}

/** Ends all of a user's sessions at once, except the calling one. */
function endSessions({ store, hub, session, now, afterwards }: AuthenticatedContext, { username }: StaffRow): void {
  for (const theirs of store.sessions.at(username)) {
    if (theirs.token === session.token) continue;
    if (theirs.endedat === null) store.sessions.put({ ...theirs, endedat: now });
    afterwards(() => hub.dismissSession(theirs.token));
  }
}

const answerReset = handle(resetStaffPassword, rights.changeSettings, (context, _query, requested) => {
  const staff = member(context, requested.staffid);
  if (!staff) return nothing;
  const problem =
    passwordChangeProblem(context.staff, staff) ?? passwordProblem(requested.password, requested.confirmpassword);
  if (problem) return refuse(problem);
  context.store.staff.put({ ...staff, password: hashPassword(requested.password, staff.username) });
  // An earlier session may be the reason for the reset (ruling 46).
  endSessions(context, staff);
  return success;
});

const answerInitialLogin = handle(updateInitialLogin, rights.changeSettings, (context, _query, requested) => {
  const staff = member(context, requested.staffid);
  if (!staff || requested.retailerid !== context.retailer.retailerid) return nothing;
  const problem = setupProblem(context.staff, staff, requested.initiallogin);
  if (problem) return refuse(problem);
  context.store.staff.put({ ...staff, initiallogin: requested.initiallogin });
  return success;
});

const answerDelete = handle(deleteStaff, rights.changeSettings, (context, { staffid }) => {
  const staff = member(context, staffid);
  if (!staff) return nothing;
  if (staffid === ADMINISTRATOR) return refuse('The administrator cannot be deleted.');
  if (staff.username === context.session.username) return refuse('Users cannot delete themselves.');
  const beyond = personChangeProblem(context.staff, staff, null);
  if (beyond) return refuse(beyond);
  endSessions(context, staff);
  context.store.staff.delete(staff.username);
  return success;
});

/** The form comes before shapes with fewer fields. */
export const staffCalls = [
  answerList,
  answerGet,
  answerAdd,
  answerUpdate,
  answerReset,
  answerInitialLogin,
  answerDelete,
];
