import type { StaffMember } from '@mortar/contract';
import { messages } from '#settings/profile/messages.ts';

/** Data from the session that the staff record lacks. */
export interface ProfileOf {
  staffname: string;
  rolename: string;
  retailername: string;
}

export interface ProfileFact {
  label: string;
  /** '' if unknown. */
  value: string;
}

/** Formats a date as `1980/05/17`; other text is unchanged (000 §5). */
const dayText = (day: string) => day.trim().replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$1/$2/$3');

/** Returns the facts of My Profile, in the specified order (000 §2, My Profile). */
export function profileFacts(member: StaffMember, { staffname, rolename, retailername }: ProfileOf): ProfileFact[] {
  const { facts } = messages;
  const { title, username, emailaddress, mobilenumber, idnumber, dob, initials } = member;
  return [
    { label: facts.title, value: title },
    { label: facts.staffname, value: staffname },
    { label: facts.username, value: username },
    { label: facts.role, value: rolename },
    { label: facts.retailername, value: retailername },
    { label: facts.emailaddress, value: emailaddress },
    { label: facts.mobilenumber, value: mobilenumber },
    { label: facts.idnumber, value: idnumber },
    { label: facts.dob, value: dayText(dob) },
    { label: facts.initials, value: initials },
  ].map(({ label, value }) => ({ label, value: value.trim() }));
}
