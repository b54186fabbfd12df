import { describe, expect, it } from 'vitest';
import {
  getAssignedRetailers,
  getLiveSession,
  getSession,
  isLive,
  mayActFor,
  TOKEN_LIFETIME_SECONDS,
} from '../../src/rules/access/sessions.ts';
import { ADMINISTRATOR, fullName, namesProblem, passwordProblem } from '../../src/rules/access/staff.ts';
import type { RetailerRow, SessionRow, StaffRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

describe('a password', () => {
  it.each([
    ['Karoo!74', 'Karoo!74', null],
    ['Karoo!74', 'Karoo!75', 'Both password need to be the same'],
    [
      'karoo',
      'karoo',
      'Your Password is too weak. It must contain at least 6 characters, 1 uppercase, 1 lowercase, 1 number and 1 special character',
    ],
  ])('%s, confirmed by %s: %j', (password, confirmed, problem) => {
    expect(passwordProblem(password, confirmed)).toBe(problem);
  });
});

describe('the names of staff', () => {
  const someone = { username: 'buyer@1001', name: 'Thabo', surname: 'Nkosi' };
  const oneWord = 'A user name is one word, followed by @1001.';

  it.each([
    [{}, null],
    [{ name: ' ' }, 'Please fill out this field'],
    [{ surname: ' ' }, 'Please fill out this field'],
    [{ surname: '' }, 'Please fill out this field'],
    [{ username: 'buyer' }, oneWord],
    [{ username: 'buyer@1002' }, oneWord],
    [{ username: '@1001' }, oneWord],
    [{ username: 'the buyer@1001' }, oneWord],
    [{ username: 'buyer@home@1001' }, oneWord],
  ])('with %o: %j', (changes, problem) => {
    expect(namesProblem({ ...someone, ...changes }, 1001, false)).toBe(problem);
  });

  it('are unique', () => {
    expect(namesProblem(someone, 1001, true)).toBe('Username exists, please enter a unique username');
    expect([fullName(someone), ADMINISTRATOR]).toEqual(['Thabo Nkosi', 1]);
  });
});

describe('a session', () => {
  const session = {
    token: 'one',
    username: 'buyer@1001',
    retailerid: 1001,
    endedat: null,
    validto: 1000,
  } as SessionRow;
  const group = { retailerid: 2000, grouporderingenabled: true, assigned: [2001, 2002] } as unknown as RetailerRow;
  const pharmacy = { retailerid: 1001, grouporderingenabled: false, assigned: [2001] } as unknown as RetailerRow;
  const staff = (assigned?: number[]) => ({ username: 'buyer@1001', assigned }) as StaffRow;
  const store = (own: RetailerRow | undefined, person: StaffRow | undefined, ...sessions: SessionRow[]) =>
    ({
      sessions: {
        get: (token: string) => sessions.find((each) => each.token === token),
        at: (username: string) => sessions.filter((each) => each.username === username),
      },
      retailers: { get: () => own },
      staff: { get: () => person },
    }) as unknown as Store;

  it('lasts twelve hours, until it ends', () => {
    expect(TOKEN_LIFETIME_SECONDS).toBe(43_200);
    expect([isLive(session, 999), isLive(session, 1000), isLive(session, 1001)]).toEqual([true, false, false]);
    expect([isLive({ ...session, endedat: 500 }, 600), isLive(undefined, 0)]).toEqual([false, false]);
  });

  it('is found by its token and by its user while it lasts', () => {
    const ended = { ...session, token: 'ended', endedat: 1 };
    const some = store(pharmacy, staff(), ended, session);
    expect([getSession(some, 'one', 0), getSession(some, 'one', 1000)]).toEqual([session, undefined]);
    expect([getSession(some, 'ended', 0), getSession(some, null, 0)]).toEqual([undefined, undefined]);
    expect([getLiveSession(some, 'buyer@1001', 0), getLiveSession(some, 'admin@1001', 0)]).toEqual([
      session,
      undefined,
    ]);
  });

  it.each([
    ['a pharmacy on its own', pharmacy, staff([2001]), []],
    ['a group, for a user assigned to all', group, staff(), [2001, 2002]],
    ['a group, for a user assigned to some', group, staff([2002, 2003]), [2002]],
    ['a group, for a user assigned to none', group, staff([]), []],
  ])('works for the pharmacies of %s', (_name, own, person, retailers) => {
    expect(getAssignedRetailers(own, person)).toEqual(retailers);
  });

  it('may act for its own pharmacy and those assigned to it', () => {
    const ofGroup = { ...session, retailerid: 2000 };
    const mayAct = (own: RetailerRow | undefined, person: StaffRow | undefined, retailerid: number) =>
      mayActFor(store(own, person), ofGroup, retailerid);
    expect([2000, 2001, 2002, 2003].map((id) => mayAct(group, staff([2001]), id))).toEqual([true, true, false, false]);
    expect([mayAct(undefined, staff(), 2001), mayAct(group, undefined, 2001)]).toEqual([false, false]);
  });
});
