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

export interface UserValues {
  /** '' until selected. */
  title: UserTitle | '';
  name: string;
  surname: string;
  /** Without its retailer. */
  username: string;
  /** Role id as text; '' until selected. */
  roleid: string;
  emailaddress: string;
  mobilenumber: string;
  idnumber: string;
  /** `yyyy-MM-dd`. */
  dob: string | null;
  /** JPEG as base64, without data URL prefix; '' for none. */
  image: string;
  /** Both '' for an existing user. */
  password: string;
  confirmpassword: string;
}

/** Returns the suffix of a retailer's user names. */
export const getSuffix = (retailerId: number): string => `@${retailerId}`;

/** Returns a user name without the retailer's suffix. */
export function ownPart(username: string, retailerId: number): string {
  const typed = normalUsername(username);
  const suffix = getSuffix(retailerId);
  return typed.endsWith(suffix) ? typed.slice(0, -suffix.length) : typed;
}

/** Returns a user name as stored and used for sign-in: lower case, with its retailer (000 §5). */
export const fullUsername = (username: string, retailerId: number): string =>
  `${ownPart(username, retailerId)}${getSuffix(retailerId)}`;

/** Returns why a user name is invalid; undefined if valid. */
export function usernameProblem(username: string, retailerId: number): string | undefined {
  const own = ownPart(username, retailerId);
  if (own === '') return messages.required;
  if (/\s/.test(own)) return messages.username.oneWord;
  if (!isOfOneScript(own)) return messages.username.oneScript;
  const problem = nameProblemText(`${own}${getSuffix(retailerId)}`);
  if (problem) return problem;
  return own.includes('@') ? messages.username.at(getSuffix(retailerId)) : undefined;
}

const asTitle = (title: string): UserTitle | '' => TITLES.find((known) => known === title) ?? '';

/** Date of a record that may have a time; null if none. */
const dayOf = (date: string): string | null => /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? null;

/** Returns a user's initial form values. */
export function userValues(member: StaffMember): UserValues {
  const { name, surname, emailaddress, mobilenumber, idnumber, dob, image, retailerid } = member;
  return {
    name,
    surname,
    emailaddress,
    mobilenumber,
    idnumber,
    image,
    title: asTitle(member.title),
    username: ownPart(member.username, retailerid),
    roleid: String(member.roleid),
    dob: dayOf(dob),
    password: '',
    confirmpassword: '',
  };
}

export const NEW_USER: UserValues = {
  title: '',
  name: '',
  surname: '',
  username: '',
  roleid: '',
  emailaddress: '',
  mobilenumber: '',
  idnumber: '',
  dob: null,
  image: '',
  password: '',
  confirmpassword: '',
};

/** Role that can be assigned; disabled if the user may not. */
export type RoleToGive = Role & { disabled: boolean };

/**
 * Returns the roles that can be assigned, without the administrator's.
 * @param by user who assigns, limited to own permissions (ruling 46)
 */
export const rolesToGive = (roles: readonly Role[], by: Administering): readonly RoleToGive[] =>
  roles
    .filter(({ roleid }) => roleid !== ADMINISTRATOR)
    .map((role) => ({ ...role, disabled: !mayChange.assignment(by, role).allowed }));

/** Returns a user's role; undefined if not in the list. */
export const getRole = ({ roleid }: Pick<StaffMember, 'roleid'>, roles: readonly Role[] = []): Role | undefined =>
  roles.find((role) => role.roleid === roleid);

/** Validation of a new password with the specified texts (000 §5). */
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
  /** Ids of roles that can be assigned. */
  roleids: readonly number[];
  /** User names of all others, as stored. */
  others: readonly string[];
}

/** Returns a user's validation with the specified texts (000 §5). */
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
      .test('is free', username.exists, (typed = '') => !others.includes(fullUsername(typed, retailerid))),
    // The administrator's role cannot be selected.
    roleid: string().test(
      'may be given',
      role.choose,
      (roleId = '') => staffid === ADMINISTRATOR || (given.includes(roleId) && roleId !== String(ADMINISTRATOR)),
    ),
    mobilenumber: typedLine(),
    idnumber: typedLine(),
    emailaddress: typedEmail(),
    ...(staffid === null ? passwordSchema : {}),
  });
}

/** Returns a user to send: trimmed, with the retailer in the user name and the picture without prefix (000 §5). */
export function sentUser(values: UserValues, retailerId: number, gender: string) {
  const { title, roleid, username, image } = values;
  if (title === '') throw new Error('a title was chosen before anything is sent');
  return {
    title,
    name: normalName(values.name),
    surname: normalName(values.surname),
    username: fullUsername(username, retailerId),
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

/** Returns a picture's base64 data without prefix. */
export const withoutPrefix = (image: string): string => image.replace(/^data:[^,]*,/, '');

/** Returns true if the server has the sent user. */
export function isSaved(member: StaffMember, sent: SentUser): boolean {
  const { dob, ...rest } = sent;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return (dayOf(member.dob) ?? '') === dob && keys.every((key) => member[key] === sent[key]);
}
