import { expect, it } from 'vitest';
import { type Chosen, entryName, storedEntry } from './entryName.ts';

it.each<[string, number | null, string]>([
  ['role', 7, 'role 7'],
  ['user', null, 'user new'],
])('names the form of %s %s', (list, key, name) => expect(entryName(list, key)).toBe(name));

it.each<[readonly string[], Chosen]>([
  [[], { kind: 'none' }],
  [['role 7'], { kind: 'one', key: 7 }],
  [['role new'], { kind: 'new' }],
  [['role 7', 'role 12'], { kind: 'one', key: 12 }],
  [['user 7', 'order settings', 'roles 7'], { kind: 'none' }],
  [['role 7', 'user 8'], { kind: 'one', key: 7 }],
  [['role ', 'role 7x', 'role -1'], { kind: 'none' }],
])('opens the list of roles with the typed entry of %j', (forms, chosen) => {
  expect(storedEntry('role', forms)).toEqual(chosen);
});
