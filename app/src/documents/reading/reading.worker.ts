import { readOrderFile } from '@mortar/reading/order-file';
import { readWorkbook } from '@mortar/reading/workbook';
import { answerWith } from '#documents/worker/answerWith.ts';

/** What the worker of reading is asked: the sheets of a workbook, or how many items an order file has. */
export type ReadingRequest = { kind: 'workbook' | 'order'; bytes: Uint8Array<ArrayBuffer> };

answerWith(async ({ kind, bytes }: ReadingRequest) =>
  kind === 'workbook' ? readWorkbook(bytes) : readOrderFile(bytes).length,
);
