import { withWorker } from '#documents/worker/withWorker.ts';
import { getPrintBrand } from './getPrintBrand.ts';
import { type PagesDocument, PDF_TYPE } from './pages.ts';
import type { PagesRequest } from './pages.worker.ts';
import workerUrl from './pages.worker.ts?worker&url';

/**
 * Makes a document of A4 pages in a worker. Components use `usePages`.
 * @throws DocumentError; the signal's reason if aborted
 */
export async function makePages(document: PagesDocument, signal?: AbortSignal): Promise<Blob> {
  const brand = await getPrintBrand(document.letterhead.brand);
  const bytes = await withWorker<PagesRequest, Uint8Array<ArrayBuffer>>(workerUrl, { signal }, (request) =>
    request({ document, brand }),
  );
  return new Blob([bytes], { type: PDF_TYPE });
}
