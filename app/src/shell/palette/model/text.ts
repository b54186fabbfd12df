import { readCode } from '@mortar/reading';

/** Read past while comparing: what accents leave behind, and apostrophes however they are written. */
const SKIPPED = /[\p{M}'’‘ʼ`´]/gu;

const foldSign = (sign: string) => sign.normalize('NFD').replace(SKIPPED, '').toLowerCase();

/** A text as it is compared, without case, accents and apostrophes. */
export const fold = (text: string): string => [...text].map(foldSign).join('');

/** Figures from which a number is a code, not a strength or a pack size. */
const CODE = 6;

/** Figures in groups, none of which is a code by itself. */
const START = /^\d{1,6}(?:[\s-]\d{1,6})+$/;

/** The code of figures that was typed, pasted or scanned, whatever is printed around it; null where it is something else. */
export function typedCode(typed: string): string | null {
  // The beginning of a code as it is printed; a code with a number beside it is no other code.
  const code = START.test(typed.trim()) ? typed.replace(/[\s-]/g, '') : (readCode(typed)?.code ?? '');
  return /^\d+$/.test(code) && code.length >= CODE ? code : null;
}

/** The words of what was typed, as they are compared; a code is one. */
export function wordsIn(typed: string): string[] {
  const code = typedCode(typed);
  return code === null ? fold(typed).split(/\s+/).filter(Boolean) : [code];
}

const getKind = (sign: string | undefined) => {
  if (sign === undefined || !/[\p{L}\p{N}]/u.test(sign)) return 'other';
  return /\p{N}/u.test(sign) ? 'figure' : 'letter';
};

/** Whether a word begins at a place: after a space or a sign, and where figures and letters meet, as in `500mg`. */
export function startsWordAt(text: string, at: number): boolean {
  const before = getKind(text[at - 1]);
  return before === 'other' || before !== getKind(text[at]);
}

/** Every place where a text holds a word. @param text and word as they are compared */
export function getPlaces(text: string, word: string): number[] {
  const places: number[] = [];
  if (word === '') return places;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}

/** A piece of a text, all of it found or none. */
export interface TextPart {
  text: string;
  found: boolean;
}

/** What was found of a text: of each word where it begins a word, otherwise wherever it stands. @param words as they are compared */
export function foundParts(text: string, words: readonly string[]): readonly TextPart[] {
  const found = new Set<number>();
  const folded: string[] = [];
  /** Where in the text each sign of the folded one stands. */
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    const part = foldSign(sign);
    folded.push(part);
    places.push(...Array.from({ length: part.length }, () => place));
    place += sign.length;
  }
  const whole = folded.join('');
  for (const word of words) {
    const all = getPlaces(whole, word);
    const first = all.filter((at) => startsWordAt(whole, at));
    for (const at of first.length > 0 ? first : all) {
      for (let next = at; next < at + word.length; next += 1) found.add(places[next] ?? 0);
    }
  }
  const parts: TextPart[] = [];
  place = 0;
  for (const sign of text) {
    const before = parts.at(-1);
    // A mark that was read past belongs to the letter before it.
    const isFound: boolean = foldSign(sign) === '' ? before?.found === true : found.has(place);
    if (before && before.found === isFound) before.text += sign;
    else parts.push({ text: sign, found: isFound });
    place += sign.length;
  }
  return parts;
}
