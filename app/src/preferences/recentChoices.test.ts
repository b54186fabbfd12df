import { beforeEach, describe, expect, it } from 'vitest';
import { machineStorage } from '#session/storage.ts';
import { keepRecentChoice, recentChoices } from './recentChoices.ts';

const thabo = { retailerid: 1001, staffid: 1 };
const lerato = { retailerid: 1001, staffid: 3 };
const KEY = 'mortar.palette.1001/1';
const choice = (id: string) => ({ id, title: `Title of ${id}`, detail: '' });
const ids = (person = thabo) => recentChoices(person).map(({ id }) => id);

describe('recent choices', () => {
  beforeEach(() => {
    for (const { staffid } of [thabo, lerato]) machineStorage.remove(`mortar.palette.1001/${staffid}`);
  });

  it('are listed once, the latest first', () => {
    for (const id of ['a', 'b', 'a']) keepRecentChoice(thabo, choice(id));
    expect(ids()).toEqual(['a', 'b']);
  });

  it('are stored per person', () => {
    keepRecentChoice(thabo, choice('a'));
    expect(ids(lerato)).toEqual([]);
  });

  it('are dropped after twelve others', () => {
    for (let at = 0; at < 20; at += 1) keepRecentChoice(thabo, choice(String(at)));
    expect([ids().length, ids()[0], ids().at(-1)]).toEqual([12, '19', '8']);
  });

  it.each([[null], ['text'], [{}], [[null, 1, { id: 'a' }, { ...choice('b'), title: 1 }]]])(
    'are empty if something else is stored: %j',
    (stored) => {
      machineStorage.write(KEY, stored);
      expect(ids()).toEqual([]);
    },
  );
});
