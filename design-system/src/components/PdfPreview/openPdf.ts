import type { PDFDocumentProxy } from 'pdfjs-dist';
import { scriptUrl } from '../../scriptUrl.ts';

let library: Promise<typeof import('pdfjs-dist')> | undefined;

async function loadLibrary() {
  library ??= import('pdfjs-dist').then((pdf) => {
    // Creates the worker here: Trusted Types would block the library's own, and the main thread would do its work.
    const worker = scriptUrl(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href);
    pdf.GlobalWorkerOptions.workerPort = new Worker(worker, { type: 'module' });
    return pdf;
  });
  return library;
}

/** A document that can be rendered page by page. */
export type Pdf = PDFDocumentProxy;

/**
 * Opens a document.
 * @throws if it is not a PDF, is damaged, or requires a password
 */
export async function openPdf(file: Blob): Promise<Pdf> {
  const [{ getDocument }, data] = await Promise.all([loadLibrary(), file.arrayBuffer()]);
  return getDocument({ data, enableXfa: false, stopAtErrors: true, verbosity: 0 }).promise;
}

/**
 * Renders a page to a canvas and sets its size.
 * @param scale pixels of the canvas per point of the page
 */
export async function drawPage(pdf: Pdf, number: number, canvas: HTMLCanvasElement, scale: number): Promise<void> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
}

/** Returns the text of a page for screen readers. */
export async function textOfPage(pdf: Pdf, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('');
}
