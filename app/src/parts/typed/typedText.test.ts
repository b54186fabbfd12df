import { describe, expect, it } from 'vitest';
import { nameProblemText, typedDescription, typedEmail, typedEmails, typedLine, typedName } from './typedText.ts';

const hidden = 'Please leave out characters that cannot be seen.';
const long = (maximum: number) => `At most ${maximum} characters.`;

describe('a typed text', () => {
  it.each([
    ['a name', typedName(), 100],
    ['a description', typedDescription(), 200],
    ['any other text', typedLine(), 1_000],
  ])('is %s with a maximum length', async (_, rules, maximum) => {
    expect(await rules.isValid('a'.repeat(maximum))).toBe(true);
    await expect(rules.validate('a'.repeat(maximum + 1))).rejects.toThrow(long(maximum));
    expect(await rules.isValid('')).toBe(true);
  });

  it.each([
    ['nomsa@kloof.example', true, true],
    [' nomsa@kloof.example ', true, true],
    ['', true, true],
    ['  ', true, true],
    ['nomsa', false, false],
    ['nomsa@', false, false],
    ['@kloof.example', false, false],
    ['nomsa @kloof.example', false, false],
    ['a@b.example, c@d.example', false, true],
    ['a@b.example;c@d.example', false, true],
    ['a@b.example;', false, false],
    ['a@b.example c@d.example', false, false],
  ])('%j is an e-mail address: %s; or several: %s', async (typed, one, several) => {
    expect([await typedEmail().isValid(typed), await typedEmails().isValid(typed)]).toEqual([one, several]);
  });

  it('rejects invisible characters in a name', async () => {
    await expect(typedName().validate('Admin\u200b')).rejects.toThrow(hidden);
    await expect(typedDescription().validate('\u202eMonday')).rejects.toThrow(hidden);
    expect(await typedLine().isValid('082 555\u00a00101')).toBe(true);
    expect(nameProblemText('Admin')).toBeUndefined();
  });
});
