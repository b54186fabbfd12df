import * as z from 'zod/mini';
import { flag, id, text } from '../scalars.ts';

export const title = z.enum(['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Prof']);
export type Title = z.output<typeof title>;

/** A member of staff in administration (000 §3). Pin and passwords are never sent to a client. */
export const staffMember = z.object({
  staffid: id,
  retailerid: id,
  /** With its retailer: 'buyer@1001'. */
  username: z.string(),
  title: text,
  name: text,
  surname: text,
  initials: text,
  emailaddress: text,
  mobilenumber: text,
  idnumber: text,
  dob: text,
  gender: text,
  roleid: id,
  issuperuser: flag,
  /** A JPEG as base64, without the prefix of a data URL. */
  image: text,
  hasImage: flag,
  initiallogin: flag,
});
export type StaffMember = z.output<typeof staffMember>;
