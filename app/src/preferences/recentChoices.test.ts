import { beforeEach, describe, expect, it } from 'vitest';
import { machineStorage } from '#session/storage.ts';
import { keepRecentChoice, recentChoices } from './recentChoices.ts';

const thabo = { retailerid: 1001, staffid: 1 };
const lerato = { retailerid: 1001, staffid: 3 };
const KEY = 'mortar.palette.1001/1';
const choice = (id: string) => ({ id, title: `Title of ${id}`, detail: '' });
const ids = (person = thabo) => recentChoices(person).map(({ id }) => id);

describe('what was chosen lately', () => {
  beforeEach(() => {
    for (const { staffid } of [thabo, lerato]) machineStorage.remove(`mortar.palette.1001/${staffid}`);
  });

  it('stands once, the latest first', () => {
    for (const id of ['a', 'b', 'a']) keepRecentChoice(thabo, choice(id));
    expect(ids()).toEqual(['a', 'b']);
  });

  it('is a person’s own', () => {
    keepRecentChoice(thabo, choice('a'));
    expect(ids(lerato)).toEqual([]);
  });

  it('is forgotten behind twelve others', () => {
    for (let at = 0; at < 20; at += 1) keepRecentChoice(thabo, choice(String(at)));
    expect([ids().length, ids()[0], ids().at(-1)]).toEqual([12, '19', '8']);
  });

  it.each([[null], ['text'], [{}], [[null, 1, { id: 'a' }, { ...choice('b'), title: 1 }]]])(
    'is nothing where something else is stored: %j',
    (stored) => {
      machineStorage.write(KEY, stored);
      expect(ids()).toEqual([]);
    },
  );
});
