import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnkeepable, LENGTHS, nameProblem, normalName, showsNothing, visibleText } from './names.ts';
import { isSameName } from './sameName.ts';
import { isOfOneScript, normalUsername } from './scripts.ts';

describe('an identifying name', () => {
  it.each([
    ['Ａdmin', 'Admin'],
    ['  Night  shift ', 'Night  shift'],
    ['ﬁrst', 'first'],
    ['Café', 'Café'],
    ['Zoë', 'Zoë'],
  ])('%j is normalised to %j', (typed, expected) => {
    expect(normalName(typed)).toBe(expected);
  });

  it.each([
    ['Admin', 'Ａdmin'],
    ['ADMIN', 'admin '],
    ['Night shift', 'night\u00a0 SHIFT'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['ıntern', 'Intern'],
    ['Cafe\u0301', 'CAFÉ'],
  ])('%j is the same as %j', (a, b) => {
    expect(isSameName(a, b)).toBe(true);
    expect(isSameName(`${a} 2`, b)).toBe(false);
    expect(isSameName(`${a} 2`, `${a}2`)).toBe(false);
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
    ...['Admin\ufe0f', 'Admin\u{e0100}', 'Ad\u180bmin', 'Ad\u115fmin', 'Ad\u{e0041}min', 'Ad\u17b4min', 'Admin\uffa0'],
    ...['Ad\u200dmin', 'Admin\u3164', '\u2800', 'Ad\u034fmin', '\ud800', '\ue000', 'a\u2028b', 'a\tb', '\u061cAdmin'],
  ])('%j has invisible characters', (name) => {
    expect(nameProblem(name)).toBe('hidden');
  });

  it.each(['Night shift', 'O’Brien-Nel', "d'Arcy", 'Nqobilé Ngcobo', 'Flu 2026 (½ price)', 'Ünal', 'ሰላም', '😀 Team'])(
    '%j has no invisible characters',
    (name) => {
      expect(nameProblem(name)).toBeUndefined();
    },
  );

  it('has at most a hundred characters, as typed and as stored', () => {
    expect(nameProblem('a'.repeat(100))).toBeUndefined();
    expect(nameProblem('a'.repeat(101))).toBe('long');
    expect(nameProblem('\ufdfa'.repeat(10))).toBe('long');
    expect(nameProblem('a'.repeat(200), LENGTHS.description)).toBeUndefined();
  });

  it('is the same name before and after normalisation', () => {
    fc.assert(fc.property(fc.string({ maxLength: 12 }), (name) => isSameName(normalName(name), name)));
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 12 }),
        (name) => normalName(normalName(name)) === normalName(name),
      ),
    );
  });
});

describe('a text without visible characters', () => {
  it.each(['', ' \t\n', '\u200b', '\u202e', '\0', '\ud800', ' \ufe0f\u2800 ', '\u3164', '\u{e0041}\u2028'])(
    'is %j',
    (text) => {
      expect(showsNothing(text)).toBe(true);
      expect(visibleText(text)).toBe('');
    },
  );

  it.each(['.', '👍🏽', '❤️', 'a\u200b', 'ሰላም', '\u202ea'])('is not %j', (text) => {
    expect(showsNothing(text)).toBe(false);
  });

  it.each([
    ['Zzq \u202egnp.exe\u202c x\u200by', 'Zzq gnp.exe xy'],
    ['Pana\u00addo\t500\r\nmg', 'Panado 500 mg'],
    [' Café  Zoë ', 'Café Zoë'],
    ['a\u2028b', 'a b'],
  ])('%j is displayed as %j', (text, seen) => {
    expect(visibleText(text)).toBe(seen);
  });

  it.each([
    ['\0', true],
    ['Hello\0', true],
    ['\ud83d', true],
    ['Hello \udc4d', true],
    ['👍 \u202e\u200b\n\t', false],
  ])('%j cannot be stored: %s', (text, is) => {
    expect(isUnkeepable(text)).toBe(is);
  });

  it('has no invisible characters once it is cleaned', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => nameProblem(visibleText(text), Number.MAX_SAFE_INTEGER) !== 'hidden',
      ),
    );
  });
});

describe('a user name', () => {
  it.each(['buyer@1001', 'zoë', 'покупатель', 'ΑΓΟΡΑΣΤΗΣ', 'ሰላም', '薬局', 'くすり', '4711', 'a-b_c.d', ''])(
    '%j uses one script',
    (name) => {
      expect(isOfOneScript(name)).toBe(true);
    },
  );

  it.each(['аdmin', 'adm\u0456n', 'buyеr', 'adminα', 'ａdmіn', 'a薬'])('%j uses several scripts', (name) => {
    expect(isOfOneScript(name)).toBe(false);
  });

  it('is stored in lower case', () => {
    expect(normalUsername(' Ｎomsa@1001 ')).toBe('nomsa@1001');
  });
});
