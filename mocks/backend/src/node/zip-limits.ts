import { inflateRawSync } from 'node:zlib';

/** Why an archive is not opened. */
export class ArchiveRefused extends Error {}

interface ArchiveLimits {
  entries: number;
  /** Bytes of all entries together, unpacked. */
  unpacked: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  method: number;
  packed: number;
  /** Where its local header begins. */
  offset: number;
}

function directory(bytes: Buffer): { at: number; entries: number } {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    return { at: bytes.readUInt32LE(at + 16), entries: bytes.readUInt16LE(at + 10) };
  }
  throw new ArchiveRefused('the archive has no directory.');
}

function* entriesOf(bytes: Buffer, at: number, count: number): Generator<Entry> {
  let position = at;
  for (let n = 0; n < count; n += 1) {
    if (position + 46 > bytes.length || bytes.readUInt32LE(position) !== DIRECTORY_ENTRY) {
      throw new ArchiveRefused('the directory of the archive is damaged.');
    }
    yield {
      method: bytes.readUInt16LE(position + 10),
      packed: bytes.readUInt32LE(position + 20),
      offset: bytes.readUInt32LE(position + 42),
    };
    const lengths = [28, 30, 32].map((field) => bytes.readUInt16LE(position + field));
    position += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
}

/** How large an entry really is: what its header says of that may be a lie. */
function unpackedSize(bytes: Buffer, { method, packed, offset }: Entry, limit: number): number {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_ENTRY) {
    throw new ArchiveRefused('an entry of the archive is damaged.');
  }
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new ArchiveRefused('the archive is packed in an unknown way.');
  return inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: Math.max(1, limit) }).length;
}

/**
 * Unpacks every entry once, only to see that all of them stay within the limits.
 * @throws ArchiveRefused naming the limit or the damage
 */
export function checkArchive(bytes: Buffer, limits: ArchiveLimits): void {
  const { at, entries } = directory(bytes);
  if (entries > limits.entries) throw new ArchiveRefused(`the archive has more than ${limits.entries} entries.`);
  let left = limits.unpacked;
  for (const entry of entriesOf(bytes, at, entries)) {
    left -= sizeWithin(bytes, entry, left, limits.unpacked);
    if (left < 0) throw tooLarge(limits.unpacked);
  }
}

const tooLarge = (limit: number) => new ArchiveRefused(`unpacked it is larger than ${limit / 1024 / 1024} MB.`);

function sizeWithin(bytes: Buffer, entry: Entry, left: number, limit: number): number {
  try {
    return unpackedSize(bytes, entry, left);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit);
    throw new ArchiveRefused('an entry of the archive cannot be unpacked.');
  }
}
