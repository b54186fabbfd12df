import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { staffMember, title } from '../../entities/staffMember.ts';
import { flag, id } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line, name, optionalLine } from '../../typed.ts';
import { picture, username } from '../../typedPerson.ts';

export const listStaff = call('listStaff', {
  method: 'POST',
  path: '/api/Login/staff/list/get',
  summary: "Lists the retailer's staff.",
  section: '000 §7',
  answer: z.object({ staffmembers: rows(staffMember) }),
});

export const getStaff = call('getStaff', {
  method: 'GET',
  path: '/api/Login/staff/get',
  summary: 'Reads one member of staff by user name.',
  section: '000 §7',
  query: z.object({ username: line }),
  answer: z.object({ staff: staffMember }),
});

const secret = { password: line, confirmpassword: line };
const form = {
  /** With its retailer: 'buyer@1001'. */
  username,
  title,
  name,
  surname: name,
  roleid: id,
  emailaddress: optionalLine,
  mobilenumber: optionalLine,
  idnumber: optionalLine,
  dob: optionalLine,
  gender: optionalLine,
  /** A JPEG as base64, without the prefix of a data URL; '' for none. */
  image: picture,
};

export const addStaff = call('addStaff', {
  method: 'PUT',
  path: '/api/Login/staff/add',
  summary: 'Adds a member of staff.',
  section: '000 §5, §7',
  body: z.object({ ...form, ...secret }),
});

export const updateStaff = call('updateStaff', {
  method: 'PUT',
  path: '/api/Login/staff/update',
  summary: 'Changes a member of staff, all but the password.',
  section: '000 §5, §7',
  body: z.object({ ...form, staffid: id }),
});

export const resetStaffPassword = call('resetStaffPassword', {
  method: 'PUT',
  path: '/api/Login/staff/update',
  summary: "Sets a member of staff's password.",
  section: '000 §5, §7',
  body: z.object({ ...secret, staffid: id }),
});

export const updateInitialLogin = call('updateInitialLogin', {
  method: 'PUT',
  path: '/api/Login/staff/update',
  summary: 'Says whether the set-up is still to come.',
  section: '000 §4, §7',
  body: z.object({ retailerid: id, staffid: id, initiallogin: flag }),
});

export const deleteStaff = call('deleteStaff', {
  method: 'DELETE',
  path: '/api/Login/staff/delete',
  summary: 'Deletes a member of staff, neither oneself nor the administrator.',
  section: '000 §4, §7',
  query: z.object({ staffid: id }),
});
