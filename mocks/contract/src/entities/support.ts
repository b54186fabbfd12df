import * as z from 'zod/mini';
import { count, flag, id, moment, text } from '../scalars.ts';

/** A ticket in the list (002 §3). */
export const supportTicket = z.object({
  ticketid: id,
  ticketnumber: z.string(),
  subject: text,
  /** Assigned member of support. */
  staffmember: text,
  staffid: id,
  submitdate: moment,
  unreadmessagecount: count,
  profilepicture: text,
});
export type SupportTicket = z.output<typeof supportTicket>;

export const ticketMessage = z.object({
  isclientsender: flag,
  staffmember: text,
  message: z.string(),
  submitdate: moment,
});
export type TicketMessage = z.output<typeof ticketMessage>;

/** A member of support who accepts messages. */
export const supportMember = z.object({ id, name: z.string(), tel: text, email: text, profilePicture: text });
export type SupportMember = z.output<typeof supportMember>;
