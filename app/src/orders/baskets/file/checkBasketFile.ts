import { type BasketFile, readBasketFile } from '@mortar/reading';
import { openWorkbook } from '#documents/reading/readInWorker.ts';

/** Looks into a basket file in a worker. @throws ReadingError, DocumentError; the signal's reason when it was aborted */
export const checkBasketFile = async (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<BasketFile> =>
  readBasketFile(await openWorkbook(new Blob([bytes]), signal));

/** Whether a file was exported from a basket: its first column names it (ruling 63). */
export const isFileOf = (file: Pick<BasketFile, 'basket'>, { description }: { description: string }): boolean =>
  file.basket !== '' && file.basket.trim().toLowerCase() === description.trim().toLowerCase();
