import type { UnlinkedBasketItem, UnlinkedOrderItem } from '@mortar/contract';
import type { CooperativeScheduler } from '../runtime/cooperativeScheduler.ts';
import { type FileLine, readBasketFile, readOrderFile } from './files.ts';

/** The unlinked row of each kind of file. */
export interface FileRows {
  order: UnlinkedOrderItem;
  basket: UnlinkedBasketItem;
}
export type FileKind = keyof FileRows;

/** Reads untrusted files without blocking other requests. */
export interface FileReader {
  /**
   * @param base64 the file as it was sent
   * @throws UploadRefused with the violated rule
   */
  read<Kind extends FileKind>(kind: Kind, base64: string): Promise<FileLine<FileRows[Kind]>[]>;
  /** Releases the reader's resources. */
  close(): void;
}

type Lines<Kind extends FileKind> = FileLine<FileRows[Kind]>[];

const readers: { [Kind in FileKind]: (base64: string) => Lines<Kind> | Promise<Lines<Kind>> } = {
  order: readOrderFile,
  basket: readBasketFile,
};

/**
 * Reads a file on this thread.
 * @throws UploadRefused
 */
export async function readFile<Kind extends FileKind>(kind: Kind, base64: string): Promise<Lines<Kind>> {
  return readers[kind](base64);
}

/**
 * Returns a reader on this thread that reads each file in its own time slice, for a browser, where the page shares the
 * thread.
 */
export function localFileReader(scheduler: CooperativeScheduler): FileReader {
  return {
    async read(kind, base64) {
      await scheduler.yield();
      return readFile(kind, base64);
    },
    close() {},
  };
}
