import {
  isOfOneScript,
  isStrongPassword,
  normalName,
  normalUsername,
  type Role,
  type StaffMember,
} from '@mortar/contract';
import { object, ref, type Schema, string } from 'yup';
import { nameProblemText, typedEmail, typedLine, typedName } from '#parts/typed/typedText.ts';
import { ADMINISTRATOR } from '#session/people/firstSetup.ts';
import { type Administering, mayChange } from '#session/people/mayChange.ts';
import { messages } from '#settings/users/messages.ts';

export const TITLES = ['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Prof'] as const;
export type UserTitle = (typeof TITLES)[number];

/** What somebody types about a user. */
export interface UserValues {
  /** '' until it is chosen. */
  title: UserTitle | '';
  name: string;
  surname: string;
  /** Without its retailer. */
  username: string;
  /** A role's id as text; '' until it is chosen. */
  roleid: string;
  emailaddress: string;
  mobilenumber: string;
  idnumber: string;
  /** `yyyy-MM-dd`. */
  dob: string | null;
  /** A JPEG as base64, without the prefix of a data URL; '' for none. */
  image: string;
  /** Both '' for a user who has one already. */
  password: string;
  confirmpassword: string;
}

/** What a retailer's user names end with. */
export const getSuffix = (retailerid: number): string => `@${retailerid}`;

/** A user name as people type it: without the retailer's end, whether they typed that or not. */
export function ownPart(username: string, retailerid: number): string {
  const typed = normalUsername(username);
  const suffix = getSuffix(retailerid);
  return typed.endsWith(suffix) ? typed.slice(0, -suffix.length) : typed;
}

/** A user name as it is stored and signed in with: small letters, with its retailer (000 §5). */
export const wholeUsername = (username: string, retailerid: number): string =>
  `${ownPart(username, retailerid)}${getSuffix(retailerid)}`;

/** Why a user name cannot be one, whoever has it; undefined where it can. */
export function usernameProblem(username: string, retailerid: number): string | undefined {
  const own = ownPart(username, retailerid);
  if (own === '') return messages.required;
  if (/\s/.test(own)) return messages.username.oneWord;
  if (!isOfOneScript(own)) return messages.username.oneScript;
  const problem = nameProblemText(`${own}${getSuffix(retailerid)}`);
  if (problem) return problem;
  return own.includes('@') ? messages.username.at(getSuffix(retailerid)) : undefined;
}

const asTitle = (title: string): UserTitle | '' => TITLES.find((known) => known === title) ?? '';

/** A day of a record, which may carry a time; null where it holds none. */
const dayOf = (date: string): string | null => /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? null;

/** What a form begins with. */
export function userValues(member: StaffMember): UserValues {
  const { name, surname, emailaddress, mobilenumber, idnumber, dob, image, retailerid } = member;
  return {
    ...{ name, surname, emailaddress, mobilenumber, idnumber, image },
    title: asTitle(member.title),
    username: ownPart(member.username, retailerid),
    roleid: String(member.roleid),
    dob: dayOf(dob),
    ...{ password: '', confirmpassword: '' },
  };
}

export const NEW_USER: UserValues = {
  ...{ title: '', name: '', surname: '', username: '', roleid: '', emailaddress: '', mobilenumber: '' },
  ...{ idnumber: '', dob: null, image: '', password: '', confirmpassword: '' },
};

/** A role in the list of those that are given; disabled where it is not this person's to give. */
export type RoleToGive = Role & { disabled: boolean };

/**
 * The roles that somebody may be given: any but the administrator's.
 * @param by who gives it, and gives no right that they lack (ruling 46)
 */
export const rolesToGive = (roles: readonly Role[], by: Administering): readonly RoleToGive[] =>
  roles
    .filter(({ roleid }) => roleid !== ADMINISTRATOR)
    .map((role) => ({ ...role, disabled: !mayChange.assignment(by, role).allowed }));

/** The role somebody has; undefined where the list does not hold it. */
export const getRole = ({ roleid }: Pick<StaffMember, 'roleid'>, roles: readonly Role[] = []): Role | undefined =>
  roles.find((role) => role.roleid === roleid);

/** The rules of a new password, with the product's texts (000 §5). */
export const passwordSchema = {
  password: typedLine()
    .required(messages.required)
    .test('strong', messages.password.weak, (password) => isStrongPassword(password)),
  confirmpassword: string()
    .required(messages.required)
    .oneOf([ref('password')], messages.password.different),
};

export interface UserRules {
  retailerid: number;
  /** null for a new user. */
  staffid: number | null;
  /** The roles' ids that may be given. */
  roleids: readonly number[];
  /** The user names of everybody else, as they are stored. */
  others: readonly string[];
}

/** The rules of a user, with the product's texts (000 §5). */
export function userSchema({ retailerid, staffid, roleids, others }: UserRules): Schema<unknown> {
  const { required, selection, username, role } = messages;
  const given = roleids.map(String);
  return object({
    title: string().required(selection),
    name: typedName().trim().required(required),
    surname: typedName().trim().required(required),
    username: string()
      .test('is one', (typed = '', { createError }) => {
        const message = usernameProblem(typed, retailerid);
        return message === undefined || createError({ message });
      })
      .test('is free', username.exists, (typed = '') => !others.includes(wholeUsername(typed, retailerid))),
    // The administrator's role is nobody's choice.
    roleid: string().test(
      'may be given',
      role.choose,
      (roleid = '') => staffid === ADMINISTRATOR || (given.includes(roleid) && roleid !== String(ADMINISTRATOR)),
    ),
    mobilenumber: typedLine(),
    idnumber: typedLine(),
    emailaddress: typedEmail(),
    ...(staffid === null ? passwordSchema : {}),
  });
}

/** A user as it is sent: trimmed, with the retailer behind the user name and the picture without its prefix (000 §5). */
export function sentUser(values: UserValues, retailerid: number, gender: string) {
  const { title, roleid, username, image } = values;
  if (title === '') throw new Error('a title was chosen before anything is sent');
  return {
    title,
    name: normalName(values.name),
    surname: normalName(values.surname),
    username: wholeUsername(username, retailerid),
    roleid: Number(roleid),
    emailaddress: values.emailaddress.trim(),
    mobilenumber: values.mobilenumber.trim(),
    idnumber: values.idnumber.trim(),
    dob: values.dob ?? '',
    gender,
    image: withoutPrefix(image),
  };
}
export type SentUser = ReturnType<typeof sentUser>;

/** A picture's base64 alone. */
export const withoutPrefix = (image: string): string => image.replace(/^data:[^,]*,/, '');

/** Whether the server has of a user what was sent. */
export function isSaved(member: StaffMember, sent: SentUser): boolean {
  const { dob, ...rest } = sent;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return (dayOf(member.dob) ?? '') === dob && keys.every((key) => member[key] === sent[key]);
}
