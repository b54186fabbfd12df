import { expect, it } from 'vitest';
import { getPharmacy } from './getPharmacy.ts';

const NAMES: Record<number, string> = { 2001: 'Sea Point', 2002: 'Claremont', 2003: 'Muizenberg' };
const pharmacies = (...own: number[]) =>
  [2001, 2002, 2003].map((id) => ({ id, name: NAMES[id] ?? '', isAssigned: own.includes(id) }));

it.each([
  ['one of several', 2002, pharmacies(2001, 2002), 'Claremont'],
  ['the only one', 2002, pharmacies(2002), ''],
  ['one that is not one’s own', 2003, pharmacies(2001, 2002), ''],
  ['the group itself', 2000, pharmacies(2001, 2002), ''],
  ['a pharmacy on its own', 1001, undefined, ''],
])('names %s', (_, retailerid, own, expected) => {
  expect(getPharmacy({ retailerid }, own)).toBe(expected);
});
