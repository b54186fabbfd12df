import { openWorkbook } from '#documents/workbook/openWorkbook.ts';
import { DocumentError } from '#documents/worker/documentError.ts';
import { messages } from '#orders/baskets/messages.ts';
import { checkBasketSheets } from '#orders/baskets/model/basketFile.ts';
import type { FileCheck } from '#orders/importing/useChosenFile.ts';

const { problems } = messages.import;

/** Looks into a basket file in a worker, within the limits of what is read: what is wrong with it, or how many items it has. */
export async function checkBasketFile(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<FileCheck> {
  try {
    const { items, problem } = checkBasketSheets(await openWorkbook(new Blob([bytes]), signal));
    return problem === undefined ? { items } : { problem: problems[problem] };
  } catch (error) {
    if (error instanceof DocumentError) return { problem: problems[error.reason] };
    throw error;
  }
}
