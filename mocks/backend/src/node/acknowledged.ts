import { closeSync, constants, fdatasync, openSync, readSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** The last acknowledged commit, stored apart from the database to detect a truncated one. */
export interface Acknowledged {
  /** Commit number from 1. */
  commit: number;
  rows: number;
  orders: number;
  /** Time in ISO 8601. */
  at: string;
}

const SLOT = 128;

function line({ commit, rows, orders, at }: Acknowledged): string {
  const text = `commit ${commit} rows ${rows} orders ${orders} at ${at}`;
  return `${`${text} check ${crc32(text).toString(16)}`.padEnd(SLOT - 1)}\n`;
}

function parseSlot(slot: string): Acknowledged | null {
  const found = /^(commit (\d+) rows (\d+) orders (\d+) at (\S+)) check ([0-9a-f]+) *\n$/.exec(slot);
  if (!found) return null;
  const [, text = '', commit, rows, orders, at = '', check] = found;
  if (crc32(text).toString(16) !== check) return null;
  return { commit: Number(commit), rows: Number(rows), orders: Number(orders), at };
}

interface AcknowledgedFile {
  /** The stored value: null before the first commit, 'unreadable' if damaged. */
  readonly found: Acknowledged | null | 'unreadable';
  /** Records a durable commit. Never throws: a missing note only weakens the check. */
  note(last: Acknowledged): void;
  close(): void;
}

/**
 * Opens the file: two lines written in turn, each with a checksum, so that an incomplete write leaves the other. A note
 * reaches the operating system before `note` returns, so a killed process loses none. It is flushed in the background,
 * so after a power cut it may be older than the database, which is harmless.
 * @throws with the error of opening
 */
export function openAcknowledged(file: string): AcknowledgedFile {
  const handle = openSync(file, constants.O_RDWR | constants.O_CREAT);
  const bytes = Buffer.alloc(2 * SLOT);
  const read = readSync(handle, bytes, 0, bytes.length, 0);
  const slots = [0, 1].map((slot) =>
    parseSlot(bytes.toString('latin1', slot * SLOT, Math.min((slot + 1) * SLOT, read))),
  );
  const latest = slots.reduce((a, b) => ((b?.commit ?? 0) > (a?.commit ?? 0) ? b : a), null);
  let syncing = false;
  let again = false;
  let open = true;

  function sync() {
    if (syncing) {
      again = true;
      return;
    }
    syncing = true;
    fdatasync(handle, () => {
      syncing = false;
      if (!open) closeSync(handle);
      else if (again) {
        again = false;
        sync();
      }
    });
  }

  return {
    found: latest ?? (read === 0 ? null : 'unreadable'),
    note(last) {
      try {
        writeSync(handle, line(last), (last.commit % 2) * SLOT, 'latin1');
        sync();
      } catch {
        // The commit is stored; the next one is noted again.
      }
    },
    close() {
      if (!open) return;
      open = false;
      if (!syncing) closeSync(handle);
    },
  };
}
