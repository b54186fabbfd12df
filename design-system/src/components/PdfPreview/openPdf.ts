import type { PDFDocumentProxy } from 'pdfjs-dist';
import { scriptUrl } from '../../scriptUrl.ts';

let library: Promise<typeof import('pdfjs-dist')> | undefined;

/** The library and its worker, fetched when the first document is shown. */
async function loaded() {
  library ??= import('pdfjs-dist').then((pdf) => {
    // A worker of our own making: the library's would be refused by Trusted Types, and the page would do its work.
    const worker = scriptUrl(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href);
    pdf.GlobalWorkerOptions.workerPort = new Worker(worker, { type: 'module' });
    return pdf;
  });
  return library;
}

/** A document that can be drawn page by page. */
export type Pdf = PDFDocumentProxy;

/** @throws when it is no PDF, is damaged, or asks for a password */
export async function openPdf(file: Blob): Promise<Pdf> {
  const [{ getDocument }, data] = await Promise.all([loaded(), file.arrayBuffer()]);
  return getDocument({ data, enableXfa: false, stopAtErrors: true, verbosity: 0 }).promise;
}

/** Draws a page over a canvas that it sizes. @param scale pixels of the canvas for a point of the page */
export async function drawPage(pdf: Pdf, number: number, canvas: HTMLCanvasElement, scale: number): Promise<void> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
}

/** What a page says, for people who hear it. */
export async function textOfPage(pdf: Pdf, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('');
}
