import { readOrderFile } from '@mortar/reading/order-file';
import { readWorkbook } from '@mortar/reading/workbook';
import { answerWith } from '#documents/worker/answerWith.ts';

/** Request to the reading worker: a workbook's sheets, or the number of items in an order file. */
export type ReadingRequest = { kind: 'workbook' | 'order'; bytes: Uint8Array<ArrayBuffer> };

answerWith(async ({ kind, bytes }: ReadingRequest) =>
  kind === 'workbook' ? readWorkbook(bytes) : readOrderFile(bytes).length,
);
