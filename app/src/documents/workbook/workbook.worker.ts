import { answerWith } from '#documents/worker/answerWith.ts';
import type { Cell } from './workbook.ts';
import { type SheetHead, type WorkbookWriter, writeWorkbook } from './writeWorkbook.ts';

/** Request to the workbook worker, which writes in slices. */
export type WorkbookRequest =
  | { kind: 'begin'; heads: readonly SheetHead[]; currency: string }
  | { kind: 'rows'; sheet: number; rows: readonly (readonly Cell[])[] }
  | { kind: 'end' };

/** Request handler of a worker that writes one workbook. */
function createRequestHandler(): (request: WorkbookRequest) => Promise<unknown> {
  let writer: WorkbookWriter | undefined;
  return async (request) => {
    switch (request.kind) {
      case 'begin':
        writer = writeWorkbook(request.heads, request.currency);
        return null;
      case 'rows':
        writer?.add(request.sheet, request.rows);
        return null;
      case 'end':
        return writer?.bytes() ?? null;
    }
  };
}

answerWith(createRequestHandler());
