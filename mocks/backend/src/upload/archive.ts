import { Inflate } from 'fflate';
import { UPLOAD_LIMITS, UploadRefused } from './refused.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** Bytes unpacked at a time: a bomb is noticed after one of these more than it may have. */
const STEP = 16 * 1024;

interface Entry {
  name: string;
  method: number;
  packed: number;
  /** Where its local header begins. */
  offset: number;
}

const damaged = () => new UploadRefused('The workbook is damaged.');

function directoryOf(view: DataView): { at: number; entries: number } {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    return { at: view.getUint32(at + 16, true), entries: view.getUint16(at + 10, true) };
  }
  throw new UploadRefused('The file is not a workbook.');
}

function entriesOf(bytes: Uint8Array, view: DataView): Entry[] {
  const { at, entries } = directoryOf(view);
  if (entries > UPLOAD_LIMITS.entries) throw new UploadRefused('The workbook has too many parts.');
  const found: Entry[] = [];
  for (let position = at, n = 0; n < entries; n += 1) {
    if (position + 46 > bytes.length || view.getUint32(position, true) !== DIRECTORY_ENTRY) throw damaged();
    if (view.getUint16(position + 8, true) & ENCRYPTED) throw new UploadRefused('The workbook is locked.');
    const length = view.getUint16(position + 28, true);
    found.push({
      name: new TextDecoder().decode(bytes.subarray(position + 46, position + 46 + length)),
      method: view.getUint16(position + 10, true),
      packed: view.getUint32(position + 20, true),
      offset: view.getUint32(position + 42, true),
    });
    position += 46 + length + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return found;
}

const tooLarge = (name: string, most: number) =>
  new UploadRefused(`Unpacked ${name} of the workbook is larger than ${most / 1024 / 1024} MB.`);

/** What an entry's bytes are, counted while they come out: its header may lie about their number. */
function unpack(packed: Uint8Array, name: string, most: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    if (size > most) throw tooLarge(name, most);
    parts.push(part);
  });
  try {
    for (let at = 0; at === 0 || at < packed.length; at += STEP) {
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch (error) {
    if (error instanceof UploadRefused) throw error;
    throw damaged();
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function contentOf(bytes: Uint8Array, view: DataView, entry: Entry, most: number): Uint8Array {
  const { name, offset, packed, method } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_ENTRY) throw damaged();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.length) throw damaged();
  const content = bytes.subarray(start, start + packed);
  if (method === DEFLATED) return unpack(content, name, most);
  if (method !== STORED) throw damaged();
  if (content.length > most) throw tooLarge(name, most);
  return content;
}

/** The parts of an archive, each unpacked when it is asked for. */
export interface Archive {
  has(name: string): boolean;
  /**
   * @param most bytes that it may have unpacked
   * @throws UploadRefused naming the limit or the damage
   */
  read(name: string, most: number): Uint8Array | undefined;
}

/**
 * Opens an archive that a stranger made. Nothing is unpacked but what is read.
 * @throws UploadRefused naming the limit or the damage
 */
export function openArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22 || view.getUint32(0, true) !== LOCAL_ENTRY) {
    throw new UploadRefused('The file is not a workbook.');
  }
  const entries = new Map(entriesOf(bytes, view).map((entry) => [entry.name, entry]));
  return {
    has: (name) => entries.has(name),
    read(name, most) {
      const entry = entries.get(name);
      return entry && contentOf(bytes, view, entry, most);
    },
  };
}
