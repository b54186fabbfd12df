/** A file inside an archive. */
export interface Part {
  path: string;
  text: string;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, value) => {
  let rest = value;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum that archives keep of each part. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const VERSION = 20;
/** Paths are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980, where the format's time begins: the same content is the same file. */
const NO_DATE = 0x21;

/** Numbers as the format writes them: 16 bits, or 32 where it says so, lowest byte first. */
function record(signature: number, fields: readonly (number | { long: number })[]): Uint8Array {
  const bytes = [signature, ...fields.map((field) => (typeof field === 'number' ? field : field.long))];
  const size = 4 + fields.reduce<number>((sum, field) => sum + (typeof field === 'number' ? 2 : 4), 0);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  for (const [index, value] of bytes.entries()) {
    const long = index === 0 || typeof fields[index - 1] === 'object';
    if (long) view.setUint32(at, value, true);
    else view.setUint16(at, value, true);
    at += long ? 4 : 2;
  }
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** An archive of texts, not compressed: the documents made here are small, and every program opens it. */
export function zip(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, text } of parts) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
    const sizes = [{ long: crc32(bytes) }, { long: bytes.length }, { long: bytes.length }, name.length, 0];
    const common = [VERSION, UTF8, 0, 0, NO_DATE, ...sizes];
    const local = joined([record(0x04034b50, common), name, bytes]);
    directory.push(record(0x02014b50, [VERSION, ...common, 0, 0, 0, { long: 0 }, { long: offset }]), name);
    locals.push(local);
    offset += local.length;
  }
  const listed = joined(directory);
  const counts = [0, 0, parts.length, parts.length, { long: listed.length }, { long: offset }, 0];
  return joined([...locals, listed, record(0x06054b50, counts)]);
}
