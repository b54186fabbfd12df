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
  ['another user of a new pharmacy', { staffid: 2, initiallogin: true }, false],
])('is required for %s: %o %s', (_who, staff, due) => expect(isSetupDue(as(staff))).toBe(due));

describe('the step of the first-time setup', () => {
  it('is restored by a reload, for the same pharmacy only', () => {
    expect(readSetupStep(session)).toBeNull();
    keepSetupStep(session, 'users');
    expect(readSetupStep(session)).toBe('users');
    expect(readSetupStep(as({ retailerid: 4711 }))).toBeNull();
  });

  it.each(['7', '"users"', '{"retailerid":1001,"step":{}}', 'no JSON'])('is null if %s is stored', (stored) => {
    sessionStorage.setItem('mortar.setup', stored);
    expect(readSetupStep(session)).toBeNull();
  });

  it('is removed at the end, and a reload finds the setup done', () => {
    const store = createStore();
    const before = as({ staffid: 1, initiallogin: true });
    store.set(sessionAtom, before);
    keepSetupStep(before, 'tutorial');
    endSetup({ store });
    expect(store.get(sessionAtom)).toEqual(as({ staffid: 1, initiallogin: false }));
    expect(readStoredSession()?.staff.initiallogin).toBe(false);
    expect(readSetupStep(before)).toBeNull();
  });

  it('stores nothing for an ended session', () => {
    const store = createStore();
    endSetup({ store });
    expect(store.get(sessionAtom)).toBeNull();
    expect(readStoredSession()).toBeNull();
  });
});
