import type { UnlinkedBasketItem, UnlinkedOrderItem } from '@mortar/contract';
import type { CooperativeScheduler } from '../runtime/cooperativeScheduler.ts';
import { type FileLine, readBasketFile, readOrderFile } from './files.ts';

/** What a line of each kind of file repeats where no product is found. */
export interface FileRows {
  order: UnlinkedOrderItem;
  basket: UnlinkedBasketItem;
}
export type FileKind = keyof FileRows;

/** Reads files that strangers made, where that holds up nobody else. */
export interface FileReader {
  /**
   * @param base64 the file as it was sent
   * @throws UploadRefused saying what the file breaks
   */
  read<Kind extends FileKind>(kind: Kind, base64: string): Promise<FileLine<FileRows[Kind]>[]>;
  /** Lets go of whatever it reads with. */
  close(): void;
}

type Lines<Kind extends FileKind> = FileLine<FileRows[Kind]>[];

const readers: { [Kind in FileKind]: (base64: string) => Lines<Kind> | Promise<Lines<Kind>> } = {
  order: readOrderFile,
  basket: readBasketFile,
};

/** Reads a file on this thread. @throws UploadRefused */
export async function readFile<Kind extends FileKind>(kind: Kind, base64: string): Promise<Lines<Kind>> {
  return readers[kind](base64);
}

/** Reads files on this thread, each in a slice of its own: for a browser, where the backend's thread is the page's. */
export function localFileReader(scheduler: CooperativeScheduler): FileReader {
  return {
    async read(kind, base64) {
      await scheduler.yield();
      return readFile(kind, base64);
    },
    close() {},
  };
}
