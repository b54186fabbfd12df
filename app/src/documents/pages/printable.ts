/** Spaces of all kinds, line ends and what steers text rather than being one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const BLANK = /[\u0000-\u001f\u007f-\u009f\u2000-\u200f\u2028-\u202f\u205f-\u206f\ufeff]+/g;
const LAST_MARK = /\p{M}$/u;
const UNKNOWN = '?';

/**
 * A text in the letters that a face has: a letter it lacks is written without accents it cannot have (`ễ` as `ê`), as the letters it
 * stands for (`ﬁ` as `fi`), or as a question mark, never as nothing.
 * @param has whether the face has a letter
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const canWrite = (part: string) => part !== '' && [...part].every((letter) => has(letter.codePointAt(0) ?? 0));
  const written = (letter: string) => {
    if (canWrite(letter)) return letter;
    let plain = letter.normalize('NFKD');
    while (!canWrite(plain.normalize('NFC')) && LAST_MARK.test(plain)) plain = plain.replace(LAST_MARK, '');
    // Nothing is left of a mark without its letter.
    return plain === '' || canWrite(plain.normalize('NFC')) ? plain.normalize('NFC') : UNKNOWN;
  };
  return [...text.toWellFormed().normalize('NFC').replace(BLANK, ' ')].map(written).join('');
}
