import { Inflate } from 'fflate';
import { ReadingError } from '#readingError.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** Bytes unpacked per step; an archive bomb exceeds the limit by one step at most. */
const STEP_BYTES = 16 * 1024;

interface Entry {
  name: string;
  method: number;
  packed: number;
  /** Offset of its local header. */
  offset: number;
}

const createDamageError = (detail: string) => new ReadingError('damaged', `The workbook is damaged: ${detail}.`);
const noWorkbook = () => new ReadingError('no workbook', 'The file is not a workbook.');

function getDirectory(view: DataView): { at: number; entries: number } {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    return { at: view.getUint32(at + 16, true), entries: view.getUint16(at + 10, true) };
  }
  throw createDamageError('its end is missing');
}

const ZIP64_SIZE = 0xffff_ffff;
const ZIP64 = 1;

/**
 * Sizes from the ZIP64 extra field, in the order of the missing ones; streaming writers use it in small archives too
 * (APPNOTE.TXT, 4.5.3).
 */
function readZip64Sizes(view: DataView, position: number, missing: readonly boolean[]): (number | undefined)[] {
  let at = position + 46 + view.getUint16(position + 28, true);
  const end = Math.min(view.byteLength, at + view.getUint16(position + 30, true));
  while (at + 4 <= end && view.getUint16(at, true) !== ZIP64) at += 4 + view.getUint16(at + 2, true);
  let next = at + 4;
  return missing.map((isMissing) => {
    if (!isMissing || next + 8 > end) return undefined;
    next += 8;
    return Number(view.getBigUint64(next - 8, true));
  });
}

/** Normalises a part's name: slashes, none leading, lower case. */
export const partKey = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

function getEntries(bytes: Uint8Array, view: DataView, maxEntries: number): Entry[] {
  const { at, entries } = getDirectory(view);
  if (entries > maxEntries) throw new ReadingError('too large', `The workbook has more than ${maxEntries} parts.`);
  const found: Entry[] = [];
  for (let position = at, n = 0; n < entries; n += 1) {
    if (position + 46 > bytes.length || view.getUint32(position, true) !== DIRECTORY_ENTRY) {
      throw createDamageError('its list of parts is cut off');
    }
    if (view.getUint16(position + 8, true) & ENCRYPTED) {
      throw new ReadingError('locked', 'The workbook is locked with a password.');
    }
    const length = view.getUint16(position + 28, true);
    const own = [24, 20, 42].map((field) => view.getUint32(position + field, true));
    const long = readZip64Sizes(
      view,
      position,
      own.map((size) => size === ZIP64_SIZE),
    );
    found.push({
      name: new TextDecoder().decode(bytes.subarray(position + 46, position + 46 + length)),
      method: view.getUint16(position + 10, true),
      packed: long[1] ?? own[1] ?? 0,
      offset: long[2] ?? own[2] ?? 0,
    });
    position += 46 + length + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return found;
}

const tooLarge = (name: string) =>
  new ReadingError('too large', `The workbook holds more than is read: ${name} is too large unpacked.`);

/** Counts bytes while unpacking, because the header's size may be wrong. */
function unpack(packed: Uint8Array, name: string, maxEntries: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    if (size > maxEntries) throw tooLarge(name);
    parts.push(part);
  });
  try {
    for (let at = 0; at === 0 || at < packed.length; at += STEP_BYTES) {
      inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    }
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    throw createDamageError(`${name} cannot be unpacked`);
  }
  const joined = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function getContent(bytes: Uint8Array, view: DataView, entry: Entry, maxEntries: number): Uint8Array {
  const { name, offset, packed, method } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_ENTRY) {
    throw createDamageError(`${name} is not where its list says`);
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.length) throw createDamageError(`${name} is cut off`);
  const content = bytes.subarray(start, start + packed);
  if (method === DEFLATED) return unpack(content, name, maxEntries);
  if (method !== STORED) throw createDamageError(`${name} is packed in an unknown way`);
  if (content.length > maxEntries) throw tooLarge(name);
  return content;
}

/** Archive whose parts are unpacked on reading. Names are normalised by `partKey`. */
export interface Archive {
  has(name: string): boolean;
  names(): IterableIterator<string>;
  /**
   * @returns undefined if there is no such part
   * @throws ReadingError for damage, or if all parts read exceed the limit
   */
  read(name: string): Uint8Array | undefined;
}

/** Checks the file's magic bytes, since its name may be wrong. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/**
 * Opens an untrusted archive. Unpacks only what is read.
 * @param limits maximum number of entries, and of unpacked bytes of all parts read
 * @throws ReadingError naming the limit or the damage
 */
export function openArchive(bytes: Uint8Array, limits: { entries: number; unpacked: number }): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22 || !isArchive(bytes)) throw noWorkbook();
  const entries = new Map(getEntries(bytes, view, limits.entries).map((entry) => [partKey(entry.name), entry]));
  let left = limits.unpacked;
  return {
    has: (name) => entries.has(name),
    names: () => entries.keys(),
    read(name) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const content = getContent(bytes, view, entry, left);
      left -= content.length;
      return content;
    },
  };
}
