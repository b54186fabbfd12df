import '#session/testing/storageAreas.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { staff } from '#session/testing/sessions.ts';
import { keepDraft, readDrafts, takeDraft } from './drafts.ts';

const ROLE = { initial: { send: false }, typed: { send: true } };
const USER = { initial: { name: '' }, typed: { name: 'Thandi' } };

beforeEach(() => sessionStorage.clear());

describe('a draft stored at the end of a session', () => {
  it('is restored once, for each form separately', () => {
    keepDraft(staff, 'role 7', ROLE);
    keepDraft(staff, 'user new', USER);
    expect(readDrafts(staff)).toEqual({ 'role 7': ROLE, 'user new': USER });
    expect(takeDraft(staff, 'role 8')).toBeNull();
    expect(takeDraft(staff, 'role 7')).toEqual(ROLE);
    expect(takeDraft(staff, 'role 7')).toBeNull();
    expect(takeDraft(staff, 'user new')).toEqual(USER);
    expect(sessionStorage.length).toBe(0);
  });

  it('is the last text of a form', () => {
    keepDraft(staff, 'role 7', ROLE);
    keepDraft(staff, 'role 7', USER);
    expect(readDrafts(staff)).toEqual({ 'role 7': USER });
  });

  it.each([
    ['another user', { ...staff, username: 'admin@1001' }],
    ['another pharmacy', { ...staff, retailerid: 2001 }],
  ])('is not given to %s, and remains stored', (_who, other) => {
    keepDraft(staff, 'role 7', ROLE);
    expect([readDrafts(other), takeDraft(other, 'role 7')]).toEqual([{}, null]);
    expect(readDrafts(staff)).toEqual({ 'role 7': ROLE });
  });

  it('is replaced by what another user typed later', () => {
    keepDraft(staff, 'role 7', ROLE);
    keepDraft({ ...staff, username: 'admin@1001' }, 'user new', USER);
    expect(readDrafts(staff)).toEqual({});
    expect(sessionStorage.getItem('mortar.drafts')).not.toContain('role 7');
  });

  it.each([
    'null',
    '[]',
    '{"username":"buyer@1001","retailerid":1001,"drafts":[]}',
    '{"username":"buyer@1001","retailerid":1001,"drafts":{"role 7":null,"role 8":{"began":{},"typed":[]}}}',
    'no JSON',
  ])('is dropped if it is malformed: %s', (stored) => {
    sessionStorage.setItem('mortar.drafts', stored);
    expect(readDrafts(staff)).toEqual({});
  });
});
