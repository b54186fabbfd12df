/** Characters at most of what people type (ruling 48). A picture's is in bytes, after it was cut. */
export const LENGTHS = { name: 100, description: 200, message: 20_000, text: 1_000, picture: 200 * 1024 } as const;

/** Control, format and bidi characters, halves of pairs, private ones, line separators, and letters that show nothing. */
const HIDDEN = /\u{34F}|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/u;

/** A name as it is kept: in one form (NFKC), without space around it (ruling 48). */
export const normalName = (name: string): string => name.normalize('NFKC').trim();

/** Why a name that identifies somebody or something cannot be kept. */
export type NameProblem = 'hidden' | 'long';

/** @param most characters at most; a name's unless told otherwise */
export function nameProblem(name: string, most: number = LENGTHS.name): NameProblem | undefined {
  if (HIDDEN.test(name)) return 'hidden';
  return Math.max(name.length, normalName(name).length) > most ? 'long' : undefined;
}
