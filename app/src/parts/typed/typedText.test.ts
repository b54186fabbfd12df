import { describe, expect, it } from 'vitest';
import { nameProblemText, typedDescription, typedLine, typedName } from './typedText.ts';

const hidden = 'Please leave out characters that cannot be seen.';
const long = (most: number) => `At most ${most} characters.`;

describe('what is typed', () => {
  it.each([
    ['a name', typedName(), 100],
    ['a description', typedDescription(), 200],
    ['any other text', typedLine(), 1_000],
  ])('is %s of so many characters at most', async (_, rules, most) => {
    expect(await rules.isValid('a'.repeat(most))).toBe(true);
    await expect(rules.validate('a'.repeat(most + 1))).rejects.toThrow(long(most));
    expect(await rules.isValid('')).toBe(true);
  });

  it('hides nothing in a name', async () => {
    await expect(typedName().validate('Admin\u200b')).rejects.toThrow(hidden);
    await expect(typedDescription().validate('\u202eMonday')).rejects.toThrow(hidden);
    expect(await typedLine().isValid('082 555\u00a00101')).toBe(true);
    expect(nameProblemText('Admin')).toBeUndefined();
  });
});
