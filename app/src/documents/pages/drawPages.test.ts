import { getPaper } from '@mortar/themes/paper';
import { describe, expect, it } from 'vitest';
import { fonts } from '#documents/testing/fonts.ts';
import { readPdf } from '#documents/testing/pdfText.ts';
import { drawPages } from './drawPages.ts';
import type { PagePart, PagesDocument } from './pages.ts';

const part = (heading: string, rows: string[][], changes: Partial<PagePart> = {}): PagePart => ({
  heading,
  facts: [
    { label: 'Account number', text: 'KEST-4411' },
    { label: 'Order number', text: '100131' },
  ],
  columns: [{ header: 'Code', width: 70 }, { header: 'Description' }, { header: 'Total', align: 'end', width: 70 }],
  rows,
  totals: [
    { label: 'Lines', text: String(rows.length) },
    { label: 'Total excluding VAT', text: 'R1\u00a0234.50' },
  ],
  signatures: ['Ordered by', 'Signature'],
  ...changes,
});
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => [`0011${index}`, `Akonofen 25 mg CAP 30's ${index}`, `R${index}.00`]);

const read = (parts: readonly PagePart[], changes: Partial<PagesDocument> = {}) =>
  readPdf(
    drawPages(
      {
        title: 'Order 100131',
        letterhead: { brand: 'mortar', name: 'Kloof Street Pharmacy', lines: ['12 Kloof Street', 'Cape Town, 8001'] },
        parts,
        pageText: 'Page {page} of {pages}',
        continuedText: '(continued)',
        ...changes,
      },
      { logo: null, paper: getPaper('mortar') },
      fonts,
    ),
  );

describe('a printed document', () => {
  it('has A4 pages for each part, each with letterhead, headings and page number', async () => {
    const {
      title,
      pages,
      fonts: embedded,
    } = await read([part('Kestrel Wholesale', lines(2)), part('Umvoti Wholesalers', lines(1))]);
    expect(title).toBe('Order 100131');
    expect(embedded).toBe(2);
    expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [595, 842],
      [595, 842],
    ]);
    for (const { text } of pages) {
      for (const words of [
        'Kloof Street Pharmacy',
        '12 Kloof Street',
        'Code Description Total',
        'KEST-4411',
        'Signature',
      ]) {
        expect(text).toContain(words);
      }
    }
    expect(pages[0]?.text).toContain('Kestrel Wholesale');
    expect(pages[0]?.text).not.toContain('Umvoti');
    expect(pages[0]?.text).toContain("00111 Akonofen 25 mg CAP 30's 1 R1.00");
    expect(pages[0]?.text).toMatch(/Total excluding VAT R1\s234\.50/);
    expect(pages[1]?.text).toContain('Page 2 of 2');
  });

  it('continues over pages with its headings, and ends with its totals', async () => {
    const { pages } = await read([part('Kestrel Wholesale', lines(100))]);
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages.slice(1)) expect(text).toContain('Kestrel Wholesale (continued)');
    for (const { text } of pages) expect(text).toContain('Code Description Total');
    const fullText = pages.map(({ text }) => text).join(' ');
    for (const [code = '', name = ''] of lines(100)) expect(fullText).toContain(`${code} ${name}`);
    expect(pages.filter(({ text }) => text.includes('Total excluding VAT'))).toHaveLength(1);
    expect(pages.at(-1)?.text).toContain('Total excluding VAT');
  });

  it.each(Array.from({ length: 12 }, (_, index) => 24 + index))(
    'keeps totals and signature space together, whatever room %d lines leave on the page',
    async (count) => {
      const { pages } = await read([part('Kestrel Wholesale', lines(count))]);
      const ends = pages.map(({ text }) => [text.includes('Total excluding VAT'), text.includes('Signature')]);
      expect(ends.filter(([totals]) => totals)).toEqual([[true, true]]);
    },
  );

  it('can be read and searched in all its characters', async () => {
    const texts = ['Łódź Żółć', 'ąęółżź ŵŷ', 'β-lactam µg ≥ 5', 'Nguyễn', 'Жук'];
    const { pages } = await read([part('Kestrel', [['1', texts.join(' / '), '']])]);
    expect(pages[0]?.text).toContain('Łódź Żółć / ąęółżź ŵŷ / β-lactam μg ≥ 5 / Nguyên / ???');
  });

  it('wraps text that is too long for its column and truncates nothing', async () => {
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4);
    const { pages } = await read([part('Kestrel', [['1', word, 'R1.00']])]);
    expect(pages[0]?.text.replaceAll(' ', '').match(/coniosis/g)).toHaveLength(4);
  });

  it('has a small file size', async () => {
    const bytes = drawPages(
      {
        title: 'x',
        letterhead: { brand: 'mortar', name: 'x', lines: [] },
        pageText: '',
        continuedText: '',
        parts: [part('Kestrel', lines(500))],
      },
      { logo: null, paper: getPaper('mortar') },
      fonts,
    );
    expect(bytes.length).toBeLessThan(120_000);
  });
});
