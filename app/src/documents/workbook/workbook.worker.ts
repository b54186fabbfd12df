import { answerWith } from '#documents/worker/answerWith.ts';
import type { Cell } from './workbook.ts';
import { type SheetHead, type WorkbookWriter, writeWorkbook } from './writeWorkbook.ts';

/** What the worker of workbooks is asked: to write one, piece by piece. */
export type WorkbookRequest =
  | { kind: 'begin'; heads: readonly SheetHead[]; currency: string }
  | { kind: 'rows'; sheet: number; rows: readonly (readonly Cell[])[] }
  | { kind: 'end' };

/** The answers of one worker, which writes one workbook at most. */
function answers(): (request: WorkbookRequest) => Promise<unknown> {
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

answerWith(answers());
