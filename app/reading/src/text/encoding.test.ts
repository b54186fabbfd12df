import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, encodeText, type TextEncoding } from './encoding.ts';

const ENCODINGS = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'windows-1252'] as const satisfies TextEncoding[];
const bytes = (...all: number[]) => Uint8Array.from(all);
const text = 'Café;Größe – €12\r\n6001234567899;3';

describe('a text', () => {
  it.each(ENCODINGS)('in %s is read as it was written', (encoding) => {
    expect(decodeText(encodeText(text, encoding))).toEqual({ text, encoding });
  });

  it('in UTF-16 needs no byte order mark', () => {
    for (const encoding of ['utf-16le', 'utf-16be'] as const) {
      expect(decodeText(encodeText(text, encoding).subarray(2))).toEqual({ text, encoding });
    }
  });

  it('is Windows-1252 if no other encoding fits', () => {
    expect(decodeText(bytes(0x43, 0x61, 0x66, 0xe9, 0x3b, 0x80, 0x96))?.text).toBe('Café;€–');
    expect(encodeText('€ – 漢', 'windows-1252')).toEqual(bytes(0x80, 0x20, 0x96, 0x20, 0x3f));
  });

  it('is null for empty bytes', () => {
    expect(decodeText(bytes(0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0, 0x50))).toBeNull();
    expect(decodeText(bytes())).toEqual({ text: '', encoding: 'utf-8' });
  });

  /** In UTF-8 none of these continues a character. */
  const latin = fc.string({ unit: fc.constantFrom(...'aéÖ;\t"\r\n 07ß') });

  it('survives a round trip through every encoding that has its characters', () => {
    fc.assert(
      fc.property(latin, fc.constantFrom(...ENCODINGS), (written, encoding) => {
        expect(decodeText(encodeText(written, encoding))?.text).toBe(written);
      }),
    );
  });

  it('is read from any bytes, or is null', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (any) => {
        expect(() => decodeText(any)).not.toThrow();
      }),
    );
  });
});
