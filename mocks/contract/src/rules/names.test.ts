import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LENGTHS, nameProblem, normalName } from './names.ts';
import { isSameName } from './sameName.ts';
import { isOfOneScript, normalUsername } from './scripts.ts';

describe('a name that identifies', () => {
  it.each([
    ['Ａdmin', 'Admin'],
    ['  Night  shift ', 'Night  shift'],
    ['ﬁrst', 'first'],
    ['Café', 'Café'],
    ['Zoë', 'Zoë'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normalName(typed)).toBe(kept);
  });

  it.each([
    ['Admin', 'Ａdmin'],
    ['ADMIN', 'admin '],
    ['Night shift', 'night\u00a0 SHIFT'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['ıntern', 'Intern'],
    ['Cafe\u0301', 'CAFÉ'],
  ])('%j is the same as %j', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(`${one} 2`, other)).toBe(false);
    expect(isSameName(`${one} 2`, `${one}2`)).toBe(false);
  });

  it.each([
    ...[
      'Admin\u200b',
      '\u202enimda',
      'Ad\u0000min',
      'Ad\u00admin',
      '\ufeffAdmin',
      'Admin\u2066',
      'Ad\u2060min',
      'a\nb',
    ],
    ...['Ad\u200dmin', 'Admin\u3164', '\u2800', 'Ad\u034fmin', '\ud800', '\ue000', 'a\u2028b', 'a\tb', '\u061cAdmin'],
  ])('%j hides something', (name) => {
    expect(nameProblem(name)).toBe('hidden');
  });

  it.each(['Night shift', 'O’Brien-Nel', "d'Arcy", 'Nqobilé Ngcobo', 'Flu 2026 (½ price)', 'Ünal', 'ሰላም', '😀 Team'])(
    '%j hides nothing',
    (name) => {
      expect(nameProblem(name)).toBeUndefined();
    },
  );

  it('has a hundred characters at most, as typed and as kept', () => {
    expect(nameProblem('a'.repeat(100))).toBeUndefined();
    expect(nameProblem('a'.repeat(101))).toBe('long');
    expect(nameProblem('\ufdfa'.repeat(10))).toBe('long');
    expect(nameProblem('a'.repeat(200), LENGTHS.description)).toBeUndefined();
  });

  it('is the same name in whichever form it is kept', () => {
    fc.assert(fc.property(fc.string({ maxLength: 12 }), (name) => isSameName(normalName(name), name)));
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 12 }),
        (name) => normalName(normalName(name)) === normalName(name),
      ),
    );
  });
});

describe('a user name', () => {
  it.each(['buyer@1001', 'zoë', 'покупатель', 'ΑΓΟΡΑΣΤΗΣ', 'ሰላም', '薬局', 'くすり', '4711', 'a-b_c.d', ''])(
    '%j is of one script',
    (name) => {
      expect(isOfOneScript(name)).toBe(true);
    },
  );

  it.each(['аdmin', 'adm\u0456n', 'buyеr', 'adminα', 'ａdmіn', 'a薬'])('%j is not', (name) => {
    expect(isOfOneScript(name)).toBe(false);
  });

  it('is kept in small letters', () => {
    expect(normalUsername(' Ｎomsa@1001 ')).toBe('nomsa@1001');
  });
});
