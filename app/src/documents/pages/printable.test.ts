import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

const latin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x180 && codePoint !== 0x7f;

describe('a printable text', () => {
  it.each([
    ['the characters of the font unchanged', "Łódź Żółć ąęółżź ŵŷ 25 mg 30's", "Łódź Żółć ąęółżź ŵŷ 25 mg 30's"],
    ['a combining accent as part of its letter', 'Z\u030ca', 'Ža'],
    ['a letter without the accents that the font lacks', 'Nguyễn Thị', 'Nguyên Thi'],
    ['ligatures and symbols as plain characters', 'ﬁne ① ½', 'fine 1 ½'],
    ['full-width characters as narrow ones', 'Ａｂ１', 'Ab1'],
    ['unsupported characters as question marks', 'Жук 漢字 💊', '??? ?? ?'],
    ['line breaks, tabs and formatting characters as spaces', 'a\r\n\tb\u202ec\u200bd', 'a b c d'],
    ['half a surrogate pair as a question mark', 'a\ud83d', 'a?'],
  ])('has %s', (_, text, expected) => {
    expect(printable(text, latin)).toBe(expected);
  });
});
