import '#session/testing/storageAreas.ts';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStoredSession, sessionAtom } from '#session/session.ts';
import { session } from '#session/testing/sessions.ts';
import { endSetup, isSetupDue, keepSetupStep, readSetupStep } from './firstSetup.ts';

const as = (staff: Partial<typeof session.staff>) => ({ ...session, staff: { ...session.staff, ...staff } });
beforeEach(() => sessionStorage.clear());

it.each([
  ['the administrator of a new pharmacy', { staffid: 1, initiallogin: true }, true],
  ['the administrator of any other', { staffid: 1, initiallogin: false }, false],
  ['somebody else of a new pharmacy', { staffid: 2, initiallogin: true }, false],
])('is asked of %s: %o %s', (_who, staff, due) => expect(isSetupDue(as(staff))).toBe(due));

describe('the step of the first-time setup', () => {
  it('is found by a reload, by the same pharmacy alone', () => {
    expect(readSetupStep(session)).toBeNull();
    keepSetupStep(session, 'users');
    expect(readSetupStep(session)).toBe('users');
    expect(readSetupStep(as({ retailerid: 4711 }))).toBeNull();
  });

  it.each(['7', '"users"', '{"retailerid":1001,"step":{}}', 'no JSON'])('is none where %s is kept', (stored) => {
    sessionStorage.setItem('mortar.setup', stored);
    expect(readSetupStep(session)).toBeNull();
  });

  it('is forgotten at the end, and a reload finds that the setup is done', () => {
    const store = createStore();
    const before = as({ staffid: 1, initiallogin: true });
    store.set(sessionAtom, before);
    keepSetupStep(before, 'tutorial');
    endSetup({ store });
    expect(store.get(sessionAtom)).toEqual(as({ staffid: 1, initiallogin: false }));
    expect(readStoredSession()?.staff.initiallogin).toBe(false);
    expect(readSetupStep(before)).toBeNull();
  });

  it('keeps nothing of a session that is over', () => {
    const store = createStore();
    endSetup({ store });
    expect(store.get(sessionAtom)).toBeNull();
    expect(readStoredSession()).toBeNull();
  });
});
