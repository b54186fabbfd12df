import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Text and page sizes (in points) of a PDF, read by a different library than the one that wrote it. */
export interface ReadPdf {
  /** Title of the viewer's window. */
  title: string;
  pages: { text: string; width: number; height: number }[];
  fonts: number;
}

interface Page {
  getTextContent(): Promise<{ items: ({ str: string; fontName: string } | { type: string })[] }>;
  getViewport(options: { scale: number }): { width: number; height: number };
}

/** Part of the preview library that is used. */
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

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { getDocument } = (await import(pathToFileURL(library).href)) as Library;
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const fonts = new Set<string>();
  const pages: ReadPdf['pages'] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('fontName' in item) fonts.add(item.fontName);
    const { width, height } = page.getViewport({ scale: 1 });
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text: text.replace(/\s+/g, ' '), width, height });
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { title: info.Title ?? '', pages, fonts: fonts.size };
}

/** Removes spaces, because long names break within a word. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');
