import type { StaffMember } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { messages } from '#settings/users/messages.ts';
import {
  fullUsername,
  isSaved,
  NEW_USER,
  ownPart,
  sentUser,
  type UserRules,
  type UserValues,
  usernameProblem,
  userSchema,
  userValues,
} from './userForm.ts';

const NOMSA: UserValues = {
  ...NEW_USER,
  title: 'Dr',
  name: 'Nomsa',
  surname: 'Zulu',
  username: 'nomsa',
  roleid: '2',
  password: 'Secret@1',
  confirmpassword: 'Secret@1',
};
const MEMBER: StaffMember = {
  staffid: 2,
  retailerid: 1001,
  username: 'buyer@1001',
  title: 'Mr',
  name: 'Thabo',
  surname: 'Nkosi',
  initials: 'TN',
  emailaddress: '',
  mobilenumber: '',
  idnumber: '',
  dob: '1984-05-17T00:00:00',
  gender: 'm',
  roleid: 2,
  issuperuser: false,
  image: '/9j/4AAQ',
  hasImage: true,
  initiallogin: false,
};
const RULES: UserRules = { retailerid: 1001, staffid: null, roleids: [2, 3, 11], others: ['viewer@1001'] };

/** Form errors by field. */
function problems(changed: Partial<UserValues>, rules: Partial<UserRules> = {}): Record<string, string> {
  try {
    userSchema({ ...RULES, ...rules }).validateSync({ ...NOMSA, ...changed }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The form shows the first error of a field.
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

const WEAK =
  'Your Password is too weak. It must contain at least 6 characters, 1 uppercase, 1 lowercase, 1 number and 1 special character';

describe('a new user', () => {
  it('is complete without e-mail address, mobile number and picture', () => {
    expect(problems({})).toEqual({});
  });

  it('reports all missing fields', () => {
    expect(problems(NEW_USER)).toEqual({
      title: 'Please make a selection',
      name: 'Please fill out this field',
      surname: 'Please fill out this field',
      username: 'Please fill out this field',
      roleid: 'Please select a user role',
      password: 'Please fill out this field',
      confirmpassword: 'Please fill out this field',
    });
  });

  it.each<[keyof UserValues, string, string]>([
    ['name', '   ', 'Please fill out this field'],
    ['surname', '\t', 'Please fill out this field'],
    ['username', '  ', 'Please fill out this field'],
    ['username', '@1001', 'Please fill out this field'],
    ['username', 'nomsa zulu', 'A username is one word, without spaces.'],
    ['username', 'nomsa@2000', 'A username cannot contain @: @1001 is added by itself.'],
    ['username', 'nomsa@kloof.example', 'A username cannot contain @: @1001 is added by itself.'],
    ['username', 'Viewer', 'Username exists, please enter a unique username'],
    ['username', 'viewer@1001', 'Username exists, please enter a unique username'],
    ['roleid', '1', 'Please select a user role'],
    ['roleid', '12', 'Please select a user role'],
    ['password', 'secret', WEAK],
    ['password', 'Karoo#74', WEAK],
    ['password', 'aB3@😀', WEAK],
    ['confirmpassword', 'Secret@2', 'Both password need to be the same'],
    ['surname', 'x'.repeat(101), 'At most 100 characters.'],
    ['mobilenumber', 'x'.repeat(1_001), 'At most 1000 characters.'],
    ['emailaddress', 'nomsa', 'Please enter an e-mail address, such as name@pharmacy.example.'],
  ])('cannot have the %s “%s”', (field, text, problem) => {
    expect(problems({ [field]: text })[field]).toBe(problem);
  });

  it.each<[keyof UserValues, string]>([
    ['name', '<script>alert(1)</script>'],
    ['name', 'نومسا'],
    ['surname', '__proto__'],
    ['surname', 'x'.repeat(100)],
    ['username', '🦓'],
    ['username', 'NOMSA@1001'],
    ['username', '__proto__'],
    ['emailaddress', ' nomsa@pharmacy.example '],
    ['mobilenumber', '+27 82 555 0100'],
  ])('can have the %s “%.30s”', (field, text) => {
    expect(problems({ [field]: text })).toEqual({});
  });
});

describe('a changed user', () => {
  it('has no password in the form', () => {
    const values = userValues(MEMBER);
    expect(values).toMatchObject({ username: 'buyer', roleid: '2', dob: '1984-05-17', password: '' });
    expect(problems(values, { staffid: 2 })).toEqual({});
  });

  it('keeps the administrator role only for staff id 1', () => {
    expect(problems({ ...userValues(MEMBER), roleid: '1' }, { staffid: 1 })).toEqual({});
    expect(problems({ ...userValues(MEMBER), roleid: '1' }, { staffid: 2 })).toEqual({
      roleid: 'Please select a user role',
    });
  });
});

describe('the request for a user', () => {
  it('is trimmed, has the retailer in the user name, and a picture without its prefix', () => {
    const typed = { ...NOMSA, username: ' Nomsa ', name: ' Nomsa ', image: 'data:image/jpeg;base64,/9j/4AAQ' };
    expect(sentUser(typed, 1001, '')).toEqual({
      title: 'Dr',
      name: 'Nomsa',
      surname: 'Zulu',
      username: 'nomsa@1001',
      roleid: 2,
      gender: '',
      emailaddress: '',
      mobilenumber: '',
      idnumber: '',
      dob: '',
      image: '/9j/4AAQ',
    });
  });

  it('keeps values that are not in the form, and is verified', () => {
    const sent = sentUser(userValues(MEMBER), 1001, MEMBER.gender);
    expect(sent.gender).toBe('m');
    expect(isSaved(MEMBER, sent)).toBe(true);
    expect(isSaved({ ...MEMBER, roleid: 3 }, sent)).toBe(false);
  });

  it('has the retailer once, however the name was typed', () => {
    expect([fullUsername('Nomsa', 1001), fullUsername('nomsa@1001', 1001), ownPart('a@2000', 1001)]).toEqual([
      ...['nomsa@1001', 'nomsa@1001', 'a@2000'],
    ]);
  });
});

describe('lookalike names', () => {
  it.each([
    ['аdmin', messages.username.oneScript],
    ['bu\u200byer', 'Please leave out characters that cannot be seen.'],
    ['a'.repeat(96), 'At most 100 characters.'],
    ['a'.repeat(95), undefined],
    ['Ｎomsa', undefined],
    ['zoë', undefined],
  ])('%.20j as a user name', (username, problem) => {
    expect(usernameProblem(username, 1001)).toBe(problem);
  });

  it('are normalised', () => {
    expect(fullUsername('Ｎomsa', 1001)).toBe('nomsa@1001');
    const sent = sentUser(
      { ...NEW_USER, title: 'Ms', name: ' Ｎomsa', surname: 'Zulu ', username: 'ｎomsa' },
      1001,
      '',
    );
    expect(sent).toMatchObject({ name: 'Nomsa', surname: 'Zulu', username: 'nomsa@1001' });
  });
});
