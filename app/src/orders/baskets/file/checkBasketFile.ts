import { readBasketFile } from '@mortar/reading';
import { openWorkbook } from '#documents/reading/readInWorker.ts';
import type { FileCheck } from '#orders/importing/useChosenFile.ts';

/** Looks into a basket file in a worker. @throws ReadingError, DocumentError; the signal's reason when it was aborted */
export async function checkBasketFile(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<FileCheck> {
  return { items: readBasketFile(await openWorkbook(new Blob([bytes]), signal)).lines.length };
}
