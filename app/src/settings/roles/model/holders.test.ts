import type { StaffMember } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { messages } from '#settings/roles/messages.ts';
import { countAssigned, getHolders, holdersText, superuserProblem } from './holders.ts';

const member = (name: string, roleid: number, surname = '') =>
  ({ name, surname, username: `${name}@1001`.toLowerCase(), roleid }) as StaffMember;

describe('the holders of a role', () => {
  it('are its current users', () => {
    const [one, other] = [member('Ann', 7), member('Ben', 8)];
    expect(getHolders([one, other], 7)).toEqual([one]);
    expect(getHolders([one, other], 9)).toEqual([]);
  });

  it.each([
    [[], messages.holders.noOne],
    [[member('Ben', 7), member('Ann', 7, 'Zulu')], 'Who has this role: Ann Zulu, Ben.'],
    [[member('', 7)], 'Who has this role: @1001.'],
    [[...'ijklabcdefgh'].map((name) => member(name, 7)), 'Who has this role: a, b, c, d, e, f, g, h and 4 more.'],
    [[...'abcdefgh'].map((name) => member(name, 7)), 'Who has this role: a, b, c, d, e, f, g, h.'],
  ])('are listed by name: %#', (holders, text) => expect(holdersText(holders)).toBe(text));
});

describe('a role that loses the super user right', () => {
  it('counts only assigned pharmacies', () => {
    const pharmacies = [true, false, true].map((isassigned) => ({ isAssigned: isassigned }) as PharmacyAssignment);
    expect(countAssigned(pharmacies)).toBe(2);
  });

  it.each([
    [[], undefined],
    [[['Ann', 1]], undefined],
    [[['Ann', 0]], undefined],
    [[['Ann', 2]], 'Ann works for 2 pharmacies. Assign them only one first, under User Pharmacy Management.'],
    [
      [
        ['Ann', 3],
        ['Ben', 1],
        ['Cas', 2],
      ],
      'Ann works for 3 pharmacies, Cas works for 2 pharmacies. Assign each of them only one first, under User Pharmacy Management.',
    ],
  ] as [[string, number][], string | undefined][])('with %j reports %s', (holders, text) => {
    expect(superuserProblem(holders.map(([name, pharmacies]) => ({ name, pharmacies })))).toBe(text);
  });
});
