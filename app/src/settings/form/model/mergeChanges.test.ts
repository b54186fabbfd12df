import { describe, expect, it } from 'vitest';
import { mergeChanges } from './mergeChanges.ts';

const initial = { name: 'Night', rights: { read: true, send: false, schedules: { n: false } } };

describe('the changes of two users', () => {
  it('are both kept if each changed something else', () => {
    const typed = { ...initial, rights: { ...initial.rights, send: true } };
    const saved = { ...initial, name: 'Late', rights: { ...initial.rights, schedules: { n: true } } };
    expect(mergeChanges(initial, typed, saved)).toEqual({
      name: 'Late',
      rights: { read: true, send: true, schedules: { n: true } },
    });
  });

  it('have the typed value if both changed the same field', () => {
    expect(mergeChanges(initial, { ...initial, name: 'Mine' }, { ...initial, name: 'Theirs' }).name).toBe('Mine');
  });

  it('have the other user’s value if nothing was typed', () => {
    const saved = { ...initial, name: 'Theirs' };
    expect(mergeChanges(initial, initial, saved)).toEqual(saved);
  });

  it('support any saved value, including names of object properties', () => {
    expect(mergeChanges({ a: '' }, { a: '__proto__' }, { a: 'constructor' })).toEqual({ a: '__proto__' });
    expect(mergeChanges({ a: null }, { a: null }, { a: '2026-01-01' })).toEqual({ a: '2026-01-01' });
  });
});
