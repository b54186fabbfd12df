import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits } from './glyphWidths.ts';

const glyphWidths = { 48: 7, 65: 9, 105: 3 };

test.each([
  ['', 0, true],
  ['0', 7, false],
  ['0', 7.5, true],
  ['AiA', 22, false],
  ['AiA', 23, true],
  ['é', 1000, false],
])('checks that %j fits into %i px: %s', (text, availableWidth, expected) => {
  expect(fits(text, availableWidth, glyphWidths)).toBe(expected);
});

test('fits no longer text if a shorter one does not fit', () => {
  const texts = fc.string({ unit: fc.constantFrom('0', 'A', 'i', 'x') });
  fc.assert(
    fc.property(texts, texts, fc.nat({ max: 100 }), (text, more, availableWidth) => {
      expect(fits(text + more, availableWidth, glyphWidths) && !fits(text, availableWidth, glyphWidths)).toBe(false);
    }),
  );
});
