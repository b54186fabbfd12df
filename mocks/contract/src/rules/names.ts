/** Characters at most of what people type (ruling 48). A picture's is in bytes, after it was cut. */
export const LENGTHS = { name: 100, description: 200, message: 20_000, text: 1_000, picture: 200 * 1024 } as const;

/**
 * What nobody sees, or what turns what is seen around: what fonts may ignore (variation selectors, fillers, tags), control,
 * format and bidi characters, halves of pairs, private ones, line separators, and a letter that is blank.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{2800}]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');
/** No program and no database hands these on as they are. */
const UNKEEPABLE = /[\0\p{Cs}]/u;

/** Whether a text holds a character that nobody sees, or that turns what is seen around. */
export const hidesCharacters = (text: string): boolean => HIDDEN.test(text);

/** A text as it is seen, on one line: for names that are read from files, where nobody can be asked. */
export const visibleText = (text: string): string =>
  text
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(ALL_HIDDEN, '')
    .trim();

/** Whether nothing of a text is seen: it is as good as empty. */
export const showsNothing = (text: string): boolean => visibleText(text) === '';

/** Whether a text holds NUL or half of a pair, which no message keeps. */
export const isUnkeepable = (text: string): boolean => UNKEEPABLE.test(text);

/** A name as it is kept: in one form (NFKC), without space around it (ruling 48). */
export const normalName = (name: string): string => name.normalize('NFKC').trim();

/** Why a name that identifies somebody or something cannot be kept. */
export type NameProblem = 'hidden' | 'long';

/** @param most characters at most; a name's unless told otherwise */
export function nameProblem(name: string, most: number = LENGTHS.name): NameProblem | undefined {
  if (hidesCharacters(name)) return 'hidden';
  return Math.max(name.length, normalName(name).length) > most ? 'long' : undefined;
}
