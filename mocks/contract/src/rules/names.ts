/** Maximum number of characters of typed text (ruling 48). A picture's limit is in bytes, after cropping. */
export const LENGTHS = { name: 100, description: 200, message: 20_000, text: 1_000, picture: 200 * 1024 } as const;

/**
 * Invisible or display-altering characters: those that fonts may ignore (variation selectors, fillers, tags), control,
 * format and bidi characters, surrogates, private use, line separators, and a blank letter.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{2800}]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');
/** Characters that programs and databases do not pass on unchanged. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Returns whether a text has an invisible or display-altering character. */
export const hidesCharacters = (text: string): boolean => HIDDEN.test(text);

/**
 * Returns a text without invisible characters on one line, for names read from files, where the user cannot be
 * prompted.
 */
export const visibleText = (text: string): string =>
  text
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(ALL_HIDDEN, '')
    .trim();

/** Returns whether a text has no visible character. */
export const showsNothing = (text: string): boolean => visibleText(text) === '';

/** Returns whether a text holds NUL or a lone surrogate, which no message can store. */
export const isUnkeepable = (text: string): boolean => UNSTORABLE.test(text);

/** Returns a name in its stored form: NFKC, trimmed (ruling 48). */
export const normalName = (name: string): string => name.normalize('NFKC').trim();

/** Why an identifying name is invalid. */
export type NameProblem = 'hidden' | 'long';

/**
 * Returns the problem of a name.
 * @param maximum maximum number of characters; default a name's
 */
export function nameProblem(name: string, maximum: number = LENGTHS.name): NameProblem | undefined {
  if (hidesCharacters(name)) return 'hidden';
  return Math.max(name.length, normalName(name).length) > maximum ? 'long' : undefined;
}
