import { saveFile } from '#documents/saveFile.ts';
import { withWorker } from '#documents/worker/withWorker.ts';
import { type Cell, type Workbook, XLSX_TYPE } from './workbook.ts';
import type { WorkbookRequest } from './workbook.worker.ts';
import workerUrl from './workbook.worker.ts?worker&url';

/** How far an export is. */
export type ExportStep = 'collecting' | 'writing';

export interface ExportOptions {
  /** Stops it: nothing is saved. */
  signal?: AbortSignal | undefined;
  onStep?: ((step: ExportStep) => void) | undefined;
}

/** Milliseconds that the page may be kept busy with rows: half of what a frame leaves. */
const SLICE = 6;
const MAX_ROWS = 500;

/** Rows in pieces that cost the page a moment each, however dear a row is to make. */
export function* inSlices<Row>(rows: Iterable<Row>, now: () => number = () => performance.now()): Generator<Row[]> {
  let slice: Row[] = [];
  let since = now();
  for (const row of rows) {
    slice.push(row);
    if (slice.length < MAX_ROWS && now() - since < SLICE) continue;
    yield slice;
    slice = [];
    since = now();
  }
  if (slice.length > 0) yield slice;
}

/**
 * Writes a workbook in a worker of its own; the page is never held up.
 * @throws DocumentError; the signal's reason when it was aborted
 */
export async function makeWorkbook(workbook: Workbook, { signal, onStep }: ExportOptions = {}): Promise<Blob> {
  const { sheets, currency = 'R' } = workbook;
  onStep?.('collecting');
  const bytes = await withWorker<WorkbookRequest, Uint8Array<ArrayBuffer>>(workerUrl, { signal }, async (ask) => {
    const heads = sheets.map(({ name, columns }) => ({ name, columns }));
    await ask({ kind: 'begin', heads, currency });
    for (const [sheet, { rows }] of sheets.entries()) {
      for (const slice of inSlices<readonly Cell[]>(rows)) await ask({ kind: 'rows', sheet, rows: slice });
    }
    onStep?.('writing');
    return ask({ kind: 'end' });
  });
  return new Blob([bytes], { type: XLSX_TYPE });
}

/**
 * Writes a workbook and hands it to the browser to keep. In a component take `useExport`, which shows how far it is.
 * @throws DocumentError; the signal's reason when it was aborted
 */
export async function exportWorkbook(workbook: Workbook, options: ExportOptions = {}): Promise<void> {
  saveFile(workbook.fileName, await makeWorkbook(workbook, options));
}
