import { normalName } from './names.ts';

/** Scripts accepted in user names and role names; letters of other scripts cannot be combined with these. */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic', 'Tifinagh', 'Nko', 'Vai'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai'],
  ...['Lao', 'Khmer', 'Myanmar', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Adlam', 'Mongolian', 'Tibetan'],
].map((script) => new RegExp(`^\\p{Script_Extensions=${script}}$`, 'u'));

/** Returns whether all letters of a name are of one script: 'аdmin' with a Cyrillic first letter is not. */
export function isOfOneScript(name: string): boolean {
  const characters = [...normalName(name)].filter((character) => /\p{L}/u.test(character));
  return characters.length === 0 || SCRIPTS.some((script) => characters.every((letter) => script.test(letter)));
}

/** Returns a user name in its stored form, used for sign-in. */
export const normalUsername = (username: string): string => normalName(username).toLowerCase();
