import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

const latin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x180 && codePoint !== 0x7f;

describe('a printable text', () => {
  it.each([
    ['what the face has as it is', "Łódź Żółć ąęółżź ŵŷ 25 mg 30's", "Łódź Żółć ąęółżź ŵŷ 25 mg 30's"],
    ['an accent that comes by itself as part of its letter', 'Z\u030ca', 'Ža'],
    ['a letter it lacks without the accents that it cannot have', 'Nguyễn Thị', 'Nguyên Thi'],
    ['signs as the letters they stand for', 'ﬁne ① ½', 'fine 1 ½'],
    ['wide letters as narrow ones', 'Ａｂ１', 'Ab1'],
    ['what it cannot write as question marks', 'Жук 漢字 💊', '??? ?? ?'],
    ['line ends, tabs and what steers text as spaces', 'a\r\n\tb\u202ec\u200bd', 'a b c d'],
    ['half a letter as a question mark', 'a\ud83d', 'a?'],
  ])('has %s', (_, text, expected) => {
    expect(printable(text, latin)).toBe(expected);
  });
});
