import type { Staff } from '@mortar/contract';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Session, sessionAtom } from '#session/session.ts';
import { machineStorage } from '#session/storage.ts';
import { readRemembered, remember, rememberAtom, rememberedAtom } from './remembered.ts';
import { resetAtom } from './reset.ts';

const thabo = { retailerid: 1001, staffid: 1 };
const lerato = { retailerid: 1001, staffid: 3 };
/** The administrator of another pharmacy has the same staff id. */
const atOtherPharmacy = { retailerid: 1002, staffid: 1 };
const allUsers = [thabo, lerato, atOtherPharmacy];
const KEY = 'mortar.places.1001/1';

beforeEach(() => {
  for (const { retailerid, staffid } of allUsers) machineStorage.remove(`mortar.places.${retailerid}/${staffid}`);
});

function signedIn(staff: Pick<Staff, 'retailerid' | 'staffid'>) {
  const store = createStore();
  store.set(sessionAtom, { staff } as Session);
  return store;
}

describe('a remembered value', () => {
  it('is the last written value under each name', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.jsonValue())), (written) => {
        machineStorage.remove(KEY);
        for (const [name, value] of written) remember(thabo, name, value);
        for (const [name, value] of new Map(written)) {
          // JSON loses `-0`, and spreading an own `__proto__`.
          if (name !== '__proto__') expect(readRemembered(thabo, name)).toEqual(JSON.parse(JSON.stringify(value)));
        }
      }),
    ));

  it('is not given to another user', () => {
    remember(thabo, 'pane ordering', 40);
    expect(allUsers.map((person) => readRemembered(person, 'pane ordering'))).toEqual([40, undefined, undefined]);
  });

  it('includes what another tab wrote meanwhile', () => {
    const store = signedIn(thabo);
    store.set(rememberAtom, 'a', 1);
    machineStorage.write(KEY, { a: 1, b: 2 });
    store.set(rememberAtom, 'c', 3);
    expect(machineStorage.read(KEY)).toEqual({ a: 1, b: 2, c: 3 });
  });

  it.each([[null], ['text'], [7], [[1, 2]]])('is undefined if something else is stored: %j', (stored) => {
    machineStorage.write(KEY, stored);
    expect(readRemembered(thabo, 'length')).toBeUndefined();
    expect(readRemembered(thabo, 'toString')).toBeUndefined();
    expect(signedIn(thabo).get(rememberedAtom('toString'))).toBeUndefined();
  });

  it('is the same object until it is written again', () => {
    remember(thabo, 'search products', { match: 'EndsWith' });
    const store = signedIn(thabo);
    const options = rememberedAtom('search products');
    const end = store.sub(options, () => undefined);
    const before = store.get(options);
    store.set(rememberAtom, 'pane ordering', 40);
    expect(store.get(options)).toBe(before);
    end();
  });

  it('is undefined while no one is signed in', () => {
    const store = createStore();
    store.set(resetAtom);
    expect(store.get(rememberedAtom('pane ordering'))).toBeUndefined();
  });
});

describe('a reset', () => {
  it('removes the values of the person, and keeps those of others', () => {
    for (const person of allUsers) remember(person, 'pane ordering', 40);
    const store = signedIn(thabo);
    const pane = rememberedAtom('pane ordering');
    expect(store.get(pane)).toBe(40);
    store.set(resetAtom);
    expect(store.get(pane)).toBeUndefined();
    expect(allUsers.map((person) => readRemembered(person, 'pane ordering'))).toEqual([undefined, 40, 40]);
  });

  it('is counted, and the count survives resets', () => {
    for (const _ of [1, 2, 3]) signedIn(thabo).set(resetAtom);
    expect(readRemembered(thabo, 'resets')).toBe(3);
  });
});
