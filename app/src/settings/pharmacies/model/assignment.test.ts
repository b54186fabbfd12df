import { describe, expect, it } from 'vitest';
import {
  assignmentProblem,
  assignmentSchema,
  assignmentValues,
  getRemoved,
  hasWords,
  isAssigned,
  isOnlyAdministrator,
  mayAssign,
  typedAssignments,
} from './assignment.ts';

const PHARMACIES = [
  { id: 2001, name: 'Sea Point', isAssigned: true },
  { id: 2002, name: 'Claremont', isAssigned: false },
];
const of = (...assigned: number[]) =>
  assignmentValues(PHARMACIES.map((one) => ({ ...one, isAssigned: assigned.includes(one.id) })));

it.each([
  [PHARMACIES, 2001, true],
  [PHARMACIES, 2002, false],
  // Unknown cases are left to the server.
  [PHARMACIES, 2003, true],
  [undefined, 2002, true],
] as const)('decides for pharmacies %j whether %d can be assigned: %s', (own, retailerid, may) =>
  expect(mayAssign(own, retailerid)).toBe(may),
);

it.each([
  [[], false],
  [[1], true],
  [[1, 2], false],
  [[2], false],
])('decides whether staff %j is only the administrator: %s', (staffids, alone) => {
  expect(isOnlyAdministrator(staffids.map((staffid) => ({ staffid })))).toBe(alone);
});

it.each([
  [[2001], [2001], []],
  [[2001], [2002], [2001]],
  [[2001], [], [2001]],
  [[], [2001], []],
])('changes %j to %j and removes %j', (startedAt, typed, taken) => {
  const found = getRemoved(of(...startedAt).assigned, of(...typed).assigned, PHARMACIES);
  expect(found.map(({ id }) => id)).toEqual(taken);
});

describe('the pharmacies of a user', () => {
  it.each([
    ['none', [], false, 'Please assign at least one pharmacy.'],
    ['none', [], true, 'Please assign at least one pharmacy.'],
    ['one', [2001], false, undefined],
    ['one', [2002], true, undefined],
    ['two', [2001, 2002], false, 'This user is not a Super User and therefore can only be assigned one pharmacy.'],
    ['two', [2001, 2002], true, undefined],
  ] as const)('can be %s: %j, super user %s', (_, assigned, issuperuser, problem) => {
    const values = of(...assigned);
    expect(assignmentProblem(values.assigned, issuperuser)).toBe(problem);
    const valid = assignmentSchema(issuperuser).isValidSync(values);
    expect(valid).toBe(problem === undefined);
  });

  it('are those of the form, and verified', () => {
    const sent = typedAssignments(PHARMACIES, of(2002));
    expect(sent).toEqual([
      { id: 2001, name: 'Sea Point', isAssigned: false },
      { id: 2002, name: 'Claremont', isAssigned: true },
    ]);
    expect(isAssigned(PHARMACIES, sent)).toBe(false);
    expect(isAssigned(PHARMACIES, typedAssignments(PHARMACIES, of(2001)))).toBe(true);
  });

  it.each([
    ['', ['Sea Point', 'Claremont']],
    ['  ', ['Sea Point', 'Claremont']],
    ['point', ['Sea Point']],
    ['POINT sea', ['Sea Point']],
    ['point claremont', []],
    ['.*', []],
  ])('are searched by the words %j', (words, found) => {
    expect(PHARMACIES.filter(hasWords(words)).map(({ name }) => name)).toEqual(found);
  });
});
