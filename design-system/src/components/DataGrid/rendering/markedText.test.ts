import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitParts, textParts } from './markedText.ts';

const texts = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
const marked = (parts: readonly { text: string; marked: boolean }[]) =>
  parts.flatMap(({ text, marked: found }) => (found ? text : [])).join('');

describe('a text split into two parts', () => {
  it('keeps every character and every highlight, wherever it is split', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ') }), fc.nat(30), (text, start) => {
        const parts = textParts(text, /(ab)/g);
        const [before, after] = splitParts(parts, start);
        expect(texts(before)).toBe(text.slice(0, start));
        expect(texts(after)).toBe(text.slice(start));
        expect(marked(before) + marked(after)).toBe(marked(parts));
      }),
    );
  });

  it('highlights both sides of a match across the split', () => {
    const [before, after] = splitParts(textParts('Panado 500 mg', /(do 5)/g), 6);
    expect(before).toEqual([
      { text: 'Pana', marked: false },
      { text: 'do', marked: true },
    ]);
    expect(after).toEqual([
      { text: ' 5', marked: true },
      { text: '00 mg', marked: false },
    ]);
  });
});
