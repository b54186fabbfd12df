import './printPdf.css';
import { drawPage, openPdf } from './openPdf.ts';

/** Pixels per point: 200 dpi, as sharp as office printers print text. */
const PIXELS_PER_POINT = 200 / 72;

const decodePicture = (picture: HTMLImageElement) => picture.decode().catch(() => undefined);

/**
 * Prints a document with the browser's dialog, one sheet per page. Prints rendered pages rather than a frame with the
 * file, because `frame-src` policies block `blob:` frames.
 * @param signal aborts: rendering ends with the current page, and no dialog opens
 * @throws if it is not a PDF
 */
export async function printPdf(file: Blob, { signal }: { signal?: AbortSignal } = {}): Promise<void> {
  const pdf = await openPdf(file);
  const sheets = document.createElement('div');
  sheets.className = 'm-print';
  const remove = () => sheets.remove();
  try {
    const canvas = document.createElement('canvas');
    for (let number = 1; number <= pdf.numPages && !signal?.aborted; number += 1) {
      await drawPage(pdf, number, canvas, PIXELS_PER_POINT);
      const sheet = document.createElement('img');
      sheet.alt = '';
      sheet.src = canvas.toDataURL('image/png');
      sheets.append(sheet);
    }
    if (signal?.aborted) return;
    document.body.append(sheets);
    await Promise.all([...sheets.querySelectorAll('img')].map(decodePicture));
    if (signal?.aborted) return remove();
    addEventListener('afterprint', remove, { once: true });
    print();
  } catch (error) {
    remove();
    throw error;
  } finally {
    void pdf.loadingTask.destroy();
  }
}
