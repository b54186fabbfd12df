import { readCode } from '@mortar/reading';

/** Ignored in comparison: combining marks and apostrophes of any kind. */
const SKIPPED = /[\p{M}'’‘ʼ`´]/gu;

const foldCharacter = (character: string) => character.normalize('NFD').replace(SKIPPED, '').toLowerCase();

/** Returns text for comparison, without case, accents and apostrophes. */
export const fold = (text: string): string => [...text].map(foldCharacter).join('');

/** Minimum digits of a code, unlike strengths and pack sizes. */
const MIN_CODE_DIGITS = 6;

/** Groups of digits that are too short to be codes. */
const START = /^\d{1,6}(?:[\s-]\d{1,6})+$/;

/** Returns the code in typed, pasted or scanned text, without surrounding characters; null if there is none. */
export function typedCode(typed: string): string | null {
  // The start of a printed code; a code next to a number stays unchanged.
  const code = START.test(typed.trim()) ? typed.replace(/[\s-]/g, '') : (readCode(typed)?.code ?? '');
  return /^\d+$/.test(code) && code.length >= MIN_CODE_DIGITS ? code : null;
}

/** Returns the normalised words of typed text; a code is one word. */
export function wordsIn(typed: string): string[] {
  const code = typedCode(typed);
  return code === null ? fold(typed).split(/\s+/).filter(Boolean) : [code];
}

const getKind = (character: string | undefined) => {
  if (character === undefined || !/[\p{L}\p{N}]/u.test(character)) return 'other';
  return /\p{N}/u.test(character) ? 'figure' : 'letter';
};

/** Returns true at the start of a word: after a space or symbol, and between digits and letters, as in `500mg`. */
export function startsWordAt(text: string, at: number): boolean {
  const before = getKind(text[at - 1]);
  return before === 'other' || before !== getKind(text[at]);
}

/** Returns all indexes of a word in a text. @param text and word normalised */
export function findIndexes(text: string, word: string): number[] {
  const places: number[] = [];
  if (word === '') return places;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}

/** Part of a text, matched or not. */
export interface TextPart {
  text: string;
  found: boolean;
}

/**
 * Splits text into matched and other parts: for each word at the start of words if possible, otherwise anywhere. @param
 * words normalised
 */
export function foundParts(text: string, words: readonly string[]): readonly TextPart[] {
  const found = new Set<number>();
  const folded: string[] = [];
  /** Index in the text of each normalised character. */
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const part = foldCharacter(character);
    folded.push(part);
    places.push(...Array.from({ length: part.length }, () => place));
    place += character.length;
  }
  const foldedText = folded.join('');
  for (const word of words) {
    const all = findIndexes(foldedText, word);
    const first = all.filter((at) => startsWordAt(foldedText, at));
    for (const at of first.length > 0 ? first : all) {
      for (let next = at; next < at + word.length; next += 1) found.add(places[next] ?? 0);
    }
  }
  const parts: TextPart[] = [];
  place = 0;
  for (const character of text) {
    const before = parts.at(-1);
    // An ignored mark belongs to the character before it.
    const isFound: boolean = foldCharacter(character) === '' ? before?.found === true : found.has(place);
    if (before && before.found === isFound) before.text += character;
    else parts.push({ text: character, found: isFound });
    place += character.length;
  }
  return parts;
}
