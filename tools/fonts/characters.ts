const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * The characters available in fonts: Latin up to Latin Extended-A with the additions of Welsh, Romanian and Vietnamese,
 * Greek for units, and symbols of prices and packs.
 */
export const CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  range(0x218, 0x21b),
  range(0x391, 0x3a9),
  range(0x3b1, 0x3c9),
  range(0x1e80, 0x1e85),
  '\u1e9e\u1ef2\u1ef3',
  range(0x2010, 0x2015),
  range(0x2018, 0x201e),
  '\u2020\u2021\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044',
  range(0x2070, 0x2079),
  '\u20ac\u2116\u2122\u2126\u2190\u2191\u2192\u2193\u2212\u2215\u221a\u221e\u2248\u2260\u2264\u2265\ufffd',
].join('');
