import * as z from 'zod/mini';
import { count, flag, id, moment, text } from '../scalars.ts';

/** A ticket as the list shows it (002 §3). */
export const supportTicket = z.object({
  ticketid: id,
  ticketnumber: z.string(),
  subject: text,
  /** Who of support looks after it. */
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

/** Somebody of support one can write to. */
export const supportMember = z.object({ id, name: z.string(), tel: text, email: text, profilePicture: text });
export type SupportMember = z.output<typeof supportMember>;
