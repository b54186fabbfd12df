import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getStart, SHOWN_FIRST, textParts } from './chatText.ts';

const followed = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

describe('a URL in a message', () => {
  it.each([
    ['See https://example.test/a?b=1#c.', ['https://example.test/a?b=1#c']],
    ['(https://example.test/a)', ['https://example.test/a']],
    ['https://a.test and https://b.test', ['https://a.test', 'https://b.test']],
    ['http://example.test', []],
    ['javascript:alert(1)', []],
    ['<a href="https://example.test">x</a>', ['https://example.test']],
    ['https://bank.test@evil.test/', []],
    ['https://localhost/', []],
    ['https://', []],
    ['data:text/html,https:', []],
  ])('%s', (text, expected) => {
    expect(followed(text)).toEqual(expected);
  });

  it('ends at a character that changes the text direction', () => {
    expect(followed('https://example.test/\u202egpj.exe')).toEqual(['https://example.test/']);
  });

  it('is found in linear time before a hundred thousand full stops', () => {
    const stops = `https://a.test${'.'.repeat(100_000)}`;
    expect(
      textParts(`${stops}x`)
        .map((part) => part.text)
        .join(''),
    ).toBe(`${stops}x`);
    expect(followed(stops)).toEqual(['https://a.test']);
  });

  it('leaves every text complete', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('https://a.test', 'https://', '/b?c#d', '@', ' ', '\n', '\u202e', '.', ')'),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join('');
        expect(
          textParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the start of a long text', () => {
  it('is the full text if it is short', () => {
    expect(getStart('a b')).toBe('a b');
  });

  it('ends at a word, and splits no character', () => {
    expect(getStart('word '.repeat(2000))).toMatch(/word$/);
    const emoji = getStart(`x${'💊'.repeat(4000)}`);
    expect(emoji.length).toBeLessThanOrEqual(SHOWN_FIRST);
    expect(emoji.isWellFormed()).toBe(true);
  });
});
