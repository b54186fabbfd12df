import { READ_LIMITS, ReadingError, type ReadSheet } from '@mortar/reading';
import { withWorker } from '#documents/worker/withWorker.ts';
import type { ReadingRequest } from './reading.worker.ts';
import workerUrl from './reading.worker.ts?worker&url';

/** Timeout for reading a file, in ms. */
const READ_TIMEOUT_MS = 20_000;

async function readInWorker<Result>(
  kind: ReadingRequest['kind'],
  file: Blob,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (file.size > READ_LIMITS.file) throw new ReadingError('too large', 'The file is larger than 5 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return withWorker<ReadingRequest, Result>(workerUrl, { signal, limit: READ_TIMEOUT_MS }, (request) =>
    request({ kind, bytes }, [bytes.buffer]),
  );
}

/**
 * Reads a workbook in a worker, within `READ_LIMITS`.
 * @throws ReadingError with a sentence; DocumentError `too long` or `failed`; the signal's reason if aborted
 */
export const openWorkbook = (file: Blob, signal?: AbortSignal): Promise<readonly ReadSheet[]> =>
  readInWorker('workbook', file, signal);

/** Counts the items of an order file in a worker. @throws as `openWorkbook` */
export const countOrderItems = (file: Blob, signal?: AbortSignal): Promise<number> =>
  readInWorker('order', file, signal);
