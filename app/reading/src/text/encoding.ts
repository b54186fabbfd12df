/** Encoding of a text file. `utf-8-bom` starts with the mark by which spreadsheets recognise UTF-8. */
export type TextEncoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'windows-1252';

interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/** Bytes sampled to detect UTF-16 without a mark: in ASCII text every other byte is zero. */
const SAMPLED_BYTES = 2048;

function withoutMark(bytes: Uint8Array): TextEncoding | null {
  const seen = bytes.subarray(0, SAMPLED_BYTES);
  const empty = [0, 0];
  for (const [at, byte] of seen.entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  const maxZeros = seen.length / 4;
  if (odd > maxZeros && even * 4 < odd) return 'utf-16le';
  return even > maxZeros && odd * 4 < even ? 'utf-16be' : null;
}

function getEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8-bom';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return withoutMark(bytes) ?? 'utf-8';
}

const getDecoder = (encoding: TextEncoding, fatal = false) =>
  new TextDecoder(encoding === 'utf-8-bom' ? 'utf-8' : encoding, { fatal });

/**
 * Decodes a text file by its byte order mark, else as UTF-8, else as Windows-1252, which accepts any bytes.
 * @returns null for binary data
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const encoding = getEncoding(bytes);
  const read = (as: TextEncoding, fatal: boolean): DecodedText => ({
    text: getDecoder(as, fatal).decode(bytes),
    encoding: as,
  });
  const decoded = (() => {
    if (encoding !== 'utf-8') return read(encoding, false);
    try {
      return read(encoding, true);
    } catch {
      return read('windows-1252', false);
    }
  })();
  return decoded.text.includes('\0') ? null : decoded;
}

/** Bytes of Windows-1252 characters above ASCII. */
function getHighBytes(): ReadonlyMap<string, number> {
  const all = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  return new Map([...getDecoder('windows-1252').decode(all)].map((character, index) => [character, index + 128]));
}

function encodeUtf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, littleEndian);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), littleEndian);
  return bytes;
}

/** Encodes text so that `decodeText` restores it; characters missing in Windows-1252 become `?`. */
export function encodeText(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(text);
    case 'utf-8-bom':
      return new TextEncoder().encode(`\ufeff${text}`);
    case 'utf-16le':
    case 'utf-16be':
      return encodeUtf16(text, encoding === 'utf-16le');
    case 'windows-1252': {
      const above = getHighBytes();
      const getByte = (character: string) =>
        character < '\u0080' ? character.charCodeAt(0) : (above.get(character) ?? 0x3f);
      return Uint8Array.from([...text], getByte);
    }
  }
}
