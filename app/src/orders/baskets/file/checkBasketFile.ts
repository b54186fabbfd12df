import { type BasketFile, readBasketFile } from '@mortar/reading';
import { openWorkbook } from '#documents/reading/readInWorker.ts';

/** Reads a basket file in a worker. @throws ReadingError, DocumentError; the signal's reason if aborted */
export const checkBasketFile = async (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<BasketFile> =>
  readBasketFile(await openWorkbook(new Blob([bytes]), signal));

/** Returns true if a file was exported from the basket: its first column names it (ruling 63). */
export const isFileOf = (file: Pick<BasketFile, 'basket'>, { description }: { description: string }): boolean =>
  file.basket !== '' && file.basket.trim().toLowerCase() === description.trim().toLowerCase();
