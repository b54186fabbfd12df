import { DocumentError } from '#documents/worker/documentError.ts';
import { withWorker } from '#documents/worker/withWorker.ts';
import { READ_LIMITS } from './readLimits.ts';
import type { ReadSheet } from './readWorkbook.ts';
import type { WorkbookRequest } from './workbook.worker.ts';
import workerUrl from './workbook.worker.ts?worker&url';

/**
 * Reads a workbook that somebody chose, in a worker of its own, within `READ_LIMITS`.
 * @throws DocumentError `too large`, `no workbook`, `too long`; the signal's reason when it was aborted
 */
export async function openWorkbook(file: Blob, signal?: AbortSignal): Promise<readonly ReadSheet[]> {
  if (file.size > READ_LIMITS.file) throw new DocumentError('too large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return withWorker<WorkbookRequest, readonly ReadSheet[]>(workerUrl, { signal, limit: READ_LIMITS.time }, (ask) =>
    ask({ kind: 'read', bytes }, [bytes.buffer]),
  );
}
