import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What the pages of a PDF say, and how large they are in points, read by another library than wrote it. */
export interface ReadPdf {
  /** Its title in the window that shows it. */
  title: string;
  pages: { text: string; width: number; height: number }[];
  /** How many faces it brings along. */
  faces: number;
}

interface Page {
  getTextContent(): Promise<{ items: ({ str: string; fontName: string } | { type: string })[] }>;
  getViewport(options: { scale: number }): { width: number; height: number };
}

/** What is used of the library that previews are drawn with. */
interface Library {
  getDocument(source: { data: Uint8Array; verbosity: number; useSystemFonts: boolean }): {
    promise: Promise<{
      numPages: number;
      getPage(number: number): Promise<Page>;
      getMetadata(): Promise<{ info: { Title?: string } }>;
    }>;
    destroy(): Promise<void>;
  };
}

const library = createRequire(new URL('../../../../design-system/package.json', import.meta.url)).resolve(
  'pdfjs-dist/legacy/build/pdf.mjs',
);

/** Reads a PDF in Node. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { getDocument } = (await import(pathToFileURL(library).href)) as Library;
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const faces = new Set<string>();
  const pages: ReadPdf['pages'] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('fontName' in item) faces.add(item.fontName);
    const { width, height } = page.getViewport({ scale: 1 });
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text: text.replace(/\s+/g, ' '), width, height });
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { title: info.Title ?? '', pages, faces: faces.size };
}

/** To look for a name in what a page says: one that is too long for its line is broken, also within a word. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');
