import { saveFile } from '#documents/saveFile.ts';
import { withWorker } from '#documents/worker/withWorker.ts';
import { type Cell, type Workbook, XLSX_TYPE } from './workbook.ts';
import type { WorkbookRequest } from './workbook.worker.ts';
import workerUrl from './workbook.worker.ts?worker&url';

export type ExportStep = 'collecting' | 'writing';

export interface ExportOptions {
  /** Aborts; nothing is saved. */
  signal?: AbortSignal | undefined;
  onStep?: ((step: ExportStep) => void) | undefined;
}

/** Longest uninterrupted work on rows, in ms: half of a frame's spare time. */
const SLICE_MS = 6;
const MAX_ROWS = 500;

/** Splits rows into slices by time, whatever a row costs. */
export function* inSlices<Row>(rows: Iterable<Row>, now: () => number = () => performance.now()): Generator<Row[]> {
  let slice: Row[] = [];
  let since = now();
  for (const row of rows) {
    slice.push(row);
    if (slice.length < MAX_ROWS && now() - since < SLICE_MS) continue;
    yield slice;
    slice = [];
    since = now();
  }
  if (slice.length > 0) yield slice;
}

/**
 * Writes a workbook in a worker.
 * @throws DocumentError; the signal's reason if aborted
 */
export async function makeWorkbook(workbook: Workbook, { signal, onStep }: ExportOptions = {}): Promise<Blob> {
  const { sheets, currency = 'R' } = workbook;
  onStep?.('collecting');
  const bytes = await withWorker<WorkbookRequest, Uint8Array<ArrayBuffer>>(workerUrl, { signal }, async (request) => {
    const heads = sheets.map(({ name, columns }) => ({ name, columns }));
    await request({ kind: 'begin', heads, currency });
    for (const [sheet, { rows }] of sheets.entries()) {
      for (const slice of inSlices<readonly Cell[]>(rows)) await request({ kind: 'rows', sheet, rows: slice });
    }
    onStep?.('writing');
    return request({ kind: 'end' });
  });
  return new Blob([bytes], { type: XLSX_TYPE });
}

/**
 * Writes a workbook and saves it. Components use `useExport`, which shows progress.
 * @throws DocumentError; the signal's reason if aborted
 */
export async function exportWorkbook(workbook: Workbook, options: ExportOptions = {}): Promise<void> {
  saveFile(workbook.fileName, await makeWorkbook(workbook, options));
}
