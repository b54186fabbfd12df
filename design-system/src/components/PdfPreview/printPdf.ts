import './printPdf.css';
import { drawPage, openPdf } from './openPdf.ts';

/** Pixels a point: 200 to the inch, where a page of text is as sharp as office printers make it. */
const FINENESS = 200 / 72;

const loaded = (picture: HTMLImageElement) => picture.decode().catch(() => undefined);

/**
 * Prints a document by the browser's own dialog, a sheet a page. What is drawn of it is printed rather than a frame with the
 * file: frames of `blob:` addresses are refused where a page says what it may frame.
 * @param signal calls it off: drawing ends with the page that is being drawn, and no dialog opens
 * @throws when it is no PDF
 */
export async function printPdf(file: Blob, { signal }: { signal?: AbortSignal } = {}): Promise<void> {
  const pdf = await openPdf(file);
  const sheets = document.createElement('div');
  sheets.className = 'm-print';
  const remove = () => sheets.remove();
  try {
    const canvas = document.createElement('canvas');
    for (let number = 1; number <= pdf.numPages && !signal?.aborted; number += 1) {
      await drawPage(pdf, number, canvas, FINENESS);
      const sheet = document.createElement('img');
      sheet.alt = '';
      sheet.src = canvas.toDataURL('image/png');
      sheets.append(sheet);
    }
    if (signal?.aborted) return;
    document.body.append(sheets);
    await Promise.all([...sheets.querySelectorAll('img')].map(loaded));
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
