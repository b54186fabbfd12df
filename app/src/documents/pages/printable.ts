/** Spaces, line ends and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const BLANK = /[\u0000-\u001f\u007f-\u009f\u2000-\u200f\u2028-\u202f\u205f-\u206f\ufeff]+/g;
const LAST_MARK = /\p{M}$/u;
const UNKNOWN = '?';

/**
 * Limits text to the font's characters: a missing one loses accents (`ễ` as `ê`), is expanded (`ﬁ` as `fi`) or becomes
 * a question mark, never nothing.
 * @param has whether the font has a character
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const canWrite = (part: string) => part !== '' && [...part].every((character) => has(character.codePointAt(0) ?? 0));
  const toPrintable = (character: string) => {
    if (canWrite(character)) return character;
    let plain = character.normalize('NFKD');
    while (!canWrite(plain.normalize('NFC')) && LAST_MARK.test(plain)) plain = plain.replace(LAST_MARK, '');
    // A combining mark alone leaves nothing.
    return plain === '' || canWrite(plain.normalize('NFC')) ? plain.normalize('NFC') : UNKNOWN;
  };
  return [...text.toWellFormed().normalize('NFC').replace(BLANK, ' ')].map(toPrintable).join('');
}
