import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashPassword, sha256, verifyPassword } from '../../src/rules/access/passwords.ts';

const known = (text: string) => createHash('sha256').update(text).digest('hex');

it.each([0, 1, 55, 56, 63, 64, 119, 120, 1000])('computes the SHA-256 hash of a text of %d characters', (length) => {
  expect(sha256('a'.repeat(length))).toBe(known('a'.repeat(length)));
});

it('computes the SHA-256 hash of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      fc.pre(text.isWellFormed());
      return sha256(text) === known(text);
    }),
  );
});

it('stores a salted password, and recognises it', () => {
  const stored = hashPassword('Karoo!74', 'salt');
  expect(stored).toEqual({ salt: 'salt', hash: known('salt:Karoo!74') });
  expect(verifyPassword('Karoo!74', stored)).toBe(true);
  expect(verifyPassword('Karoo!75', stored)).toBe(false);
  expect(verifyPassword('Karoo!74', { ...stored, salt: 'other' })).toBe(false);
});
